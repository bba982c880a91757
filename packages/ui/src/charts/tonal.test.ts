import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { outlineFrom, tonalParts, tonalPick } from './tonal.ts';

describe('tonalParts', () => {
  it('takes the steps that the tokens pick when there are two to six parts', () => {
    const { pick, outlineFrom: first } = tokens.color.tonal;
    for (const [count, steps] of Object.entries(pick)) expect(tonalPick[Number(count)]).toEqual(steps);
    expect(outlineFrom).toBe(first);
  });

  it('orders four parts by size, darkest first, and outlines the pale ones', () => {
    const parts = tonalParts(
      [
        { name: '户外与小件', share: 16 },
        { name: '有氧器械', share: 46 },
        { name: '康复与其他', share: 10 },
        { name: '力量器械', share: 28 },
      ],
      '其余',
    );
    expect(parts.map(({ name }) => name)).toEqual(['有氧器械', '力量器械', '户外与小件', '康复与其他']);
    expect(parts.map(({ color, outline }) => color !== outline)).toEqual([false, false, true, true]);
  });

  it('gathers what comes after six parts in one more, at the end', () => {
    const parts = tonalParts(
      [30, 20, 15, 12, 10, 8, 3, 2].map((share) => ({ name: `类别 ${share}`, share })),
      '其余',
    );
    expect(parts).toHaveLength(7);
    expect(parts.at(-1)).toMatchObject({ name: '其余', share: 5 });
  });

  it('leaves out parts of nothing', () => {
    expect(tonalParts([{ name: '无', share: 0 }], '其余')).toEqual([]);
  });

  it('keeps the sum, never more than seven parts, and gives neighbours different colours', () => {
    const part = fc.record({ name: fc.string(), share: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (given) => {
        const drawn = tonalParts(given, '其余');
        const sum = (list: readonly { share: number }[]) => list.reduce((total, { share }) => total + share, 0);
        expect(sum(drawn)).toBe(sum(given));
        expect(drawn.length).toBeLessThanOrEqual(7);
        expect(new Set(drawn.map(({ color }) => color)).size).toBe(drawn.length);
      }),
    );
  });
});
