import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectCodeRefusal, parseIdentifier } from '../identifier/code.ts';
import { codeRefusals } from '../identifier/codeRefusal.ts';
import { readObjectCode, readOwnCode } from './objectCode.ts';

const prefix = '88.118.001';
const alphabet = 'ABCxyz0189-_.:/*=@';

describe('readObjectCode', () => {
  it('reads an object code as codes are read, and says why a text is none', () => {
    expect(readObjectCode(' ＧＴ-2026 000123 ')).toEqual({ ok: true, objectCode: 'GT-2026000123' });
    expect(readObjectCode('gt/1*a=@')).toEqual({ ok: true, objectCode: 'gt/1*a=@' });
    for (const [typed, reason] of [
      ['', 'objectCodeMissing'],
      ['跑步机', 'objectCodeChinese'],
      ['GT#1', 'objectCodeCharacter'],
      ['-GT', 'objectCodeStart'],
      ['GT-', 'objectCodeEnd'],
      ['G'.repeat(129), 'objectCodeTooLong'],
    ] as const) {
      expect(readObjectCode(typed)).toEqual({ ok: false, reason, message: codeRefusals[reason].message });
    }
  });

  it('accepts exactly what a whole code may have after its prefix', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 }), (code) => {
        const verdict = parseIdentifier(`${prefix}/${code}`);
        expect(objectCodeRefusal(code)).toBe(verdict.ok ? null : verdict.reason);
      }),
    );
  });
});

describe('readOwnCode', () => {
  it('takes an object code alone, or with the prefix of the enterprise', () => {
    expect(readOwnCode(prefix, 'GT-1')).toEqual({ ok: true, objectCode: 'GT-1' });
    expect(readOwnCode(prefix, '88.118.001/GT-1')).toEqual({ ok: true, objectCode: 'GT-1' });
    expect(readOwnCode(prefix, 'https://lima.example/?identifier=88.118.001%2FGT-1')).toEqual({
      ok: true,
      objectCode: 'GT-1',
    });
    expect(readOwnCode(prefix, '88.118.001/88.118.002/GT-1')).toEqual({ ok: true, objectCode: '88.118.002/GT-1' });
  });

  it('refuses the code of another enterprise, and one whose prefix is mistyped', () => {
    expect(readOwnCode(prefix, '88.118.002/GT-1')).toEqual({
      ok: false,
      reason: 'foreign',
      message: '标识编码不属于企业前缀 88.118.001，请更正前缀或只填写对象码',
    });
    expect(readOwnCode(prefix, '88.118/GT-1')).toMatchObject({ ok: false, reason: 'prefixTooFewSegments' });
    expect(readOwnCode(prefix, '88-118-001/GT-1')).toMatchObject({ ok: false, reason: 'prefixSeparator' });
    expect(readOwnCode(prefix, '')).toMatchObject({ ok: false, reason: 'objectCodeMissing' });
  });

  it('reads a code the same way with the prefix and without', () => {
    const code = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(code, (typed) => {
        const alone = readOwnCode(prefix, typed);
        expect(alone.ok ? readOwnCode(prefix, `${prefix}/${alone.objectCode}`) : alone).toEqual(alone);
      }),
    );
  });
});
