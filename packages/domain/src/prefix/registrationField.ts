import * as z from 'zod/mini';
import type { PrefixForm } from './prefixForm.ts';

/** A field of a registration that a reviewer may ask to be filled in again. */
export type RegistrationField = Exclude<keyof PrefixForm, 'agreement'>;

/** Every field of a registration, in the order of the form, by its name in the API. */
export const registrationField = z.enum([
  'secondNodeId',
  'enterprisePrefix',
  'companyName',
  'organisationType',
  'certificateType',
  'licenceNumber',
  'licenceImage',
  'industryCodes',
  'areaCodes',
  'registerAddress',
  'website',
  'introduce',
  'legalPerson',
  'legalCardType',
  'legalCardNumber',
  'legalCardImages',
  'contactPersonName',
  'contactPersonPhone',
  'contactPersonEmail',
] satisfies RegistrationField[]);
