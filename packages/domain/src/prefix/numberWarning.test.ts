import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CertificateType, certificateType, type LegalIdType, legalIdType } from './documentType.ts';
import { type NumberWarningReason, warnLegalCardNumber, warnLicenceNumber } from './numberWarning.ts';

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const residentWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const residentChecks = '10X98765432';

function creditWarning(reason: NumberWarningReason) {
  return { reason, message: '证照号码不符合统一社会信用代码的规则，请核对' };
}

function residentWarning(reason: NumberWarningReason) {
  return { reason, message: '证件号码不符合居民身份证号码的规则，请核对' };
}

/** The code with its check character, by the weights printed in the standard. */
function withCreditCheck(body: string): string {
  const sum = Array.from(body).reduce(
    (total, character, index) => total + creditAlphabet.indexOf(character) * (creditWeights[index] ?? 0),
    0,
  );
  return body + creditAlphabet.charAt((31 - (sum % 31)) % 31);
}

function withResidentCheck(body: string): string {
  const sum = Array.from(body).reduce(
    (total, digit, index) => total + Number(digit) * (residentWeights[index] ?? 0),
    0,
  );
  return body + residentChecks.charAt(sum % 11);
}

function digits(length: number) {
  return fc.stringMatching(new RegExp(`^\\d{${length}}$`));
}

function creditCharacters(length: number) {
  const one = fc.constantFrom(...creditAlphabet);
  return fc.array(one, { minLength: length, maxLength: length }).map((characters) => characters.join(''));
}

const creditCode = fc
  .tuple(creditCharacters(2), digits(6), creditCharacters(9))
  .map((parts) => withCreditCheck(parts.join('')));

const residentId = fc
  .tuple(
    digits(6),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    digits(3),
  )
  .map(([area, born, order]) =>
    withResidentCheck(`${area}${born.toISOString().slice(0, 10).replaceAll('-', '')}${order}`),
  );

describe('warnLicenceNumber', () => {
  // 91350100M000100Y43: 9+3+27+135+0+26+0+0+420+0+0+0+8+0+0+900+112 = 1640, 1640 mod 31 = 28, 31 - 28 = 3.
  // 91110000600037341L: 9+3+9+27+0+0+0+0+120+0+0+0+24+168+30+120+28 = 538, 538 mod 31 = 11, 31 - 11 = 20, which is L.
  it.each(['91350100M000100Y43', '91110000600037341L'])(
    'says nothing when the code is the published example %s',
    (code) => {
      expect(warnLicenceNumber('businessLicence', code)).toBeNull();
    },
  );

  it('says nothing when small letters and blanks at the ends are all that is odd', () => {
    expect(warnLicenceNumber('businessLicence', ' 91350100m000100y43 ')).toBeNull();
  });

  it.each([
    ['91350100M000100Y42', 'checkCharacter'],
    ['91350100M000100Y44', 'checkCharacter'],
    [' 91350100m000100y42 ', 'checkCharacter'],
    ['19350100M000100Y43', 'checkCharacter'],
    ['91350100I000100Y43', 'shape'],
    ['91350100O000100Y43', 'shape'],
    ['91350100S000100Y43', 'shape'],
    ['91350100V000100Y43', 'shape'],
    ['91350100Z000100Y43', 'shape'],
    ['91350100M000100Y4I', 'shape'],
    ['9I350100M000100Y43', 'shape'],
    ['91A50100M000100Y43', 'shape'],
    ['9135010AM000100Y43', 'shape'],
    ['91350100-000100Y43', 'shape'],
  ] as const)('warns when the code %s has a wrong %s', (code, reason) => {
    expect(warnLicenceNumber('businessLicence', code)).toEqual(creditWarning(reason));
  });

  it.each(['', '9135010', '91350100M000100Y4', '91350100M000100Y433', '350100100000001', '91350100!000100Y43'])(
    'says nothing when %j has not 18 characters or breaks the rule',
    (code) => {
      expect(warnLicenceNumber('businessLicence', code)).toBeNull();
    },
  );

  it.each(certificateType.options.filter((type) => type !== 'businessLicence'))(
    'says nothing when the certificate is %s',
    (type: CertificateType) => {
      expect(warnLicenceNumber(type, '91350100M000100Y42')).toBeNull();
    },
  );

  it('says nothing when the check character was computed by the printed weights', () => {
    fc.assert(
      fc.property(creditCode, (code) => {
        expect(warnLicenceNumber('businessLicence', code)).toBeNull();
      }),
    );
  });

  it('warns when any one character is changed', () => {
    fc.assert(
      fc.property(creditCode, fc.nat(17), fc.constantFrom(...creditAlphabet), (code, index, character) => {
        fc.pre(code[index] !== character);
        const changed = code.slice(0, index) + character + code.slice(index + 1);
        expect(warnLicenceNumber('businessLicence', changed)).not.toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('warnLegalCardNumber', () => {
  // 11010519491231002X: 7+9+0+5+0+20+2+9+24+27+7+18+30+5+0+0+4 = 167, 167 mod 11 = 2, whose check is X.
  // 440524188001010014: 28+36+0+25+16+16+2+8+48+0+0+9+0+5+0+0+2 = 195, 195 mod 11 = 8, whose check is 4.
  it.each(['11010519491231002X', '440524188001010014', ' 11010519491231002x '])(
    'says nothing when the number is the published example %j',
    (number) => {
      expect(warnLegalCardNumber('residentId', number)).toBeNull();
    },
  );

  it.each([
    ['110105194912310021', 'checkCharacter'],
    ['440524188001010013', 'checkCharacter'],
    [' 11010519491231003x ', 'checkCharacter'],
    ['44052418800101001X', 'checkCharacter'],
    ['440524188001010015', 'checkCharacter'],
    ['44052418800101001', 'shape'],
    ['4405241880010100144', 'shape'],
    ['110105491231002', 'shape'],
    ['A1010519491231002X', 'shape'],
    ['1101051949123100X2', 'shape'],
    ['11010519491231002A', 'shape'],
    ['110105194902290021', 'birthDate'],
    ['110105194913010021', 'birthDate'],
    ['110105194900100021', 'birthDate'],
    ['110105194912320021', 'birthDate'],
    ['110105194912000021', 'birthDate'],
  ] as const)('warns when the number %s has a wrong %s', (number, reason) => {
    expect(warnLegalCardNumber('residentId', number)).toEqual(residentWarning(reason));
  });

  it('knows leap years for a birth on 29 February', () => {
    expect(warnLegalCardNumber('residentId', withResidentCheck('11010520000229002'))).toBeNull();
    expect(warnLegalCardNumber('residentId', withResidentCheck('11010519000229002'))).toEqual(
      residentWarning('birthDate'),
    );
  });

  it.each(['', '123', '1101-0519'])('says nothing when %j breaks the rule itself', (number) => {
    expect(warnLegalCardNumber('residentId', number)).toBeNull();
  });

  it.each(legalIdType.options.filter((type) => type !== 'residentId'))(
    'says nothing when the document is %s',
    (type: LegalIdType) => {
      expect(warnLegalCardNumber(type, '110105194912310021')).toBeNull();
    },
  );

  it('says nothing when the check digit was computed by the printed weights', () => {
    fc.assert(
      fc.property(residentId, (number) => {
        expect(warnLegalCardNumber('residentId', number)).toBeNull();
      }),
    );
  });

  it('warns when any one character is changed', () => {
    fc.assert(
      fc.property(residentId, fc.nat(17), fc.constantFrom(...'0123456789X'), (number, index, character) => {
        fc.pre(number[index] !== character);
        const changed = number.slice(0, index) + character + number.slice(index + 1);
        expect(warnLegalCardNumber('residentId', changed)).not.toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('warns when two different neighbours are swapped', () => {
    fc.assert(
      fc.property(residentId, fc.nat(16), (number, index) => {
        const swapped = `${number.slice(0, index)}${number[index + 1]}${number[index]}${number.slice(index + 2)}`;
        fc.pre(swapped !== number);
        expect(warnLegalCardNumber('residentId', swapped)).not.toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});
