import type { Registration } from '@lima-id/api';
import { maskDocumentNumber, type RegistrationField, rejectionReasons, splitPrefix } from '@lima-id/domain';
import type { PrefixValues } from './prefixValues.ts';

/** What a field held when it was submitted, as the answer tells it. */
function submitted(registration: Registration, field: RegistrationField): unknown {
  if (field === 'enterprisePrefix') return splitPrefix(registration.identifierPrefix)?.enterprisePrefix;
  if (field !== 'legalCardImages') return registration[field];
  const { front, back } = registration.legalCardImages;
  return { front, back };
}

/** A mobile number or any other that comes with stars in its middle, compared without what they hide. */
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
 * What a rejected registration asks for, by field: the reviewer's reasons at those fields that hold what was submitted. A field that was
 * changed, in this visit or an earlier one, is marked no more.
 */
export function standingMarks(
  registration: Registration,
  values: PrefixValues,
): { [Field in RegistrationField]?: string } {
  const marked = registration.feedback?.fields ?? [];
  const left = marked.filter(({ field }) => isUnchanged(registration, field, values));
  return Object.fromEntries(left.map(({ field, reason }) => [field, rejectionReasons[reason]]));
}
