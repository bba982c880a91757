import type { ReviewStatus } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import type { Tables } from '../../schema/tables.ts';
import { dropDraft } from '../drafts.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { reviewRefusals } from '../refusals.ts';
import { lockWithAccount, picturesOf, type RegistrationRow } from '../registrationRow.ts';
import { recordStep } from './recordStep.ts';

type Erased = { names: string[] } | { failure: Refusal<null> };

const underReview: ReadonlySet<ReviewStatus> = new Set<ReviewStatus>(['platformReview', 'topNodeReview']);

/**
 * Erases the personal data of a registration within a transaction that has locked its account and it, and records the step; `by` is the
 * reviewer's account, null when it is erased by its time. The next run of the cleanup job of pictures deletes the files.
 */
export async function erasePersonalData(
  parts: Pick<PrefixParts, 'store' | 'clock' | 'pictures' | 'drafts'>,
  transaction: Transaction<Tables>,
  row: RegistrationRow,
  by: string | null,
): Promise<void> {
  const { id, account_id: accountId, status, prefix } = row;
  await transaction
    .updateTable('registration')
    .set({ personal: '', licence_image: '', card_front: '', card_back: '' })
    .where('id', '=', id)
    .execute();
  await dropDraft(parts, transaction, accountId, 'erased');
  await parts.pictures.release(transaction, picturesOf(row), new Date(0));
  if (status === 'approved' || status === 'suspended') {
    await transaction
      .updateTable('enterprise')
      .set({ liaison: '', liaison_phone: '' })
      .where('prefix', '=', prefix)
      .execute();
  }
  const step = { event: 'erased', from: status, to: status, by, at: parts.clock.now() } as const;
  await recordStep(transaction, id, { ...step, fields: [], words: '' });
}

/**
 * Erases the personal data of a registration: names, numbers, contact, pictures, draft, and the enterprise's contact. Decisions are kept. While
 * the storage of the pictures is away, the cleanup job deletes them. Idempotent.
 */
export async function eraseRegistration(parts: PrefixParts, reviewer: Caller, id: string): Promise<Reply<null, null>> {
  const { store, pictures } = parts;
  const erased = await store.transaction(async (transaction): Promise<Erased> => {
    const row = await lockWithAccount(transaction, id);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    if (underReview.has(row.status)) return { failure: reviewRefusals.notAllowed(row.status) };
    if (row.personal !== '') await erasePersonalData(parts, transaction, row, reviewer.accountId);
    return { names: picturesOf(row) };
  });
  if ('failure' in erased) return { failure: erased.failure };
  // Rows of the registration before files: what a crash or the storage leaves is overdue, and the next run of the cleanup job deletes it.
  try {
    await pictures.remove(erased.names);
  } catch (error) {
    if (!(error instanceof PicturesUnavailable)) throw error;
  }
  return { data: null };
}
