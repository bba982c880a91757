import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requestErrors } from '../contract/requestError.ts';
import { formCount, oneFile } from './formPart.ts';

const file = new File(['a'], 'a.jpg');

describe('oneFile', () => {
  it('is a list of one file on the wire', () => {
    expect(z.encode(oneFile, file)).toEqual([file]);
    expect(z.decode(oneFile, [file])).toBe(file);
  });

  it('requires a file, and refuses a second one', () => {
    const none = z.safeDecode(oneFile, []);
    expect(none.error?.issues[0]?.message).toBe(requestErrors.fileMissing);
    expect(z.safeDecode(oneFile, [file, file]).success).toBe(false);
    expect(z.safeDecode(oneFile, ['text'] as unknown as File[]).success).toBe(false);
  });
});

describe('formCount', () => {
  it('restores the count that it encoded', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (count) => {
        expect(z.decode(formCount, z.encode(formCount, count))).toBe(count);
      }),
    );
  });

  it.each(['', '-1', '1.5', '1e3', ' 1', '0x10', '1234567890'])('refuses %j', (text) => {
    expect(z.safeDecode(formCount, text).success).toBe(false);
  });
});
