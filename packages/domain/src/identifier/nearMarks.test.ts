import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeNearCode, markDifferences } from './nearMarks.ts';

/** A code with its differences in brackets and its gaps as `_`. */
function marked(code: string, other: string): string {
  const write = { same: (text: string) => text, different: (text: string) => `[${text}]`, gap: () => '_' };
  return markDifferences(code, other)
    .map(({ kind, text }) => write[kind](text))
    .join('');
}

describe('markDifferences', () => {
  it.each([
    ['MT-2026-004410', 'MT-2026-0O4410', 'MT-2026-0[0]4410'],
    ['mt-2026-004410', 'MT-2026-0O4410', '[mt]-2026-0[0]4410'],
    ['MT-2026-040410', 'MT-2026-0O4410', 'MT-2026-0[40]410'],
    ['MT-2026-04410', 'MT-2026-0O4410', 'MT-2026-0_4410'],
    ['MT2026-004410', 'MT-2026-0O4410', 'MT_2026-0[0]4410'],
    ['GT-2026-000123', 'GT-2026-00123', 'GT-2026-[0]00123'],
  ])('marks %s compared with %s', (code, other, expected) => {
    const plain = marked(code, other);
    // Of equal adjacent characters, any may be the extra one.
    expect(plain.replaceAll(/\[0\]0+|0+\[0\]0*/g, '0*')).toBe(expected.replaceAll(/\[0\]0+|0+\[0\]0*/g, '0*'));
  });

  it('gives both codes back from their pieces', () => {
    const code = fc.string({ unit: fc.constantFrom(...'ABO0I1-_'), maxLength: 14 });
    fc.assert(
      fc.property(code, code, (one, other) => {
        const pieces = markDifferences(one, other);
        expect(pieces.map(({ text }) => text).join('')).toBe(one);
        expect(pieces.map((piece) => piece.other).join('')).toBe(other);
        for (const piece of pieces) expect(one.startsWith(piece.text, piece.at)).toBe(true);
        for (const piece of pieces) expect(piece.kind === 'same').toBe(piece.text === piece.other);
      }),
    );
  });
});

describe('describeNearCode', () => {
  it.each([
    ['MT-2026-0O4410', 'MT-2026-004410', '形近字', '您输入的是字母 O，这里是数字 0'],
    ['GT-2O26-I00123', 'GT-2026-100123', '形近字', '形近字：O 与 0、I 与 1'],
    ['gt-2026-000123', 'GT-2026-000123', '大小写不同', '大写与小写是两个编码'],
    ['MT-2026-0O4410', 'MT-2026-040410', '相邻两位颠倒', '0 与 4 换了位置'],
    ['MT-2026-0O4410', 'MT-2026-04410', '少一位', '您输入的多一个字母 O'],
    ['GT-2026-00123', 'GT-2026-000123', '多一位', '您输入的少一个数字 0'],
    ['MT-2026-0O4410', 'MT2026-004410', '少一个连字符', 'MT 与 2026 之间没有“-”'],
    ['GT2026-000123', 'GT-2026-000123', '多一个连字符', 'GT 与 2026 之间有“-”'],
    ['GT--2026-000123', 'GT-2026-000123', '少一个连字符', 'GT 与 2026 之间只有一个“-”'],
    ['GT-2026-000123', 'GT--2026-000123', '多一个连字符', 'GT 与 2026 之间不止一个“-”'],
    ['GT-2026-000123', '-GT-2026-000123', '多一个连字符', '开头有“-”'],
    ['GT-2026-000123_', 'GT-2026-000123', '少一个下划线', '结尾没有“_”'],
    ['GT-2026-0001*23', 'GT-2026-000123', '少一位', '您输入的多一个“*”'],
    ['GT_2026-000123', 'GT-2026-000123', '分隔符不同', '您输入的是“_”，这里是“-”'],
  ])('describes %s and %s: %s, %s', (typed, objectCode, tag, sentence) => {
    expect(describeNearCode(typed, objectCode)).toEqual({ tag, sentence });
  });

  it('says nothing of codes that are not near', () => {
    expect(describeNearCode('GT-2026-000123', 'RW-1')).toEqual({ tag: '', sentence: '' });
  });
});
