import type { Registration } from '@lima-id/api';
import { maskDocumentNumber, type RegistrationField, rejectionReasons, splitPrefix } from '@lima-id/domain';
import type { PrefixValues } from './prefixValues.ts';

/** The submitted value of a field, as the reply repeats it. */
function submitted(registration: Registration, field: RegistrationField): unknown {
  if (field === 'enterprisePrefix') return splitPrefix(registration.identifierPrefix)?.enterprisePrefix;
  if (field !== 'legalCardImages') return registration[field];
  const { front, back } = registration.legalCardImages;
  return { front, back };
}

/** Compares a mobile number or another masked one without its masked part. */
function fitsMask(masked: string, value: string): boolean {
  return masked.length === value.length && [...masked].every((sign, place) => sign === '*' || sign === value[place]);
}

function isUnchanged(registration: Registration, field: RegistrationField, values: PrefixValues): boolean {
  const before = submitted(registration, field);
  if (field === 'legalCardNumber') return registration.legalCardNumber === maskDocumentNumber(values.legalCardNumber);
  if (field === 'contactPersonPhone') return fitsMask(registration.contactPersonPhone, values.contactPersonPhone);
  return JSON.stringify(before) === JSON.stringify(values[field]);
}

/**
 * The reviewer's reasons by field, for those fields that still hold the submitted value. A field that was changed, in this visit
 * or an earlier one, is no longer marked.
 */
export function standingMarks(
  registration: Registration,
  values: PrefixValues,
): { [Field in RegistrationField]?: string } {
  const marked = registration.feedback?.fields ?? [];
  const left = marked.filter(({ field }) => isUnchanged(registration, field, values));
  return Object.fromEntries(left.map(({ field, reason }) => [field, rejectionReasons[reason]]));
}
