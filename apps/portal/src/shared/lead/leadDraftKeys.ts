import type { LeadKind } from '@lima-id/domain';

/** Session storage keys of the drafts, by kind. */
export const leadDraftKeys: Readonly<Record<LeadKind, string>> = { contact: 'lead contact', inquiry: 'lead inquiry' };
