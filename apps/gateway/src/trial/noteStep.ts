import type { Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/** What was done with a trial. */
interface TrialStep {
  trialId: string;
  event: Tables['trial_step']['event'];
  accountId: string;
  at: Date;
}

/** Writes down what an account did with a trial, the first time that it did so. */
export async function noteStep(database: Kysely<Tables>, { trialId, event, accountId, at }: TrialStep): Promise<void> {
  await database
    .insertInto('trial_step')
    .values({ trial_id: trialId, event, account_id: accountId, at })
    .onConflict((conflict) => conflict.columns(['trial_id', 'event', 'account_id']).doNothing())
    .execute();
}
