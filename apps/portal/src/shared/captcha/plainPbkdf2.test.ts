import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainPbkdf2 } from './plainPbkdf2.ts';

const bytes = (most: number) => fc.uint8Array({ minLength: 1, maxLength: most });

it('plainPbkdf2 derives the same key as the browser', async () => {
  await fc.assert(
    fc.asyncProperty(bytes(64), bytes(51), fc.integer({ min: 1, max: 40 }), async (password, salt, cost) => {
      const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost, keyLength: 32, keyPrefix: '' };
      const { derivedKey } = await deriveKey(parameters, salt, password);
      expect(plainPbkdf2(password, salt, cost)).toEqual(derivedKey);
    }),
    { numRuns: 60 },
  );
});
