import { isDeepStrictEqual } from 'node:util';
import type { RecallEntry } from '@lima-id/api';
import { type RecallDraft, recallMessages } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { lockRecalls, settleListed } from './listedIdentifiers.ts';
import { recallColumns, recallEntryOf } from './recallEntry.ts';
import { resolveScopes } from './resolveScopes.ts';

type PublishReply = Reply<RecallEntry, null>;

function refuse(status: number, message: string): PublishReply {
  return { failure: { status, message } };
}

/** Result for an existing recall with the number: the answer to a repetition, or a conflict. */
function answerRepeat(known: RecallEntry, draft: RecallDraft): PublishReply {
  const { prefix: _prefix, publishTime: _publishTime, withdrawTime, ...said } = known;
  if (!isDeepStrictEqual(said, draft)) return refuse(409, recallMessages.numberTaken(draft.number));
  return withdrawTime === '' ? { data: known } : refuse(409, recallMessages.numberWithdrawn(draft.number));
}

async function insertRecall(
  transaction: Transaction<Tables>,
  prefix: string,
  { scopeWords, scopes, ...draft }: RecallDraft,
  published_at: Date,
) {
  return await transaction
    .insertInto('recall')
    .values({
      ...draft,
      enterprise_prefix: prefix,
      published_at,
      scope_words: scopeWords,
      scopes: JSON.stringify(scopes),
    })
    .returning(['id', ...recallColumns])
    .executeTakeFirstOrThrow();
}

/** Inserts a recall with its scopes; or returns what the enterprise does not have. */
export async function keepRecall(
  transaction: Transaction<Tables>,
  prefix: string,
  draft: RecallDraft,
  publishedAt: Date,
): Promise<{ ok: true; entry: RecallEntry } | { ok: false; message: string }> {
  const resolved = await resolveScopes(transaction, prefix, draft);
  if (!resolved.ok) return resolved;
  const row = await insertRecall(transaction, prefix, draft, publishedAt);
  const { models, suffixes } = resolved.value;
  if (models.length > 0) {
    const scopes = models.map((model) => ({ recall_id: row.id, ...model }));
    await transaction.insertInto('recall_scope').values(scopes).execute();
  }
  if (suffixes.length > 0) {
    const listed = suffixes.map((suffix) => ({ recall_id: row.id, suffix }));
    await transaction.insertInto('recall_identifier').values(listed).execute();
    await settleListed(transaction, prefix, row.id);
  }
  return { ok: true, entry: recallEntryOf(row) };
}

/** Publishes a recall of an enterprise. Lookups show it once their caches have expired. Idempotent for the same recall. */
export async function publishRecall(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  draft: RecallDraft,
): Promise<PublishReply> {
  const { prefix } = registrar;
  return await store.transaction(async (transaction): Promise<PublishReply> => {
    await lockRecalls(transaction, prefix);
    const known = await transaction
      .selectFrom('recall')
      .select(recallColumns)
      .where('enterprise_prefix', '=', prefix)
      .where('number', '=', draft.number)
      .executeTakeFirst();
    if (known !== undefined) return answerRepeat(recallEntryOf(known), draft);
    const now = clock.now();
    const kept = await keepRecall(transaction, prefix, draft, now);
    if (!kept.ok) return refuse(422, kept.message);
    const change = { call: 'publishRecall', subject: `recall ${draft.number}`, before: null, after: kept.entry };
    await noteChanges(transaction, registrar, now, [change]);
    return { data: kept.entry };
  });
}
