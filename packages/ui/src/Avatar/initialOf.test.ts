import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf } from './initialOf.ts';

describe('initialOf', () => {
  it.each([
    ['陈立群', '陈'],
    ['  周宁 ', '周'],
    ['欧阳 明', '欧'],
    ['（测试）王五', '测'],
    ['「力码」平台', '力'],
    ['Li Wei', 'LW'],
    ['li wei', 'LW'],
    ['Anna-Maria van der Berg', 'AB'],
    ['ERP', 'E'],
    ['LIMA 力码', 'L'],
    ['力码 LIMA', '力'],
    ['Zoe\u0308', 'Z'],
    ['e\u0301mile', 'É'],
    ['ßen', 'ß'],
    ['Иван Петров', 'И'],
    ['138 0000 0118', '1'],
    ['𠮷野', '𠮷'],
    ['张·Wei', '张'],
  ])('stands for %s with %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it.each(['', '   ', '···', '👋', '—'])('gives nothing when the name is "%s"', (name) => {
    expect(initialOf(name)).toBeNull();
  });

  it('gives one or two characters, each a letter or digit, when there is anything in the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const characters = [...(initialOf(name) ?? '')];
        expect(characters.length).toBeLessThanOrEqual(2);
        for (const character of characters) expect(character).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });

  it('is the same whatever signs and spaces are around the name', () => {
    const around = fc.stringMatching(/^[\s（）「」、，]{0,4}$/);
    const word = fc.constantFrom('陈立群', 'Li Wei', 'MES', '山东泰岳健身科技');
    fc.assert(
      fc.property(around, word, around, (before, name, after) => {
        expect(initialOf(before + name + after)).toBe(initialOf(name));
      }),
    );
  });
});
