import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const secret = Buffer.from('a secret of thirty-two characters or more');
const seal = createSeal(secret, 'contact');

describe('createSeal', () => {
  it('decrypts any text for the row that it was encrypted for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, row) => {
        expect(seal.open(seal.seal(text, row), row)).toBe(text);
      }),
    );
  });

  it('reveals nothing of a text, and encrypts it differently each time', () => {
    const [one, other] = [seal.seal('13800000118', 'WX-1'), seal.seal('13800000118', 'WX-1')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('13800000118');
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('13800000118');
  });

  it('rejects ciphertext that was moved, modified, or encrypted for another purpose', () => {
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

  it('decrypts any bytes for their own context only', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, file) => {
        const kept = seal.sealBytes(bytes, file);
        expect(new Uint8Array(seal.openBytes(kept, file))).toEqual(bytes);
        expect(() => seal.openBytes(kept, `${file}.`)).toThrow('cannot be opened');
        expect(() => seal.openBytes(kept.subarray(0, kept.length - 1), file)).toThrow('cannot be opened');
      }),
    );
  });

  it('returns plain text from before encryption unchanged', () => {
    expect(seal.open('', 'WX-1')).toBe('');
    expect(seal.open('王晓楠', 'WX-1')).toBe('王晓楠');
  });
});
