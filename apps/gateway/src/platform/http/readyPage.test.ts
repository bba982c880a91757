import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeReady } from './readyPage.ts';

// Longer than the window of the compression.
const html = Array.from({ length: 20_000 }, (_, index) => `<li>跑步机 ${index}</li>`).join('');

describe('a page that is ready to be sent', () => {
  it('is compressed once for each encoding, and reads the same afterwards', async () => {
    const { pack } = makeReady(html, '');
    const [br, gzip] = await Promise.all([pack('br'), pack('gzip')]);
    expect(brotliDecompressSync(br).toString()).toBe(html);
    expect(gunzipSync(gzip).toString()).toBe(html);
    expect([await pack('br'), await pack('gzip')]).toEqual([br, gzip]);
    expect(pack('br')).toBe(pack('br'));
  });
});
