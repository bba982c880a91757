import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import {
  type IdentifierFilter,
  type IdentifierRow,
  type PageAt,
  type Position,
  type Scope,
  selectWindow,
} from '../selectIdentifiers.ts';
import { windowSize } from './limits.ts';

type Single = Exclude<Scope, { modelId: number }>;

/** The ids of the batches of a model, in the order of their numbers. */
async function* batchesOf(database: Kysely<Tables>, modelId: number): AsyncGenerator<number> {
  for (let last = ''; ; ) {
    const batches = await database
      .selectFrom('batch')
      .select(['id', 'code'])
      .where('model_id', '=', modelId)
      .where('code', '>', last)
      .orderBy('code')
      .limit(windowSize)
      .execute();
    for (const { id, code } of batches) {
      yield id;
      last = code;
    }
    if (batches.length < windowSize) return;
  }
}

async function* windowsOf(
  database: Kysely<Tables>,
  scope: Single,
  filter: IdentifierFilter,
): AsyncGenerator<IdentifierRow[]> {
  const isByDay = filter.registeredFrom !== undefined || filter.registeredTo !== undefined;
  const order = isByDay ? 'oldest' : 'code';
  for (let after: Position | null = null; ; ) {
    const page: PageAt = { after, limit: windowSize };
    const { rows }: { rows: IdentifierRow[] } = await selectWindow(scope, filter, order, page).execute(database);
    yield rows.filter(({ wanted }) => wanted);
    const last = rows.at(-1);
    if (last === undefined || rows.length < windowSize) return;
    after = last;
  }
}

/**
 * Reads the identifiers that satisfy a filter, window by window, each by a statement of its own: those of a model batch by batch in the order of
 * their codes, others in the order of codes, or of registration when days are given. A window may be empty.
 */
export async function* readWindows(
  database: Kysely<Tables>,
  scope: Scope,
  filter: IdentifierFilter,
): AsyncGenerator<IdentifierRow[]> {
  if (!('modelId' in scope)) yield* windowsOf(database, scope, filter);
  else for await (const batchId of batchesOf(database, scope.modelId)) yield* windowsOf(database, { batchId }, filter);
}
