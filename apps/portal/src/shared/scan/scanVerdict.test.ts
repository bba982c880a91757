import { describe, expect, it } from 'vitest';
import { judgeScan, judgeScans } from './scanVerdict.ts';

describe('judgeScan', () => {
  it('returns the identifier when the code contains a link with it', () => {
    expect(judgeScan('https://id.example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123')).toEqual({
      ok: true,
      text: '88.118.001/GT-2026-000123',
    });
  });

  it('names the content and what is expected when the code contains something else', () => {
    const verdict = judgeScan('WIFI:S:gym;T:WPA;P:12345678;;');
    expect(verdict.ok).toBe(false);
    expect(verdict).toHaveProperty('message', expect.stringContaining('WIFI:S:gym'));
    expect(verdict).toHaveProperty('message', expect.stringContaining('88.118.001/GT-2026-000123'));
  });

  it('truncates long content in the message', () => {
    const verdict = judgeScan('x'.repeat(500));
    expect(verdict).toHaveProperty('message', expect.stringContaining('…'));
    expect(JSON.stringify(verdict).length).toBeLessThan(160);
  });
});

describe('judgeScans', () => {
  it('picks the identifier among several codes', () => {
    expect(judgeScans(['https://example.cn', '88.118.036/SB-2025-018842'])).toEqual({
      ok: true,
      text: '88.118.036/SB-2025-018842',
    });
  });

  it('returns null when a picture contains no code', () => {
    expect(judgeScans([])).toBeNull();
  });
});
