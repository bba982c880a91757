import { describe, expect, it } from 'vitest';
import { judgeScan, judgeScans } from './scanVerdict.ts';

describe('judgeScan', () => {
  it('gives the identifier when the code holds a link with it', () => {
    expect(judgeScan('https://id.example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123')).toEqual({
      ok: true,
      text: '88.118.001/GT-2026-000123',
    });
  });

  it('names what was read and what is expected when the code holds something else', () => {
    const verdict = judgeScan('WIFI:S:gym;T:WPA;P:12345678;;');
    expect(verdict.ok).toBe(false);
    expect(verdict).toHaveProperty('message', expect.stringContaining('WIFI:S:gym'));
    expect(verdict).toHaveProperty('message', expect.stringContaining('88.118.001/GT-2026-000123'));
  });

  it('shortens what it repeats when the content is long', () => {
    const verdict = judgeScan('x'.repeat(500));
    expect(verdict).toHaveProperty('message', expect.stringContaining('…'));
    expect(JSON.stringify(verdict).length).toBeLessThan(160);
  });
});

describe('judgeScans', () => {
  it('takes the identifier when a picture holds several codes', () => {
    expect(judgeScans(['https://example.cn', '88.118.036/SB-2025-018842'])).toEqual({
      ok: true,
      text: '88.118.036/SB-2025-018842',
    });
  });

  it('gives nothing when a picture holds no code', () => {
    expect(judgeScans([])).toBeNull();
  });
});
