import { describe, expect, it } from 'vitest';
import { productAddress } from './productAddress.ts';

describe('productAddress', () => {
  it('escapes the id when it stands in the address', () => {
    expect(productAddress('12')).toBe('/application/list/detail/12');
    expect(productAddress('a/b?')).toBe('/application/list/detail/a%2Fb%3F');
  });
});
