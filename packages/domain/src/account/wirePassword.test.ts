import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePassword, encodePassword } from './wirePassword.ts';

const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }), fc.nat(0x7f))
  .map((point) => String.fromCodePoint(point));

const refusal = { ok: false, reason: 'notEncoded', message: '密码传输有误，请重新输入' };

describe('encodePassword', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['Lima@2026', 'TGltYUAyMDI2'],
    [' ~ÿ', 'IH7Dvw=='],
    ['密码', '5a+G56CB'],
    ['😀', '8J+YgA=='],
    ['\uFEFFa', '77u/YQ=='],
  ])('writes "%s" as "%s" when it goes on the wire', (password, encoded) => {
    expect(encodePassword(password)).toBe(encoded);
    expect(decodePassword(encoded)).toEqual({ ok: true, password });
  });

  it('writes half a surrogate pair as U+FFFD when one is there', () => {
    expect(decodePassword(encodePassword('a\uD83D'))).toEqual({ ok: true, password: 'a\uFFFD' });
  });

  it('agrees with the base64 of UTF-8 and comes back as it was when the password is any', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (password) => {
        expect(encodePassword(password)).toBe(Buffer.from(password, 'utf8').toString('base64'));
        expect(decodePassword(encodePassword(password))).toEqual({ ok: true, password });
      }),
    );
  });

  it('takes any length when a password is long', () => {
    const long = '密'.repeat(200_000);
    expect(decodePassword(encodePassword(long))).toEqual({ ok: true, password: long });
  });
});

describe('decodePassword', () => {
  it.each(['Zg', 'Zg=', 'Z', ' Zg==', 'Zg==\n', 'Zh==', 'Zm9v=', 'Lima@2026', '密码', '/w==', '7aC9', 'Zm9v-_'])(
    'refuses "%s" when no password is written so',
    (encoded) => {
      expect(decodePassword(encoded)).toEqual(refusal);
    },
  );
});
