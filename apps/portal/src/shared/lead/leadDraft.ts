import { type LeadKind, makeTransactionId } from '@lima-id/domain';
import { keepDraft, takeDraft } from '../session/drafts.ts';
import { currentUser } from '../session/userStore.ts';
import { forgetInTab, keepInTab, keptInTab } from '../storage/tabStorage.ts';
import { leadDraftKeys } from './leadDraftKeys.ts';

/** A form that was begun. */
interface LeadDraft {
  /** Who was logged in when it was begun; empty when nobody was. Others do not see it. */
  owner: string;
  /** What its fields hold. */
  values: unknown;
  /** Under which name what it held was sent last; null before that. */
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

/** The draft of the present visitor; an empty one when there is none, or when it is somebody else's. */
function readDraft(kind: LeadKind): LeadDraft {
  const { owner, values, attempt } = fieldsOf(readKept(kind));
  const { requestId, content } = fieldsOf(attempt);
  // What a visitor began stays his when he logs in.
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
  // A browser that keeps nothing has it for as long as the page is open.
  forgetInTab(key);
  keepDraft(key, draft);
}

/** What the fields of a form held when it was left, over closing, failing, other pages and reloads of this tab; the rest as in `empty`. */
export function readLeadValues<Values extends object>(kind: LeadKind, empty: Values): Values {
  const kept = fieldsOf(readDraft(kind).values);
  const entries = Object.entries(empty).map(([name, value]) => [
    name,
    typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value) ? kept[name] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** Whether there is something to read of a form that was left. */
export function hasLeadDraft(kind: LeadKind): boolean {
  return readDraft(kind).values !== null;
}

/** Keeps what the fields of a form hold, in this tab and nowhere else. */
export function keepLeadValues(kind: LeadKind, values: object): void {
  keepPart(kind, { values });
}

/** Forgets a form: it was sent. */
export function forgetLeadDraft(kind: LeadKind): void {
  takeDraft(leadDraftKeys[kind]);
  forgetInTab(leadDraftKeys[kind]);
}

/**
 * The name under which something is sent, kept before it is: sent again, after an answer that was lost or a reload of the page, the same
 * has the same name and is stored once. What was changed has another, so that nothing typed since is lost.
 */
export function leadRequestIdFor(kind: LeadKind, body: object): string {
  const content = JSON.stringify(body);
  const { attempt } = readDraft(kind);
  if (attempt?.content === content) return attempt.requestId;
  const requestId = makeTransactionId(crypto.getRandomValues(new Uint8Array(16))) ?? '';
  keepPart(kind, { attempt: { requestId, content } });
  return requestId;
}
