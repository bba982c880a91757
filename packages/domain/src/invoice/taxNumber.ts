import * as z from 'zod/mini';
import { invoiceMessages } from '../messages/invoice.ts';
import { creditCodeFault } from '../prefix/creditCode.ts';

const { taxNumber: missing, taxNumberCheck: wrong } = invoiceMessages.form;

/** Normalizes a typed tax number: spaces between its groups, small letters and full-width characters. */
function plainTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/**
 * The tax number of a buyer: a unified social credit code of 18 characters whose check character holds. Source: docs/rules/invoice.md,
 * GB 32100-2015.
 */
export const taxNumber = z.string(missing).check(
  z.overwrite(plainTaxNumber),
  z.refine((code) => creditCodeFault(code) !== 'shape', missing),
  z.refine((code) => creditCodeFault(code) !== 'checkCharacter', wrong),
);
