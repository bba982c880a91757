import { describe, expect, it } from 'vitest';
import { type CharacterKind, hasLoneKind, missingKinds } from './characterKind.ts';

const ofKind: [string, CharacterKind][] = [
  ['a', 'lower'],
  ['z', 'lower'],
  ['A', 'upper'],
  ['Z', 'upper'],
  ['0', 'digit'],
  ['9', 'digit'],
  ['`', 'symbol'],
  ['{', 'symbol'],
  ['@', 'symbol'],
  ['[', 'symbol'],
  ['/', 'symbol'],
  [':', 'symbol'],
  [' ', 'symbol'],
  ['中', 'symbol'],
  ['é', 'symbol'],
  ['Ａ', 'symbol'],
  ['１', 'symbol'],
  ['😀', 'symbol'],
];

describe('missingKinds', () => {
  it.each(ofKind)('misses every kind but that of %s when a text is that character', (character, kind) => {
    const others = (['lower', 'upper', 'digit', 'symbol'] as const).filter((other) => other !== kind);
    expect(missingKinds(character)).toEqual(others);
  });

  it('misses all kinds when the text is empty, none when each is there', () => {
    expect(missingKinds('')).toEqual(['lower', 'upper', 'digit', 'symbol']);
    expect(missingKinds('aA0@')).toEqual([]);
  });
});

describe('hasLoneKind', () => {
  it.each(ofKind)('finds %s when it stands alone among characters of another kind', (character, kind) => {
    const other = kind === 'lower' ? '77' : 'bb';
    expect(hasLoneKind(character)).toBe(true);
    expect(hasLoneKind(other + character)).toBe(true);
    expect(hasLoneKind(other + character + character)).toBe(false);
  });

  it('finds nothing when the text is empty', () => {
    expect(hasLoneKind('')).toBe(false);
  });
});
