import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const secret = Buffer.from('a secret of thirty-two characters or more');
const seal = createSeal(secret, 'contact');

describe('createSeal', () => {
  it('gives back any text to the row that it was sealed for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, row) => {
        expect(seal.open(seal.seal(text, row), row)).toBe(text);
      }),
    );
  });

  it('says nothing of a text, and never the same twice', () => {
    const [one, other] = [seal.seal('13800000118', 'WX-1'), seal.seal('13800000118', 'WX-1')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('13800000118');
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('13800000118');
  });

  it('opens nothing that was moved, changed, or sealed otherwise', () => {
    const kept = seal.seal('13800000118', 'WX-1');
    const changed = `${kept.slice(0, -3)}${kept.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect(() => seal.open(kept, 'WX-2')).toThrow('cannot be opened');
    expect(() => seal.open(changed, 'WX-1')).toThrow('cannot be opened');
    expect(() => seal.open(kept.slice(0, 20), 'WX-1')).toThrow('cannot be opened');
    expect(() => createSeal(secret, 'licence').open(kept, 'WX-1')).toThrow('cannot be opened');
    expect(() => createSeal(Buffer.from('another secret of thirty-two chars'), 'contact').open(kept, 'WX-1')).toThrow(
      'cannot be opened',
    );
  });

  it('gives back any bytes to what they were sealed for, and to nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, file) => {
        const kept = seal.sealBytes(bytes, file);
        expect(new Uint8Array(seal.openBytes(kept, file))).toEqual(bytes);
        expect(() => seal.openBytes(kept, `${file}.`)).toThrow('cannot be opened');
        expect(() => seal.openBytes(kept.subarray(0, kept.length - 1), file)).toThrow('cannot be opened');
      }),
    );
  });

  it('leaves what was never sealed as it is', () => {
    expect(seal.open('', 'WX-1')).toBe('');
    expect(seal.open('王晓楠', 'WX-1')).toBe('王晓楠');
  });
});
