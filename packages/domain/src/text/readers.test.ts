import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedEmail } from '../account/email.ts';
import { typedMobile } from '../account/mobile.ts';
import { typedFaultNumber } from '../repair/faultNumber.ts';
import { cleanCoatingCode } from '../scene/coatingCode.ts';
import { typedDocumentNumber } from './documentNumber.ts';
import { joinedDigits } from './joinedDigits.ts';
import { typedPersonName } from './personName.ts';
import { typedPhoneNumber } from './phoneNumber.ts';
import { plainLine, plainText } from './plainText.ts';
import { typedCharacters } from './typedCharacters.ts';

const readers = {
  plainText,
  plainLine,
  typedCharacters,
  joinedDigits,
  typedDocumentNumber,
  typedPersonName,
  typedPhoneNumber,
  typedEmail,
  typedMobile,
  typedFaultNumber,
  cleanCoatingCode,
};

/** What keyboards, chat apps, spreadsheets and PDF files put into texts, next to plain signs. */
const unit = fc.oneof(
  fc.constantFrom(...'0189aZéßﬁŉ·•。．.-—－()（）+@/ \t\r\n\u3000\u00A0标识陳⼯⻋'),
  fc.constantFrom(
    '\u200B',
    '\u202E',
    '\u00AD',
    '\uFE0F',
    '\u2028',
    '\u2800',
    '\u3164',
    '\u0301',
    '\u0308',
    '\u{E0001}',
  ),
  fc.constantFrom('\uE863', '\uD83D', '\uDE00', '+86', '0086', '(0531)', '1380000', '0118', '工单号', 'WX'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const typed = fc.string({ unit, maxLength: 24 });

describe.each(Object.entries(readers))('%s', (name, read) => {
  it('leaves what it has read when it reads it again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = read(text);
        expect(read(once)).toBe(once);
      }),
    );
  });

  it('leaves nothing that nobody sees, neither inside nor at the ends, whatever is typed', () => {
    const unseen = name === 'plainText' ? /(?!\n)[\p{Cc}\p{Cf}\p{DI}]/u : /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]/u;
    fc.assert(
      fc.property(typed, (text) => {
        const once = read(text);
        expect(once).not.toMatch(unseen);
        expect(once).toBe(once.trim());
        expect(once).toBe(once.normalize('NFC'));
      }),
    );
  });
});
