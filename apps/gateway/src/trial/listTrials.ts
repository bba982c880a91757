import type { TrialListRequest, TrialPage } from '@lima-id/api';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { TrialParts } from './trialParts.ts';
import { recordOf, trialsOf } from './trialRow.ts';

/** A page of the trials of the caller's company, newest first; none without a company. A page beyond the last is empty. */
export async function listTrials(
  { store, clock }: TrialParts,
  { companyPrefix }: Pick<Caller, 'companyPrefix'>,
  { page, size }: TrialListRequest,
): Promise<TrialPage> {
  if (companyPrefix === null) return { records: [], total: 0 };
  const [rows, { total }] = await Promise.all([
    trialsOf(store.kysely, companyPrefix)
      .orderBy('trial.started_at', 'desc')
      .orderBy('trial.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    store.kysely
      .selectFrom('trial')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .where('company_prefix', '=', companyPrefix)
      .executeTakeFirstOrThrow(),
  ]);
  const now = clock.now().getTime();
  return { records: rows.map((row) => recordOf(row, now)), total: Number(total) };
}
