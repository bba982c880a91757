import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, splitMatch } from './matchText.ts';

const marked = (text: string, wanted: string) => {
  const { before, match, after } = splitMatch(text, wanted);
  return match === '' ? before : `${before}[${match}]${after}`;
};

describe('foldText', () => {
  it.each([
    ['ＧＴ－６', 'gt-6'],
    ['Fitness', 'fitness'],
    ['ﾍﾟｰｼﾞ', 'ページ'],
    ['功率㎾', '功率kw'],
  ])('makes %s and %s the same text', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });
});

describe('splitMatch', () => {
  it.each([
    ['宁津县健身器材厂', '健身', '宁津县[健身]器材厂'],
    ['山东泰岳 Fitness', 'FIT', '山东泰岳 [Fit]ness'],
    ['ＧＴ－６ 跑步机', 'gt-6', '[ＧＴ－６] 跑步机'],
    ['GT-6 跑步机', '６ 跑', 'GT-[6 跑]步机'],
    ['面积 ㎡', '2', '面积 [㎡]'],
    ['cafe\u0301 吧', 'fé', 'ca[fe\u0301] 吧'],
    ['健身健身', '健身', '[健身]健身'],
    ['宁津县', ' 津 ', '宁[津]县'],
    ['宁津县', '月球', '宁津县'],
    ['宁津县', ' ', '宁津县'],
    ['', '宁', ''],
  ])('marks in “%s” what is found by “%s”', (text, wanted, result) => {
    expect(marked(text, wanted)).toBe(result);
  });

  const character = fc.constantFrom('A', 'a', 'ａ', 'Ａ', '1', '１', '宁', '㎡', 'é', '\u0301', 'ß', '🏃', ' ');
  const text = fc.string({ unit: character, maxLength: 12 });

  it('keeps the text as it is written when it is split', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, match, after } = splitMatch(one, other);
        expect(before + match + after).toBe(one);
      }),
    );
  });

  it('marks what holds the searched text when it marks anything', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { match } = splitMatch(one, other);
        expect(match === '' || foldText(match).includes(foldText(other.trim()))).toBe(true);
      }),
    );
  });

  it('finds a part when only its case and width differ', () => {
    const plain = fc.stringMatching(/^[A-Za-z0-9宁津器材]{1,8}$/);
    const wide = (part: string) =>
      part.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).toUpperCase();
    fc.assert(
      fc.property(plain, plain, plain, (before, part, after) => {
        expect(splitMatch(before + part + after, wide(part)).match).not.toBe('');
      }),
    );
  });
});
