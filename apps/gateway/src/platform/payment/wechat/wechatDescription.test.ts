import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDescription, descriptionMaxBytes } from './wechatDescription.ts';

const words = fc
  .array(fc.constantFrom('应用', 'a', '（标准版）', '👩‍🔧', 'é', '、'), { maxLength: 80 })
  .map((all) => all.join(''));
const charactersOf = (text: string) => [...new Intl.Segmenter('zh').segment(text)].map(({ segment }) => segment);

describe('cutDescription', () => {
  it('returns a prefix of whole characters that fits', () => {
    fc.assert(
      fc.property(words, (description) => {
        const cut = cutDescription(description);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(descriptionMaxBytes);
        if (cut === description) return;
        expect(Buffer.byteLength(description)).toBeGreaterThan(descriptionMaxBytes);
        const kept = charactersOf(cut.slice(0, -1));
        expect(cut.endsWith('…')).toBe(true);
        expect(charactersOf(description).slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it('keeps as much as fits, and a short text unchanged', () => {
    expect(cutDescription('力'.repeat(42))).toBe('力'.repeat(42));
    expect(cutDescription('a'.repeat(127))).toBe('a'.repeat(127));
    expect(cutDescription('力'.repeat(43))).toBe(`${'力'.repeat(41)}…`);
    expect(cutDescription(`${'a'.repeat(120)}👩‍🔧👩‍🔧`)).toBe(`${'a'.repeat(120)}…`);
  });
});
