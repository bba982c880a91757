import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Kind of step. */
interface TrialStep {
  trialId: string;
  event: Tables['trial_step']['event'];
  accountId: string;
  at: Date;
}

/** Records a trial step of an account, once per account and kind. */
export async function recordStep(
  database: Kysely<Tables>,
  { trialId, event, accountId, at }: TrialStep,
): Promise<void> {
  await database
    .insertInto('trial_step')
    .values({ trial_id: trialId, event, account_id: accountId, at })
    .onConflict((conflict) => conflict.columns(['trial_id', 'event', 'account_id']).doNothing())
    .execute();
}
