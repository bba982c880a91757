import type { Invoice, InvoiceFields } from '@lima-id/domain';

const companyFields = ['taxNumber', 'registeredAddress', 'registeredPhone', 'bankName', 'bankAccount'] as const;

/**
 * What the latest invoice can fill into a form: fields that are still empty. Those of a company are filled only under the title that they
 * belong to, since an account may buy for another enterprise later.
 */
export function earlierValues(earlier: Invoice, typed: InvoiceFields) {
  const names = ['email', ...(earlier.title === typed.title ? companyFields : [])] as const;
  return names
    .filter((name) => typed[name] === '' && earlier[name] !== '')
    .map((name) => [name, earlier[name]] as const);
}
