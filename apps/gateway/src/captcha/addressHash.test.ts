import { describe, expect, it } from 'vitest';
import { createAddressHash } from './addressHash.ts';

describe('createAddressHash', () => {
  const hash = createAddressHash(Buffer.alloc(32, 7));

  it('gives the same hash for the same visitor only, and hides the address', () => {
    expect(hash('203.0.113.9')).toBe(hash('::ffff:203.0.113.9'));
    expect(hash('203.0.113.9')).not.toBe(hash('203.0.113.10'));
    expect(hash('203.0.113.9')).toMatch(/^[\w-]{43}$/);
  });

  it('gives another hash with another secret', () => {
    expect(hash('203.0.113.9')).not.toBe(createAddressHash(Buffer.alloc(32, 8))('203.0.113.9'));
  });
});
