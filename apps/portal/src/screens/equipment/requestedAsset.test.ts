import { describe, expect, it } from 'vitest';
import { requestedAsset } from './requestedAsset.ts';

const read = (query: string) => requestedAsset(new URLSearchParams(query));

describe('requestedAsset', () => {
  it('gives the code and the visit when the address has both', () => {
    expect(read('t=17&identifier=88.118.001%2FGT-1')).toEqual({ identifier: '88.118.001/GT-1', visit: '17' });
  });

  it('reads a code as people type it, and keeps what is none', () => {
    expect(read('identifier=８８.118.001／GT-1')?.identifier).toBe('88.118.001/GT-1');
    expect(read('identifier=+ZC-RD-0231+')).toEqual({ identifier: 'ZC-RD-0231', visit: '' });
  });

  it.each(['', 'identifier=', 'identifier=%20', 't=1'])('gives nothing when the query is "%s"', (query) => {
    expect(read(query)).toBeNull();
  });
});
