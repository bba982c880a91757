import { companyAdmin, ordinaryUser } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { bringsConsole } from './consoleTab.ts';

const company = companyAdmin.companyDetails;

describe('bringsConsole', () => {
  it('is true when the user’s enterprise is approved', () => {
    expect(bringsConsole(companyAdmin)).toBe(true);
    expect(bringsConsole({ ...companyAdmin, type: 'COMPANY' })).toBe(true);
  });

  it('is false when there is no approved enterprise, or another type', () => {
    expect(bringsConsole(ordinaryUser)).toBe(false);
    expect(bringsConsole({ ...companyAdmin, type: 'ADMIN' })).toBe(false);
    expect(bringsConsole({ ...companyAdmin, companyDetails: null })).toBe(false);
    expect(
      bringsConsole({ ...companyAdmin, companyDetails: company && { ...company, examineStatus: 'topNodeReview' } }),
    ).toBe(false);
  });
});
