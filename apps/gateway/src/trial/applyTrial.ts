import type { TrialFailure } from '@lima-id/api';
import { judgeTrial, type TrialApplied, type TrialFacts, type TrialRequest, type TriedPackage } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { newId } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import { type OfferedApp, readTrialApp } from './readTrialApp.ts';
import { recordStep } from './recordStep.ts';
import { answerOf } from './refusals.ts';
import { readTrialCompany } from './trialCompany.ts';
import type { TrialParts } from './trialParts.ts';
import { readTrial, recordOf, termOf } from './trialRow.ts';

interface StartResult {
  request: TrialRequest;
  accountId: string;
  app: OfferedApp;
  tried: TriedPackage;
  now: Date;
}

/** Inserts the company's trial of an app; false, without effect, when a concurrent application was faster. */
async function begin(
  transaction: Transaction<Tables>,
  { request, accountId, app, tried, now }: StartResult,
): Promise<boolean> {
  const begun = await transaction
    .insertInto('trial')
    .values({
      id: newId(),
      company_prefix: request.companyPrefix,
      product_id: app.id,
      product_name: app.name,
      package_id: tried.id,
      package_name: app.packageNames.get(tried.id) ?? '',
      price_id: request.packagePriceId,
      days: tried.trialDays,
      account_id: accountId,
      started_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_prefix', 'product_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun !== undefined) await recordStep(transaction, { trialId: begun.id, event: 'applied', accountId, at: now });
  return begun !== undefined;
}

/**
 * Applies for a trial and starts it, in one transaction. Of concurrent applications the first insert wins; the others wait and are judged
 * by it.
 */
export async function applyTrial(
  { store, clock }: TrialParts,
  caller: Pick<Caller, 'accountId' | 'companyPrefix'>,
  request: TrialRequest,
): Promise<Reply<TrialApplied, TrialFailure>> {
  const { accountId } = caller;
  return await store.transaction(async (transaction): Promise<Reply<TrialApplied, TrialFailure>> => {
    const now = clock.now();
    const company = await readTrialCompany(transaction, caller);
    const { companyPrefix } = company;
    const app = await readTrialApp(transaction, request.productManagerId);
    const judge = async () => {
      const row = companyPrefix === null || app === null ? null : await readTrial(transaction, companyPrefix, app.id);
      const first: TrialFacts['first'] = row && {
        ...termOf(row),
        accountId: row.account_id,
        packageId: row.package_id,
        priceId: row.price_id,
      };
      return { row, verdict: judgeTrial({ ...company, request, accountId, app, first }, now.getTime()) };
    };
    const before = await judge();
    if (!before.verdict.ok) return answerOf(before.verdict);
    const { begins: tried } = before.verdict;
    const begun = tried !== null && app !== null && (await begin(transaction, { request, accountId, app, tried, now }));
    const { row, verdict } = await judge();
    if (!verdict.ok) return answerOf(verdict);
    if (row === null) throw new Error('A trial was begun and is not there.');
    return { data: { ...recordOf(row, now.getTime()), repeated: !begun } };
  });
}
