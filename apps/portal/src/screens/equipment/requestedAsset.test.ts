import { describe, expect, it } from 'vitest';
import { requestedAsset } from './requestedAsset.ts';

const read = (query: string) => requestedAsset(new URLSearchParams(query));

describe('requestedAsset', () => {
  it('returns the code and the visit when the address has both', () => {
    expect(read('t=17&identifier=88.118.001%2FGT-1')).toEqual({ identifier: '88.118.001/GT-1', visit: '17' });
  });

  it('normalises a typed code, and keeps text that is no code', () => {
    expect(read('identifier=８８.118.001／GT-1')?.identifier).toBe('88.118.001/GT-1');
    expect(read('identifier=+ZC-RD-0231+')).toEqual({ identifier: 'ZC-RD-0231', visit: '' });
  });

  it.each(['', 'identifier=', 'identifier=%20', 't=1'])('returns null for the query "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
});
