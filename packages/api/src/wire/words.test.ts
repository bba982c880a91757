import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quickEncode } from './quickEncode.ts';
import { wireFlag, wireWords, wireWordsOrUnknown } from './words.ts';

const size = z.enum(['small', 'large', 'unknown'], '请选择大小');
const codes = { small: 0, large: 2, unknown: -2 } as const;

describe('wireWords', () => {
  const wireSize = wireWords(size, codes);

  it.each(Object.entries(codes))('encodes %s as %i and decodes it', (word, code) => {
    expect(z.encode(wireSize, word as keyof typeof codes)).toBe(code);
    expect(quickEncode(wireSize, word as keyof typeof codes)).toBe(code);
    expect(z.decode(wireSize, code)).toBe(word);
  });

  it.each([1, 3, -1, '0', 'small', null, undefined])('refuses %j with the message of the field', (code) => {
    expect(z.safeDecode(wireSize, code as 0).error?.issues[0]?.message).toBe('请选择大小');
  });

  it.each(['medium', 'toString', 0])('refuses to encode %j, which is none of its words', (word) => {
    expect(z.safeEncode(wireSize, word as 'small').error?.issues[0]?.message).toBe('请选择大小');
    expect(() => quickEncode(wireSize, word as 'small')).toThrow('请选择大小');
  });

  it('throws when two words share one code', () => {
    expect(() => wireWords(size, { ...codes, large: 0 })).toThrow('share one code');
  });
});

describe('quickEncode', () => {
  it('returns the result of z.encode when an object holds words and flags', () => {
    const parcel = z.object({ size: wireWords(size, codes), free: wireFlag });
    const value = { size: 'unknown', free: true } as const;
    expect(quickEncode(parcel, value)).toEqual({ size: -2, free: 1 });
    expect(z.encode(parcel, value)).toEqual({ size: -2, free: 1 });
  });

  it('encodes the right variant of a union when its tag is a word with a code', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: wireWords(z.enum(['waiting']), { waiting: 0 }), since: z.number() }),
      z.object({ kind: wireWords(z.enum(['done']), { done: 1 }), by: z.string() }),
    ]);
    const value = { kind: 'done', by: '张工' } as const;
    expect(quickEncode(kinds, value)).toEqual({ kind: 1, by: '张工' });
    expect(z.encode(kinds, value)).toEqual({ kind: 1, by: '张工' });
    expect(z.decode(kinds, { kind: 0, since: 5 })).toEqual({ kind: 'waiting', since: 5 });
  });
});

describe('wireFlag', () => {
  it.each([
    [0, false],
    [1, true],
  ] as const)('maps %j and %j onto each other', (code, flag) => {
    expect(z.decode(wireFlag, code)).toBe(flag);
    expect(z.encode(wireFlag, flag)).toBe(code);
    expect(quickEncode(wireFlag, flag)).toBe(code);
  });

  it.each([2, '1', true, null])('refuses %j when it is neither 0 nor 1', (code) => {
    expect(z.safeDecode(wireFlag, code as 1).success).toBe(false);
  });
});

describe('wireWordsOrUnknown', () => {
  const wireSize = wireWordsOrUnknown(size, codes, 'unknown');

  it.each(Object.entries(codes))('encodes %s as %i and decodes it', (word, code) => {
    expect(z.encode(wireSize, word as keyof typeof codes)).toBe(code);
    expect(z.decode(wireSize, code)).toBe(word);
  });

  it.each([1, 4, -1, 0.5])('decodes %j, which belongs to no word, to the fallback', (code) => {
    expect(z.decode(wireSize, code)).toBe('unknown');
  });

  it('refuses a value that is no number', () => {
    expect(z.safeDecode(wireSize, '0' as unknown as number).success).toBe(false);
  });
});
