import * as z from 'zod/mini';
import { createSeal, type Seal } from '../platform/secret/seal.ts';

const schema = z.object({
  companyName: z.string(),
  contactPersonName: z.string(),
  /** Eleven digits. */
  contactPersonPhone: z.string(),
  consultContent: z.string(),
  /** Context of the visitor; empty when unknown. */
  subject: z.string(),
});

/** Content of a lead: contact data and question. */
export type LeadContent = z.infer<typeof schema>;

export function createLeadSeal(secret: Uint8Array): Seal {
  return createSeal(secret, 'lead');
}

/** Encrypts the content of a lead. */
export function sealContent(seal: Seal, content: LeadContent, leadId: string): string {
  return seal.seal(JSON.stringify(content), leadId);
}

/** Placeholder for erased content. */
const erased: LeadContent = {
  companyName: '',
  contactPersonName: '',
  contactPersonPhone: '',
  consultContent: '',
  subject: '',
};

/** Content of a lead; empty texts once it is erased. */
export function openContent(seal: Seal, kept: string, leadId: string): LeadContent {
  return kept === '' ? erased : schema.parse(JSON.parse(seal.open(kept, leadId)));
}
