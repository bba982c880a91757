import { type LeadKind, makeTransactionId } from '@lima-id/domain';
import { keepDraft, takeDraft } from '../session/drafts.ts';
import { currentUser } from '../session/userStore.ts';
import { forgetInTab, keepInTab, keptInTab } from '../storage/tabStorage.ts';
import { leadDraftKeys } from './leadDraftKeys.ts';

interface LeadDraft {
  /** The user at its start; empty without a login. Other users do not see it. */
  owner: string;
  values: unknown;
  /** The request id of its latest submission; null before that. */
  attempt: { requestId: string; content: string } | null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function nowHere(): string {
  return currentUser()?.userId ?? '';
}

function readKept(kind: LeadKind): unknown {
  const key = leadDraftKeys[kind];
  const held = takeDraft(key);
  if (held === undefined) return keptInTab(key);
  keepDraft(key, held);
  return held;
}

/** The draft of the current visitor; an empty one without a draft, or for another user's. */
function readDraft(kind: LeadKind): LeadDraft {
  const { owner, values, attempt } = fieldsOf(readKept(kind));
  const { requestId, content } = fieldsOf(attempt);
  // A visitor's draft stays theirs after they log in.
  if (typeof owner !== 'string' || (owner !== '' && owner !== nowHere()))
    return { owner: nowHere(), values: null, attempt: null };
  return {
    owner: owner === '' ? nowHere() : owner,
    values,
    attempt: typeof requestId === 'string' && typeof content === 'string' ? { requestId, content } : null,
  };
}

function keepPart(kind: LeadKind, part: Partial<LeadDraft>): void {
  const key = leadDraftKeys[kind];
  const draft = { ...readDraft(kind), ...part };
  takeDraft(key);
  if (keepInTab(key, draft)) return;
  // Without browser storage it lives as long as the page.
  forgetInTab(key);
  keepDraft(key, draft);
}

/** The draft of a form, which survives closing, failures, other pages and reloads of this tab; missing values as in `empty`. */
export function readLeadValues<Values extends object>(kind: LeadKind, empty: Values): Values {
  const kept = fieldsOf(readDraft(kind).values);
  const entries = Object.entries(empty).map(([name, value]) => [
    name,
    typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value) ? kept[name] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** Whether there is a draft of a form. */
export function hasLeadDraft(kind: LeadKind): boolean {
  return readDraft(kind).values !== null;
}

/** Stores the fields of a form in this tab only. */
export function keepLeadValues(kind: LeadKind, values: object): void {
  keepPart(kind, { values });
}

/** Drops a form after it was sent. */
export function forgetLeadDraft(kind: LeadKind): void {
  takeDraft(leadDraftKeys[kind]);
  forgetInTab(leadDraftKeys[kind]);
}

/**
 * The request id of a submission, stored before it is sent: a repeat, after a lost response or a reload of the page, has the same
 * id and is stored once. Changed content gets another one, so that no later input is lost.
 */
export function leadRequestIdFor(kind: LeadKind, body: object): string {
  const content = JSON.stringify(body);
  const { attempt } = readDraft(kind);
  if (attempt?.content === content) return attempt.requestId;
  const requestId = makeTransactionId(crypto.getRandomValues(new Uint8Array(16))) ?? '';
  keepPart(kind, { attempt: { requestId, content } });
  return requestId;
}
