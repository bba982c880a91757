import { makeTransactionId, transactionId } from '@lima-id/domain';
import * as z from 'zod/mini';
import { forgetInTab, keepInTab, keptInTab } from '../../shared/storage/tabStorage.ts';

const confirmDraft = z.object({
  /** The visit of the confirm page that the attempt belongs to, by the key of its place in the browser's history. */
  opening: z.string(),
  /** Whose order it is to be, and of which app. */
  userId: z.string(),
  productId: z.string(),
  remark: z.string(),
  transactionId,
});

/** What the confirm page keeps over a reload: one attempt to order, and the remark. */
export type ConfirmDraft = z.infer<typeof confirmDraft>;

const key = 'orderDraft';

/** The key of a place in the history that nobody led to: a tab that was opened with the page, beside one that shows it or by its address. */
const openedByAddress = 'default';

function newTransactionId(): string {
  return makeTransactionId(crypto.getRandomValues(new Uint8Array(16))) ?? '';
}

/** Keeps what was typed, and the attempt. */
export function keepConfirmDraft(draft: ConfirmDraft): void {
  keepInTab(key, draft);
}

/** Forgets the attempt: the order is over, and the next one is another. */
export function forgetConfirmDraft(): void {
  forgetInTab(key);
}

/**
 * The draft of a visit. The same opening, as after a reload, goes on with its attempt, and so does a tab that was opened beside it: it got
 * a copy of what this tab keeps. Another opening is another attempt, and keeps the remark while it is about the same app. What was typed
 * before logging in stays; nobody gets what somebody else typed.
 */
export function openConfirmDraft(visit: Pick<ConfirmDraft, 'opening' | 'userId' | 'productId'>): ConfirmDraft {
  const kept = confirmDraft.safeParse(keptInTab(key));
  const theirs = kept.success && ['', visit.userId].includes(kept.data.userId);
  const mine = theirs && kept.data.productId === visit.productId;
  if (mine && [kept.data.opening, openedByAddress].includes(visit.opening)) return { ...kept.data, ...visit };
  return { ...visit, remark: mine ? kept.data.remark : '', transactionId: newTransactionId() };
}
