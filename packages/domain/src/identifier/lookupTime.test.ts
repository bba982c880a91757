import { describe, expect, it } from 'vitest';
import { lookupTimeText } from './lookupTime.ts';

describe('lookupTimeText', () => {
  it.each([
    [0, '小于 1 ms'],
    [0.4, '小于 1 ms'],
    [0.99, '小于 1 ms'],
    [1, '1 ms'],
    [279.6, '280 ms'],
  ])('says of %d: %s', (milliseconds, text) => {
    expect(lookupTimeText(milliseconds)).toBe(text);
  });
});
