import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthMessages } from '../messages/account.ts';
import { missingKinds } from './characterKind.ts';
import { type StrengthReason, scorePassword } from './score.ts';
import { weakReasons } from './weakPart.ts';
import { rows, weakWords } from './weakWords.ts';

const table: [string, number, StrengthReason[]][] = [
  ['', 0, ['tooShort', 'lower', 'upper', 'digit', 'symbol']],
  ['x9$Kq', 0, ['tooShort']],
  ['12345', 0, ['tooShort', 'sequence', 'lower', 'upper', 'symbol']],
  ['x9$Kqv', 50, ['longer']],
  ['123456', 10, ['sequence', 'lower', 'upper', 'symbol', 'longer']],
  ['password', 10, ['common', 'upper', 'digit', 'symbol', 'longer']],
  ['5201314', 10, ['common', 'lower', 'upper', 'symbol', 'longer']],
  ['woaini1314', 20, ['common', 'upper', 'symbol', 'longer']],
  ['Woaini@1314', 40, ['common', 'longer']],
  ['wangxiaoming1988', 30, ['common', 'date', 'upper', 'symbol', 'longer']],
  ['zhuangqiong', 25, ['pinyin', 'upper', 'digit', 'symbol', 'longer']],
  ['13812345670', 15, ['personalNumber', 'lower', 'upper', 'symbol', 'longer']],
  ['19900520', 15, ['date', 'lower', 'upper', 'symbol', 'longer']],
  ['aaaaaaaa', 10, ['repeat', 'upper', 'digit', 'symbol', 'longer']],
  ['!@#$%^&*', 10, ['sequence', 'lower', 'upper', 'digit', 'longer']],
  ['P@ssw0rd', 25, ['common', 'longer']],
  ['P@ssw0rd2024!', 40, ['common', 'date', 'longer']],
  ['Aa123456!', 40, ['sequence', 'longer']],
  ['1qaz@WSX', 40, ['sequence', 'longer']],
  ['1q2w3e4r', 15, ['sequence', 'upper', 'symbol', 'longer']],
  ['Admin@123', 40, ['common', 'sequence', 'longer']],
  ['Zhang@2025', 45, ['common', 'date', 'longer']],
  ['Lima@2026', 55, ['date', 'longer']],
  ['kqzmwjtr', 45, ['upper', 'digit', 'symbol', 'longer']],
  ['k7zmw3tr', 50, ['upper', 'symbol', 'longer']],
  ['kQ7zmwtr', 55, ['symbol', 'longer']],
  ['kQ7z!wtr', 60, ['longer']],
  ['Tr0ub4dor&3', 75, ['longer']],
  ['中文密码很安全', 40, ['lower', 'upper', 'digit', 'longer']],
  ['correct horse battery staple', 90, ['upper', 'digit']],
];

const harmless = 'kQ7z!wVt9$Mx4@Hc';
const character = fc.constantFrom(...'aAbBcCdefghijklmnopqrstuvwxyzPSWORD0123456789@$!#-. 中😀');
const weakChunk = fc.constantFrom(
  ...weakWords.split(' '),
  ...rows.split(' '),
  '1990-05-20',
  '13812345670',
  'P@ssw0rd',
  'aaaa',
  'kzkz',
);
const password = fc
  .array(fc.oneof({ weight: 3, arbitrary: character }, weakChunk), { maxLength: 14 })
  .map((parts) => parts.join(''));
const ofKind = { lower: 'wrdaszq', upper: 'PWSRA', digit: '0159', symbol: '@$-.!中😀' } as const;

const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }), fc.nat(0x7f))
  .map((point) => String.fromCodePoint(point));

function holdsWeakPart(text: string): boolean {
  const { reasons } = scorePassword(text);
  return weakReasons.some((reason) => reasons.includes(reason));
}

describe('scorePassword', () => {
  it.each(table)('scores "%s" with %d when it is typed', (text, score, reasons) => {
    expect(scorePassword(text)).toEqual({ score, reasons });
  });

  it('gives five points a character up to the sixteenth when none is in a weak part', () => {
    for (let length = 6; length <= 15; length += 1)
      expect(scorePassword(harmless.slice(0, length))).toEqual({ score: 5 * length + 20, reasons: ['longer'] });
    expect(scorePassword(harmless)).toEqual({ score: 100, reasons: [] });
    expect(scorePassword(`${harmless}u`)).toEqual({ score: 100, reasons: [] });
  });

  it('counts Unicode characters, not their halves, when they are not of the basic plane', () => {
    expect(scorePassword('😀😁😂🤣😃').score).toBe(0);
    expect(scorePassword('😀😁😂🤣😃😄').score).toBe(35);
  });

  it('scores an accent in two pieces like the same in one, since both are one password', () => {
    for (const text of ['Ca\u0301fe\u0301', 'Cafe\u0301@Lima26'])
      expect(scorePassword(text)).toEqual(scorePassword(text.normalize('NFC')));
    expect(scorePassword('a\u0301e\u0301o\u0301').score).toBe(0);
  });

  it('reads no further than 64 characters when a password is longer', () => {
    expect(scorePassword(`${'a'.repeat(63)}kqz`).score).toBe(15);
    expect(scorePassword(`${'a'.repeat(64)}kqz`).score).toBe(10);
    expect(scorePassword(`${'a'.repeat(64)}K9!`).score).toBe(25);
  });

  it('takes the cut that counts least when weak parts overlap', () => {
    expect(scorePassword('abcdefedcba').score).toBe(15);
    expect(scorePassword('wangzhangwang').score).toBe(20);
    expect(scorePassword('12345678901234').score).toBe(15);
  });

  it('is whole and between 0 and 100, and 100 exactly when nothing is left to improve, when the password is any', () => {
    fc.assert(
      fc.property(fc.oneof(password, fc.string({ unit: anyCharacter, maxLength: 80 })), (text) => {
        const { score, reasons } = scorePassword(text);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(score === 100).toBe(reasons.length === 0);
        expect(score === 0).toBe([...text.normalize('NFC')].length < 6);
        expect(new Set(reasons).size).toBe(reasons.length);
        for (const reason of reasons) expect(strengthMessages[reason]).toMatch(/，/);
      }),
    );
  });

  it('never falls when a character of a new kind is put in anywhere', () => {
    fc.assert(
      fc.property(password, fc.nat(), fc.nat(), fc.nat(), (text, at, which, one) => {
        const missing = missingKinds(text);
        fc.pre(missing.length > 0);
        const kind = missing[which % missing.length] ?? 'lower';
        const choice = [...ofKind[kind]];
        const characters = [...text];
        characters.splice(at % (characters.length + 1), 0, choice[one % choice.length] ?? '');
        expect(scorePassword(characters.join('')).score).toBeGreaterThanOrEqual(scorePassword(text).score);
      }),
      { numRuns: 400 },
    );
  });

  it('never falls when the character that masks a common word is of a new kind', () => {
    const masked = [
      'P@ssw0rd',
      'P@SSW0RD',
      'p@$sword',
      'Admin123',
      'Qwerty',
      'Woaini',
      '1990-05-20',
      '1qazwsx',
      'pAssword',
    ];
    const pairs = masked.flatMap((text) =>
      [...text].map((_, at) => [[...text].toSpliced(at, 1).join(''), text] as const),
    );
    const grown = pairs.filter(([without, text]) => missingKinds(without).length > missingKinds(text).length);
    expect(grown.length).toBeGreaterThan(9);
    expect(grown.filter(([without, text]) => scorePassword(text).score < scorePassword(without).score)).toEqual([]);
  });

  it('never puts a sequence above other characters of as many kinds when both are as long', () => {
    const sequence = fc
      .tuple(fc.constantFrom(...rows.split(' ')), fc.nat(), fc.integer({ min: 6, max: 10 }), fc.boolean())
      .map(([row, from, length, isBackwards]) => {
        const start = from % Math.max(1, row.length - length + 1);
        const stretch = row.slice(start, start + length);
        return isBackwards ? [...stretch].reverse().join('') : stretch;
      });
    fc.assert(
      fc.property(sequence, fc.string({ unit: character, minLength: 10, maxLength: 10 }), (stretch, other) => {
        const rival = [...other].slice(0, stretch.length).join('');
        fc.pre(!holdsWeakPart(rival) && missingKinds(rival).length <= missingKinds(stretch).length);
        expect(scorePassword(stretch).score).toBeLessThanOrEqual(scorePassword(rival).score);
      }),
    );
  });

  it('never gains when a stretch of other characters gives way to a sequence of the same kind', () => {
    fc.assert(
      fc.property(
        password,
        password,
        fc.nat({ max: 16 }),
        fc.string({ unit: fc.constantFrom(...'kqzmwjtrvx'), minLength: 6, maxLength: 6 }),
        (front, back, from, other) => {
          const plain = front + other + back;
          fc.pre(!holdsWeakPart(plain));
          const stretch = 'abcdefghijklmnopqrstuvwxyz'.slice(from, from + 6);
          expect(scorePassword(front + stretch + back).score).toBeLessThanOrEqual(scorePassword(plain).score);
        },
      ),
      { maxSkipsPerRun: 1000 },
    );
  });
});
