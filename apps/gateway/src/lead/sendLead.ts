import type { ContactRequest, Inquiry } from '@lima-id/api';
import { joinLevels } from '@lima-id/domain';
import type { Reply } from '../platform/http/mount.ts';
import { industryPath } from './industryPath.ts';
import type { LeadParts } from './leadParts.ts';
import { leadRefusals } from './refusals.ts';
import { type LeadSender, storeLead } from './storeLead.ts';

/** Accepts a contact request from anybody. */
export async function sendContactRequest(
  parts: LeadParts,
  { industryCode, interests = [], subject = '', requestId, ...said }: ContactRequest,
  sender: LeadSender,
): Promise<Reply<null, null>> {
  const path = industryPath(industryCode);
  if (path === null) return { failure: leadRefusals.industryUnknown };
  const content = { ...said, subject };
  return await storeLead(
    parts,
    { kind: 'contact', content, industryCodes: joinLevels(path), budget: '', interests, requestId },
    sender,
  );
}

/** Accepts an inquiry from anybody. */
export async function sendInquiry(
  parts: LeadParts,
  { budget, interests, requestId, ...said }: Inquiry,
  sender: LeadSender,
): Promise<Reply<null, null>> {
  const content = { ...said, subject: '' };
  return await storeLead(parts, { kind: 'inquiry', content, industryCodes: '', budget, interests, requestId }, sender);
}
