import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import { creditCodeFault } from '../prefix/creditCode.ts';
import { typedDocumentNumber } from '../text/documentNumber.ts';

const { taxNumber: missing, taxNumberCheck: wrong } = invoiceMessages.form;

/**
 * The tax number of a buyer: a unified social credit code of 18 characters whose check character holds. Source: docs/rules/invoice.md,
 * GB 32100-2015.
 */
export const taxNumber = readField(missing, typedDocumentNumber).check(
  z.refine((code) => creditCodeFault(code) !== 'shape', missing),
  z.refine((code) => creditCodeFault(code) !== 'checkCharacter', wrong),
);
