import { describe, expect, it } from 'vitest';
import { holdsTag } from './entityTag.ts';

describe('holdsTag', () => {
  it.each(['"a"', 'W/"a"', '*', '"x", "a"', 'W/"x",W/"a"'])('finds the tag in the header %s', (header) => {
    expect(holdsTag(header, '"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', '"ab"', 'a', '"b", W/"c"'])('does not find the tag in the header %s', (header) => {
    expect(holdsTag(header, '"a"')).toBe(false);
  });
});
