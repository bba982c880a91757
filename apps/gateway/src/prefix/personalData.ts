import * as z from 'zod/mini';
import type { Seal } from '../platform/secret/seal.ts';

const schema = z.object({
  legalPerson: z.string(),
  legalCardNumber: z.string(),
  contactPersonName: z.string(),
  contactPersonPhone: z.string(),
  contactPersonEmail: z.string(),
});

/** Personal data of a registration. */
export type PersonalData = z.infer<typeof schema>;

/** Placeholder for erased personal data. */
const erased: PersonalData = {
  legalPerson: '',
  legalCardNumber: '',
  contactPersonName: '',
  contactPersonPhone: '',
  contactPersonEmail: '',
};

/** Encrypts personal data for a registration. */
export function sealPersonal(seal: Seal, data: PersonalData, registrationId: string): string {
  return seal.seal(JSON.stringify(data), registrationId);
}

/** The personal data of a registration; empty texts once erased. */
export function openPersonal(seal: Seal, kept: string, registrationId: string): PersonalData {
  return kept === '' ? erased : schema.parse(JSON.parse(seal.open(kept, registrationId)));
}
