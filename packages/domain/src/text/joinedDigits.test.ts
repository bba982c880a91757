import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedDigits } from './joinedDigits.ts';

describe('joinedDigits', () => {
  it.each([
    ['6222 0200 0000 1180 042', '6222020000001180042'],
    ['6222-0200\u20110042', '622202000042'],
    ['\uff16\uff12\uff12\uff12\u3000\uff10', '62220'],
    ['\u202d6222 02\u202c', '622202'],
    [' 6222o ', '6222o'],
    ['', ''],
  ])('reads "%s" as %s', (input, digits) => {
    expect(joinedDigits(input)).toBe(digits);
  });

  it('reads digits alike however they are parted and whichever width they have, and leaves what it has read', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const part = fc.constantFrom('', ' ', '-', '\u3000', '\u2011', '\u200b');
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, fc.boolean(), part)), (parts) => {
        const typed = parts
          .map(([one, wide, after]) => String.fromCharCode((wide ? 0xff10 : 0x30) + one) + after)
          .join('');
        const digits = parts.map(([one]) => one).join('');
        expect(joinedDigits(typed)).toBe(digits);
        expect(joinedDigits(digits)).toBe(digits);
      }),
    );
  });
});
