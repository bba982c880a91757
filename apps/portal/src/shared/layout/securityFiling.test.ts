import { describe, expect, it } from 'vitest';
import { validateBrand } from '../../brand/brandSchema.ts';
import { lima } from '../../brand/lima.ts';
import { securityFilingOf } from './securityFiling.ts';

const securityFilingNumber = '鲁公网安备37142202000118号';

describe('securityFilingOf', () => {
  it('leads to the page of the authority about the number', () => {
    expect(securityFilingOf({ securityFilingNumber })).toEqual({
      label: securityFilingNumber,
      href: 'https://beian.mps.gov.cn/#/query/webSearch?code=37142202000118',
    });
  });

  it('is undefined for a brand without a filing number', () => {
    const { securityFilingNumber: _none, ...unfiled } = lima;
    expect(securityFilingOf(validateBrand(unfiled))).toBeUndefined();
  });

  it.each(['', '鲁公网安备', '37142202000118', '鲁公网安备3714220200011号'])('refuses the number %j', (number) => {
    expect(() => validateBrand({ ...lima, securityFilingNumber: number })).toThrow('securityFilingNumber');
  });
});
