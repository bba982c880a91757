import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairMessages } from '../messages/repair.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { faultKind, faultKinds } from './faultKind.ts';
import { faultNumber, formatFaultNumber } from './faultNumber.ts';
import { faultReport, faultTransactionId } from './faultReport.ts';
import { faultContactNameMaxLength, faultWordsMaxLength } from './limits.ts';

const { form } = repairMessages;
const right = { kind: 'noise', words: '运行时有异响', contactName: '', contactMobile: '' };
const refusalOf = (given: object) => {
  const verdict = faultReport.safeParse(given);
  return verdict.success ? null : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('faultReport', () => {
  it('takes a kind and words alone, and gives everything back clean', () => {
    expect(faultReport.parse(right)).toEqual(right);
    const typed = {
      kind: 'other',
      words: ' 屏幕\r\n不亮\u0007 ',
      contactName: '王\n晓楠 ',
      contactMobile: ' 138 0000-0118',
    };
    const clean = { kind: 'other', words: '屏幕\n不亮', contactName: '王 晓楠', contactMobile: '13800000118' };
    expect(faultReport.parse(typed)).toEqual(clean);
  });

  it.each([
    ['no kind', { kind: null }, [['kind', form.kind]]],
    ['another kind', { kind: 'explosion' }, [['kind', form.kind]]],
    ['no words', { words: undefined }, [['words', form.wordsTooShort]]],
    ['blank words', { words: ' \n\u200b ' }, [['words', form.wordsTooShort]]],
    ['one character', { words: '𠮷' }, [['words', form.wordsTooShort]]],
    ['two characters', { words: '𠮷𠮷' }, null],
    ['as many characters as there may be', { words: '𠮷'.repeat(faultWordsMaxLength) }, null],
    ['too many characters', { words: '𠮷'.repeat(faultWordsMaxLength + 1) }, [['words', form.wordsTooLong]]],
    ['a long name', { contactName: '王'.repeat(faultContactNameMaxLength + 1) }, [['contactName', form.contactName]]],
    ['a short number', { contactMobile: '1380000011' }, [['contactMobile', form.contactMobile]]],
    ['a landline', { contactMobile: '0534-5210118' }, [['contactMobile', form.contactMobile]]],
    ['blanks for a number', { contactMobile: '  ' }, null],
  ])('is judged when it has %s', (_case, change, refusals) => {
    expect(refusalOf({ ...right, ...change })).toEqual(refusals);
  });

  it('says of everything that is wrong what it is, in the order of the form', () => {
    expect(refusalOf({})?.map(([field]) => field)).toEqual(['kind', 'words', 'contactName', 'contactMobile']);
  });

  it('changes nothing of what it made of a report when it reads it again', () => {
    const report = fc.record({
      kind: fc.constantFrom(...faultKind.options),
      words: fc.string({ unit: 'binary', maxLength: 40 }),
      contactName: fc.string({ unit: 'binary', maxLength: 20 }),
      contactMobile: fc.oneof(fc.constant(''), fc.constant('１３８ 0000 0118'), fc.string({ maxLength: 14 })),
    });
    fc.assert(
      fc.property(report, (typed) => {
        const once = faultReport.safeParse(typed);
        if (!once.success) return;
        expect(faultReport.parse(once.data)).toEqual(once.data);
        expect(once.data.contactMobile).toMatch(/^(?:1\d{10})?$/);
        expect(once.data.words).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u);
      }),
    );
  });

  it('has a name for every kind', () => {
    expect(Object.keys(faultKinds)).toEqual(faultKind.options);
  });
});

describe('faultTransactionId', () => {
  it.each([
    ['0123456789abcdef0123456789abcdef', true],
    ['0123456789ABCDEF0123456789ABCDEF', false],
    ['', false],
    [undefined, false],
  ])('judges %j', (id, ok) => {
    const verdict = faultTransactionId.safeParse(id);
    expect([verdict.success, verdict.error?.issues[0]?.message]).toEqual([ok, ok ? undefined : form.incomplete]);
  });
});

describe('formatFaultNumber', () => {
  it('writes numbers that read as numbers, each its own, and in order within a year while there are less than a million', () => {
    expect(formatFaultNumber(2026, 318)).toBe('WX-2026-000318');
    const count = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 9999 }), count, count, (year, one, other) => {
        const [first, second] = [formatFaultNumber(year, one), formatFaultNumber(year, other)];
        expect(faultNumber.parse(` ${first} `)).toBe(first);
        expect(first < second).toBe(one < other);
      }),
    );
    expect(faultNumber.safeParse(formatFaultNumber(2026, 1_000_000)).success).toBe(true);
    expect(faultNumber.safeParse('WX-2026-318').success).toBe(false);
  });
});

describe('plainText', () => {
  it('keeps what can be read, and counts it as a reader does', () => {
    expect(plainText('\u202e a\r\nb\rc\t\u0000d ')).toBe('a\nb\nc d');
    expect(characterCount('𠮷a')).toBe(2);
  });
});
