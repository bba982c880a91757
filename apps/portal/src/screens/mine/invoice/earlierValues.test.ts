import { issuedInvoice } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { earlierValues } from './earlierValues.ts';
import { emptyInvoice } from './invoiceDraft.ts';

const { title, taxNumber, email, registeredAddress, registeredPhone, bankName, bankAccount } = issuedInvoice;
const companyData = { taxNumber, registeredAddress, registeredPhone, bankName, bankAccount };

/** What is filled into a form with these fields. */
const filled = (typed: Partial<typeof emptyInvoice>) =>
  Object.fromEntries(earlierValues(issuedInvoice, { ...emptyInvoice, ...typed }));

describe('earlierValues', () => {
  it('fills everything when the title is that of the earlier invoice', () => {
    expect(filled({ title })).toEqual({ email, ...companyData });
  });

  it.each(['另一家企业有限公司', `${title}分公司`, ''])(
    'fills nothing but the address of the invoice when the title is %j',
    (other) => {
      expect(filled({ title: other })).toEqual({ email });
    },
  );

  it('keeps what was typed, and fills no field from an empty one', () => {
    expect(filled({ title, email: 'boss@example.cn', ...companyData, bankName: '' })).toEqual({ bankName });
    const normal = { ...issuedInvoice, registeredAddress: '', registeredPhone: '', bankName: '', bankAccount: '' };
    expect(earlierValues(normal, { ...emptyInvoice, title }).map(([name]) => name)).toEqual(['email', 'taxNumber']);
  });
});
