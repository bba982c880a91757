import type { OnTrial, TrialFailure } from '@lima-id/api';
import { judgeOnTrial, type OnTrialRequest } from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { recordStep } from './recordStep.ts';
import { answerOf } from './refusals.ts';
import { readTrialCompany } from './trialCompany.ts';
import type { TrialParts } from './trialParts.ts';
import { readTrialByPackage, recordOf, termOf } from './trialRow.ts';

/** Opens an app on trial of the caller's company, by any package of the app. */
export async function openTrial(
  { store, clock }: TrialParts,
  caller: Pick<Caller, 'accountId' | 'companyPrefix'>,
  { appCode, packageProductId }: Pick<OnTrialRequest, 'appCode' | 'packageProductId'>,
): Promise<Reply<OnTrial, TrialFailure>> {
  const { accountId } = caller;
  return await store.transaction(async (transaction): Promise<Reply<OnTrial, TrialFailure>> => {
    const now = clock.now();
    const company = await readTrialCompany(transaction, caller);
    const { companyPrefix } = company;
    const sold = await transaction
      .selectFrom('app_package')
      .innerJoin('product', 'product.id', 'app_package.product_id')
      .select('product.app_code as appCode')
      .where('app_package.id', '=', packageProductId)
      .executeTakeFirst();
    const row = companyPrefix === null ? null : await readTrialByPackage(transaction, companyPrefix, packageProductId);
    // A trial stays with its app, which may be off the market, or have lost the package to another one.
    const code = row?.app_code ?? sold?.appCode ?? null;
    const facts = { ...company, appCode, app: code === null ? null : { appCode: code }, term: row && termOf(row) };
    const verdict = judgeOnTrial(facts, now.getTime());
    if (!verdict.ok) return answerOf(verdict);
    if (row === null) throw new Error('The rules let somebody go on without a trial.');
    await recordStep(transaction, { trialId: row.id, event: 'opened', accountId, at: now });
    const { productId, appCode: known, endsAt, daysLeft } = recordOf(row, now.getTime());
    return { data: { productId, appCode: known, endsAt, daysLeft } };
  });
}
