import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, people, prefixes, type TrialModel, trialCommands } from '../../testing/trial/trialCommands.ts';
import { openTrialGateway, type TrialGateway } from '../../testing/trial/trialGateway.ts';

/** Number of random runs. */
const ways = 40;

let trial: TrialGateway;
let accounts: Record<Person, string>;

beforeAll(async () => {
  trial = await openTrialGateway();
  const account = async (person: Person) =>
    await trial.account(person === 'visitor' ? 'ORDINARY' : 'COMPANY', prefixes[person]);
  accounts = {
    maker: await account('maker'),
    colleague: await account('colleague'),
    rival: await account('rival'),
    applicant: await account('applicant'),
    visitor: await account('visitor'),
  };
}, 120_000);
afterAll(() => trial.close());

async function stepsKept(): Promise<string[]> {
  const rows = await trial.store.kysely
    .selectFrom('trial_step')
    .innerJoin('trial', 'trial.id', 'trial_step.trial_id')
    .select(['event', 'company_prefix', 'product_id', 'trial_step.account_id'])
    .execute();
  return rows.map(({ event, company_prefix, product_id, account_id }) => {
    const person = people.find((one) => accounts[one] === account_id);
    return `${event} ${company_prefix}/${product_id} ${person}`;
  });
}

describe('trials', () => {
  it('follow the model for any sequence of applications, openings, waits and listings', async () => {
    await fc.assert(
      fc.asyncProperty(trialCommands, async (commands) => {
        await trial.store.kysely.deleteFrom('trial_step').execute();
        await trial.store.kysely.deleteFrom('trial').execute();
        const model: TrialModel = { trials: new Map(), steps: new Set() };
        await fc.asyncModelRun(() => ({ model, real: { trial, accounts } }), commands);
        const kept = await trial.store.kysely.selectFrom('trial').select('id').execute();
        expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([...model.trials.values()].map(({ id }) => id)));
        expect((await stepsKept()).toSorted()).toEqual([...model.steps].toSorted());
      }),
      { numRuns: ways },
    );
  }, 120_000);
});
