import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTyped, type ListRow, moveInList, notTyping, typeLetter } from './listKeys.ts';

const rows: ListRow[] = [
  { text: '营业执照' },
  { text: '税务登记证', disabled: true },
  { text: '组织机构代码证' },
  { text: '安全生产许可证' },
];
const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'];

describe('moveInList', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 2, 0],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['PageDown', 0, 3],
    ['PageUp', 3, 0],
  ])('leads with %s from row %i to row %i', (key, from, to) => {
    expect(moveInList(rows, from, key)).toBe(to);
  });

  it.each(['a', 'Enter', 'Tab', 'ArrowLeft'])('leads nowhere when the key is %s', (key) => {
    expect(moveInList(rows, 0, key)).toBeNull();
  });

  it('leads to a row that can be chosen, or nowhere when there is none', () => {
    const lists = fc.array(fc.record({ text: fc.string(), disabled: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(lists, fc.nat(29), fc.constantFrom(...keys), (list, from, key) => {
        const row = moveInList(list, Math.min(from, list.length - 1), key);
        const canBeChosen = list.filter(({ disabled }) => !disabled);
        expect(canBeChosen.includes(list[row ?? -1] ?? { text: '', disabled: true })).toBe(canBeChosen.length > 0);
      }),
    );
  });
});

describe('typing', () => {
  it('puts letters together when they come quickly and starts over when they do not', () => {
    const first = typeLetter(notTyping, '税', 1000);
    expect(first).toEqual({ text: '税', at: 1000 });
    expect(typeLetter(first ?? notTyping, '务', 1400)).toEqual({ text: '税务', at: 1400 });
    expect(typeLetter(first ?? notTyping, '安', 1500)).toEqual({ text: '安', at: 1500 });
  });

  it('leaves a space alone unless it belongs to a word', () => {
    expect(typeLetter(notTyping, ' ', 1000)).toBeNull();
    expect(typeLetter({ text: 'GT', at: 900 }, ' ', 1000)).toEqual({ text: 'GT ', at: 1000 });
  });

  it.each(['Enter', 'Tab', 'F5'])('takes no letter from the key %s', (key) => {
    expect(typeLetter(notTyping, key, 0)).toBeNull();
  });
});

describe('findTyped', () => {
  const letters = ['Apple', 'Avocado', 'Banana', 'aloe'].map((text) => ({ text }));

  it('goes on through the rows of one letter when it is typed again', () => {
    expect(findTyped(letters, -1, { text: 'a', at: 0 })).toBe(0);
    expect(findTyped(letters, 0, { text: 'aa', at: 0 })).toBe(1);
    expect(findTyped(letters, 1, { text: 'aaa', at: 0 })).toBe(3);
    expect(findTyped(letters, 3, { text: 'a', at: 0 })).toBe(0);
  });

  it('stays when the row still begins with the word typed', () => {
    expect(findTyped(letters, 1, { text: 'av', at: 0 })).toBe(1);
  });

  it('finds nothing when no row that can be chosen begins so', () => {
    expect(findTyped(rows, 0, { text: '税务', at: 0 })).toBeNull();
    expect(findTyped(letters, 0, { text: 'x', at: 0 })).toBeNull();
    expect(findTyped([], -1, { text: 'a', at: 0 })).toBeNull();
  });
});
