import { sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubKeys } from '../../../../testing/platform/payment/wechatStub.ts';
import { findSignatureFault } from './wechatSignature.ts';

const now = new Date('2026-11-22T04:00:00Z');
const timestamp = String(now.getTime() / 1000);
const keys = new Map([['PUB_KEY_ID_1', stubKeys.platform.publicKey]]);

function signedHeaders(body: Uint8Array, nonce = 'nonce', at = timestamp) {
  const text = Buffer.concat([Buffer.from(`${at}\n${nonce}\n`), body, Buffer.from('\n')]);
  const signature = sign('RSA-SHA256', text, stubKeys.platform.privateKey).toString('base64');
  return { timestamp: at, nonce, signature, serial: 'PUB_KEY_ID_1' };
}

describe('findSignatureFault', () => {
  it('accepts any signed bytes, and rejects them when a bit differs', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(), fc.nat(7), (body, place, bit) => {
        const headers = signedHeaders(body);
        expect(findSignatureFault(headers, body, keys, now)).toBeNull();
        const tampered = body.slice();
        const at = place % body.length;
        tampered[at] = (body[at] ?? 0) ^ (1 << bit);
        expect(findSignatureFault(headers, tampered, keys, now)).toBe('forged');
      }),
      { numRuns: 30 },
    );
  });

  it.each(['-1', '1.5', '0x1', ' 1', `${timestamp}.0`, '9'.repeat(13), 'NaN'])(
    'rejects %s as stale, signed or not',
    (at) => {
      const body = Buffer.from('{}');
      expect(findSignatureFault(signedHeaders(body, 'nonce', at), body, keys, now)).toBe('stale');
    },
  );

  it('never throws for any headers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (nonce, signature, serial) => {
        const body = Buffer.from('{}');
        expect(findSignatureFault({ timestamp, nonce, signature, serial }, body, keys, now)).not.toBeNull();
        expect(findSignatureFault({ ...signedHeaders(body), signature }, body, keys, now)).not.toBeNull();
      }),
    );
  });
});
