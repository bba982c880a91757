import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeReady } from './readyPage.ts';

// Longer than the window of the compression, and short enough for its result to come from a pool.
const html = Array.from({ length: 5_000 }, (_, index) => `<li>跑步机 ${index}</li>`).join('');

describe('a page that is ready to be sent', () => {
  it('reads the same in each encoding and without one', async () => {
    const { bodyIn } = await makeReady(html, '');
    const [plain, br, gzip] = await Promise.all([bodyIn(), bodyIn('br'), bodyIn('gzip')]);
    expect(plain.toString()).toBe(html);
    expect(brotliDecompressSync(br).toString()).toBe(html);
    expect(gunzipSync(gzip).toString()).toBe(html);
  });

  it('is compressed once for each encoding, and keeps no uncompressed body', async () => {
    const { bodyIn } = await makeReady(html, '');
    expect(bodyIn('br')).toBe(bodyIn('br'));
    expect(bodyIn('gzip')).toBe(bodyIn('gzip'));
    expect(await bodyIn()).not.toBe(await bodyIn());
    for (const body of [await bodyIn('br'), await bodyIn('gzip')]) expect(body.buffer.byteLength).toBe(body.byteLength);
  });
});
