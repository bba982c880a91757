import type { DocumentRun } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowText, type Measure } from './flowText.ts';

/** Chinese characters two wide, all others one. */
const measure: Measure = (text) =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u2E80-\uFFEF]/.test(sign) ? 2 : 1), 0);

const plain = (text: string): DocumentRun => ({ text, style: 'plain' });
const code = (text: string): DocumentRun => ({ text, style: 'code' });
const linesOf = (runs: readonly DocumentRun[], width: number) =>
  flowText(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));

describe('flowText', () => {
  it('starts no line with a closing mark and ends none with an opening one', () => {
    expect(linesOf([plain('扫码查询，核对（铭牌）编码。')], 8)).toEqual(['扫码查', '询，核对', '（铭牌）', '编码。']);
  });

  it('keeps words and figures whole, and drops the space at the end of a line', () => {
    expect(linesOf([plain('at most 1,000 per batch')], 9)).toEqual(['at most', '1,000 per', 'batch']);
  });

  it('keeps a mark with the code before it when their styles differ', () => {
    expect(linesOf([plain('字段'), code('code'), plain('，必填')], 8)).toEqual(['字段', 'code，必', '填']);
  });

  it('breaks a code after its own separators, and anywhere without them', () => {
    expect(linesOf([code('/manager/order/save')], 10)).toEqual(['/manager/', 'order/save']);
    expect(linesOf([code('abcdefghijkl')], 5)).toEqual(['abcde', 'fghij', 'kl']);
  });

  it('joins runs of one style and separates those of another', () => {
    expect(flowText([plain('一'), plain('二'), { text: '三', style: 'strong' }], 99, measure)).toEqual([
      [plain('一二'), { text: '三', style: 'strong' }],
    ]);
  });

  it('loses nothing but spaces at line ends, and never exceeds the width', () => {
    const run = fc.record({
      text: fc.string({ unit: fc.constantFrom('码', '，', '（', 'a', '7', '/', ' '), minLength: 1, maxLength: 12 }),
      style: fc.constantFrom('plain' as const, 'strong' as const, 'code' as const),
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), fc.integer({ min: 2, max: 20 }), (runs, width) => {
        const lines = linesOf(runs, width);
        const bare = (text: string) => text.replaceAll(' ', '');
        expect(bare(lines.join(''))).toBe(bare(runs.map(({ text }) => text).join('')));
        for (const line of lines) expect(measure(line, 'plain')).toBeLessThanOrEqual(width);
      }),
    );
  });
});
