import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authenticityMessages } from '../messages/authenticity.ts';
import { coatingAlphabet, coatingCode, coatingCodeBatch, readCoatingCode } from './coatingCode.ts';
import { coatingBatchMax, coatingCodeLength } from './limits.ts';

const { coating, batch } = authenticityMessages;
const codes = fc.string({
  unit: fc.constantFrom(...coatingAlphabet),
  minLength: coatingCodeLength,
  maxLength: coatingCodeLength,
});
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
const blanks = fc.string({
  unit: fc.constantFrom(' ', '\u3000', '\u00a0', '\t', '-', '—', '－', '\u200b', '\ufeff', '\u202e', '\u00ad'),
  maxLength: 2,
});

describe('the alphabet of coating codes', () => {
  it.each(['0OQ', '1IL', '2Z', '5S', '8B', 'VU'])('has at most one of %s, which look alike', (alike) => {
    expect([...alike].filter((character) => coatingAlphabet.includes(character)).length).toBeLessThanOrEqual(1);
  });

  it('has each character once, and leaves out those that the sentence names', () => {
    expect(new Set(coatingAlphabet).size).toBe(coatingAlphabet.length);
    const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((one) => !coatingAlphabet.includes(one));
    expect(others.join('')).toBe('01BILOQSUZ');
    for (const other of others) expect(coating.malformed.replace('6 位', '')).toContain(other);
  });
});

describe('readCoatingCode', () => {
  it('reads a code however it is typed: small or full-width letters, blanks and hyphens between', () => {
    fc.assert(
      fc.property(codes, fc.array(blanks, { minLength: 7, maxLength: 7 }), fc.boolean(), (code, gaps, wide) => {
        const typed = [...code.toLowerCase()].map((one, place) => `${gaps[place]}${one}`).join('') + gaps[6];
        expect(readCoatingCode(wide ? fullWidth(typed) : typed)).toBe(code);
      }),
    );
  });

  it('gives nothing but codes, whatever is typed', () => {
    const characters = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(characters, fc.constantFrom(...coatingAlphabet)) }), (typed) => {
        const code = readCoatingCode(typed);
        expect(code === null || new RegExp(`^[${coatingAlphabet}]{6}$`).test(code)).toBe(true);
      }),
    );
  });

  it.each(['', '73K9M', '73K9M44', '73K9M0', '73K9MO', '73K9M!', '７３Ｋ９Ｍ'])('refuses %j', (typed) => {
    expect(readCoatingCode(typed)).toBeNull();
    expect(coatingCode.safeParse(typed).error?.issues[0]?.message).toBe(coating.malformed);
  });
});

describe('coatingCodeBatch', () => {
  const entry = { identifier: '88.118.001/GT-2026-000123', code: '73k 9m4' };
  const sentence = (given: unknown) => coatingCodeBatch.safeParse(given).error?.issues[0]?.message;

  it('takes codes as people type them and keeps them as they are compared', () => {
    expect(coatingCodeBatch.parse([entry])).toEqual([{ identifier: entry.identifier, code: '73K9M4' }]);
  });

  it('says which entry is wrong and what is wrong with it', () => {
    expect(sentence([])).toBe(batch.empty);
    expect(sentence(undefined)).toBe(batch.empty);
    expect(sentence([entry, { ...entry, code: '73K9M0' }])).toBe(batch.code.replace('{number}', '2'));
    expect(sentence([entry, entry, { ...entry, identifier: ' ' }])).toBe(batch.identifier.replace('{number}', '3'));
    expect(sentence([null])).toBe(batch.code.replace('{number}', '1'));
  });

  it('takes as many as the limit says and no more', () => {
    const many = Array.from({ length: coatingBatchMax }, () => entry);
    expect(coatingCodeBatch.safeParse(many).success).toBe(true);
    expect(sentence([...many, entry])).toBe('一次最多提交 1,000 条涂层验证码，请分批提交');
  });
});
