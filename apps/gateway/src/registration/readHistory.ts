import { type HistoryQuery, historyPageMax, type IdentifierHistory } from '@lima-id/api';
import { chinaMinute } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

/** The changes of one of an enterprise's identifiers, newest first. */
export async function readHistory(
  store: Store,
  prefix: string,
  { code, before }: Omit<HistoryQuery, 'prefix'>,
): Promise<IdentifierHistory> {
  let changes = store.kysely
    .selectFrom('registration_change as change')
    .leftJoin('account', 'account.id', 'change.account_id')
    .leftJoin('enterprise_token as token', 'token.id', 'change.token_id')
    .select([
      'change.id',
      'change.at',
      'change.call',
      'change.before',
      'change.after',
      'account.username',
      'token.name as system',
    ])
    .where('change.enterprise_prefix', '=', prefix)
    .where('change.subject', '=', `identifier ${code}`);
  if (before !== undefined) changes = changes.where('change.id', '<', before);
  const rows = await changes
    .orderBy('change.id', 'desc')
    .limit(historyPageMax + 1)
    .execute();
  const records = rows.slice(0, historyPageMax).map((row) => ({
    number: Number(row.id),
    time: chinaMinute(row.at.getTime()),
    by: row.username ?? row.system ?? '',
    call: row.call,
    before: recordOf(row.before),
    after: recordOf(row.after),
  }));
  return { records, next: rows.length > historyPageMax ? (records.at(-1)?.number ?? null) : null };
}
