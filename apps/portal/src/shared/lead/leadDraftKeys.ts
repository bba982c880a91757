import type { LeadKind } from '@lima-id/domain';

/** Under which key a form that was begun is kept in the tab, by what it asks for. */
export const leadDraftKeys: Readonly<Record<LeadKind, string>> = { contact: 'lead contact', inquiry: 'lead inquiry' };
