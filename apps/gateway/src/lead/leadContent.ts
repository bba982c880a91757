import * as z from 'zod/mini';
import { createSeal, type Seal } from '../platform/secret/seal.ts';

const schema = z.object({
  companyName: z.string(),
  contactPersonName: z.string(),
  /** Eleven digits. */
  contactPersonPhone: z.string(),
  consultContent: z.string(),
  /** What the visitor looked at; empty when it is not known. */
  subject: z.string(),
});

/** What somebody says of himself, and what he wants to know. */
export type LeadContent = z.infer<typeof schema>;

/** Makes the seal of leads. */
export function createLeadSeal(secret: Uint8Array): Seal {
  return createSeal(secret, 'lead');
}

/** Seals what was said for a lead. */
export function sealContent(seal: Seal, content: LeadContent, leadId: string): string {
  return seal.seal(JSON.stringify(content), leadId);
}

/** What stands where it was erased. */
const erased: LeadContent = {
  companyName: '',
  contactPersonName: '',
  contactPersonPhone: '',
  consultContent: '',
  subject: '',
};

/** What was said in a lead; empty texts once it is erased. */
export function openContent(seal: Seal, kept: string, leadId: string): LeadContent {
  return kept === '' ? erased : schema.parse(JSON.parse(seal.open(kept, leadId)));
}
