import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTransactionId, transactionId } from './transactionId.ts';

const digits = '00010f10ff0102030405060708090a0b';

describe('makeTransactionId', () => {
  it('writes 16 bytes as 32 digits when they are given', () => {
    const bytes = [0, 1, 15, 16, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(makeTransactionId(Uint8Array.from(bytes))).toBe(digits);
  });

  it.each([0, 15, 17, 32])('gives none when there are %d bytes', (length) => {
    expect(makeTransactionId(new Uint8Array(length))).toBeNull();
  });

  it('fits the rule and differs for different random values', () => {
    const chance = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        expect(transactionId.safeParse(makeTransactionId(one)).success).toBe(true);
        expect(makeTransactionId(one) === makeTransactionId(other)).toBe(one.every((byte, at) => byte === other[at]));
      }),
    );
  });
});

describe('transactionId', () => {
  it.each([
    digits.slice(1),
    `${digits}0`,
    digits.toUpperCase(),
    `${digits.slice(1)}g`,
    ` ${digits}`,
    `${digits}\n`,
    '',
  ])('refuses %j when it is no such id', (text) => {
    expect(transactionId.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      '信息不完整，请返回重新选择',
    ]);
  });
});
