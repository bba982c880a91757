import type { ReviewStatus } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import { dropDraft } from '../drafts.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { reviewRefusals } from '../refusals.ts';
import { lockWithAccount, picturesOf } from '../registrationRow.ts';
import { recordStep } from './recordStep.ts';

type Erased = { names: string[] } | { failure: Refusal<null> };

const underReview: ReadonlySet<ReviewStatus> = new Set<ReviewStatus>(['platformReview', 'topNodeReview']);

/**
 * Erases the personal data of a registration: names, numbers, contact, pictures, draft, and the enterprise's contact. Decisions are kept. While
 * the storage of the pictures is away, the cleanup job deletes them. Idempotent.
 */
export async function eraseRegistration(parts: PrefixParts, reviewer: Caller, id: string): Promise<Reply<null, null>> {
  const { store, clock, pictures } = parts;
  const erased = await store.transaction(async (transaction): Promise<Erased> => {
    const row = await lockWithAccount(transaction, id);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    if (underReview.has(row.status)) return { failure: reviewRefusals.notAllowed(row.status) };
    const names = picturesOf(row);
    if (row.personal === '') return { names };
    await transaction
      .updateTable('registration')
      .set({ personal: '', licence_image: '', card_front: '', card_back: '' })
      .where('id', '=', id)
      .execute();
    await dropDraft(parts, transaction, row.account_id, 'erased');
    await pictures.release(transaction, names, new Date(0));
    if (row.status === 'approved' || row.status === 'suspended') {
      await transaction
        .updateTable('enterprise')
        .set({ liaison: '', liaison_phone: '' })
        .where('prefix', '=', row.prefix)
        .execute();
    }
    const step = { event: 'erased', from: row.status, to: row.status, by: reviewer.accountId } as const;
    await recordStep(transaction, id, { ...step, at: clock.now(), fields: [], words: '' });
    return { names };
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
