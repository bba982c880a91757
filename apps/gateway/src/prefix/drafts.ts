import { type DraftSaving, type SavedDraft, type StoredDraft, wirePrefixDraft } from '@lima-id/api';
import { type PrefixDraft, picturesOfDraft, prefixDraftMs, prefixMessages } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Reply } from '../platform/http/mount.ts';
import type { Tables } from '../schema/tables.ts';
import { lockAccount } from './lockAccount.ts';
import type { PrefixParts } from './prefixParts.ts';
import { registrationRefusals } from './refusals.ts';
import { picturesOf } from './registrationRow.ts';

type DraftParts = Pick<PrefixParts, 'store' | 'clock' | 'pictures' | 'drafts'>;
type DraftRow = Selectable<Tables['prefix_draft']>;

/** The draft of an account, or what the last one left behind. */
interface DraftState {
  row: DraftRow | undefined;
  /** The last version, also of a draft that is gone: no version is used twice. 0 before the first. */
  version: number;
  /** The draft is gone by a submission or an erasure: a page without one, open since before, may not begin another unasked. */
  isClosed: boolean;
  /** The account was closed meanwhile: nothing may be written for it. */
  isAccountClosed: boolean;
}

/** Decrypts a draft, stored in wire format. */
function open({ drafts }: DraftParts, row: DraftRow): StoredDraft {
  const values = z.decode(wirePrefixDraft, JSON.parse(drafts.open(row.content, row.account_id)));
  return { values, version: row.version, savedAt: row.saved_at.getTime() };
}

/** The draft of an account; null without one. */
export async function readDraft(parts: DraftParts, accountId: string): Promise<StoredDraft | null> {
  const row = await parts.store.kysely
    .selectFrom('prefix_draft')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : open(parts, row);
}

/** Releases pictures that neither the next version nor the registration references. */
async function releasePictures(
  { pictures }: DraftParts,
  transaction: Transaction<Tables>,
  accountId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const registration = await transaction
    .selectFrom('registration')
    .select(['licence_image', 'card_front', 'card_back'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const named = new Set([...after, ...(registration === undefined ? [] : picturesOf(registration))]);
  await pictures.release(
    transaction,
    before.filter((name) => !named.has(name)),
  );
}

/** Stores the next version of a draft. */
async function write(
  parts: DraftParts,
  transaction: Transaction<Tables>,
  accountId: string,
  values: PrefixDraft,
  before: DraftState,
): Promise<SavedDraft> {
  const { clock, drafts, pictures } = parts;
  const named = picturesOfDraft(values);
  const version = before.version + 1;
  const savedAt = clock.now();
  const content = {
    content: drafts.seal(JSON.stringify(z.encode(wirePrefixDraft, values)), accountId),
    pictures: JSON.stringify(named),
    version,
    saved_at: savedAt,
  };
  await transaction
    .insertInto('prefix_draft')
    .values({ account_id: accountId, ...content })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(content))
    .execute();
  await pictures.keep(transaction, named);
  await releasePictures(parts, transaction, accountId, before.row?.pictures ?? [], named);
  return { version, savedAt: savedAt.getTime() };
}

/** The draft without pictures of other accounts: a reference grants no access. */
async function withOwnPictures(
  { pictures }: DraftParts,
  transaction: Transaction<Tables>,
  accountId: string,
  values: PrefixDraft,
): Promise<PrefixDraft> {
  if (await pictures.owns(transaction, accountId, picturesOfDraft(values))) return values;
  const { licenceImage: _licence, legalCardImages: _card, ...rest } = values;
  const own = async (name: string | undefined) =>
    name !== undefined && name !== '' && (await pictures.owns(transaction, accountId, [name])) ? name : '';
  return {
    ...rest,
    licenceImage: await own(values.licenceImage),
    legalCardImages: { front: await own(values.legalCardImages?.front), back: await own(values.legalCardImages?.back) },
  };
}

/** Serializes changes of the account's draft, even when there is none yet. */
async function lockDraft(transaction: Transaction<Tables>, accountId: string): Promise<DraftState> {
  const left = await lockAccount(transaction, accountId);
  const row = await transaction
    .selectFrom('prefix_draft')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const isAccountClosed = left.closed_at !== null;
  if (row === undefined) return { row, version: left.draft_version, isClosed: left.draft_closed, isAccountClosed };
  return { row, version: row.version, isClosed: false, isAccountClosed };
}

/**
 * Saves a draft with optimistic locking: when another device has saved since, nothing is saved and the newer one is returned. Nothing is
 * saved either when the draft was submitted, cleared or deleted since, nor by a page without a draft after a submission or an erasure. A
 * page that cleared the draft has none either, and begins the next one.
 */
export async function saveDraft(
  parts: DraftParts,
  accountId: string,
  { values, basedOn }: DraftSaving,
): Promise<Reply<SavedDraft, StoredDraft>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<SavedDraft, StoredDraft>> => {
    const before = await lockDraft(transaction, accountId);
    if (before.isAccountClosed) return { failure: registrationRefusals.accountClosed };
    if (basedOn !== null && (before.isClosed || basedOn !== (before.row?.version ?? 0))) {
      if (before.row === undefined) return { failure: { status: 409, message: prefixMessages.draft.gone } };
      const newer = open(parts, before.row);
      return { failure: { status: 409, message: prefixMessages.draft.elsewhere, data: newer } };
    }
    const own = await withOwnPictures(parts, transaction, accountId, values);
    return { data: await write(parts, transaction, accountId, own, before) };
  });
}

/**
 * Starts a draft with known data within a transaction, unless there is one; returns the existing or new one. The caller has locked the
 * account, which is not closed.
 */
export async function beginDraft(
  parts: DraftParts,
  transaction: Transaction<Tables>,
  accountId: string,
  values: PrefixDraft,
): Promise<StoredDraft> {
  const before = await lockDraft(transaction, accountId);
  if (before.row !== undefined) return open(parts, before.row);
  return { values, ...(await write(parts, transaction, accountId, values, before)) };
}

/**
 * Deletes a draft within a transaction, and leaves its version with the account; pictures referenced by the registration are kept. A caller
 * that locks the registration locks the account before it.
 */
export async function dropDraft(
  parts: DraftParts,
  transaction: Transaction<Tables>,
  accountId: string,
  ending: 'submitted' | 'erased' | 'deleted',
): Promise<void> {
  const { row, version } = await lockDraft(transaction, accountId);
  const isClosed = ending !== 'deleted';
  if (row === undefined && !isClosed) return;
  await transaction.deleteFrom('prefix_draft').where('account_id', '=', accountId).execute();
  await transaction
    .updateTable('account')
    .set({ draft_version: version, draft_closed: isClosed })
    .where('id', '=', accountId)
    .execute();
  await releasePictures(parts, transaction, accountId, row?.pictures ?? [], []);
}

/** Deletes drafts that were not saved for 30 days. Stops before the next one once `ending` is aborted. */
export async function cleanUpDrafts(parts: DraftParts, ending: AbortSignal): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - prefixDraftMs);
  const old = await parts.store.kysely
    .selectFrom('prefix_draft')
    .select('account_id')
    .where('saved_at', '<', before)
    .execute();
  for (const { account_id } of old) {
    if (ending.aborted) return;
    await parts.store.transaction(async (transaction) => {
      const { row } = await lockDraft(transaction, account_id);
      // It may have been saved or deleted meanwhile.
      if (row === undefined || row.saved_at.getTime() >= before.getTime()) return;
      await dropDraft(parts, transaction, account_id, 'deleted');
    });
  }
}
