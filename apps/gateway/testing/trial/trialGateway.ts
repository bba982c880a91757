import { contract } from '@lima-id/api';
import type { OnTrialRequest, TrialRequest } from '@lima-id/domain';
import { insertProducts } from '../../demo/insertMarket.ts';
import { createSessions } from '../../src/account/sessions.ts';
import type { PackageDraft } from '../../src/market/productRows.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { type AccountGateway, accountGateway } from '../account/accountGateway.ts';
import { insertTestAccount } from '../account/insertTestAccount.ts';
import { draftOf } from '../market/drafts.ts';
import { openTestStore } from '../platform/openTestStore.ts';
import { insertTestEnterprise } from '../production/insertTestEnterprise.ts';

/** Companies of the test: two with an approved prefix, and one whose prefix is under review. */
export const companies = { one: '88.118.901', other: '88.118.902', applicant: '88.118.903' } as const;

function packageOf(id: string, name: string, tryUseDays: number, priced = true): PackageDraft {
  return {
    id,
    name,
    tryUseDays,
    yearUnitPriceFen: priced ? 10_000 : null,
    monthUnitPriceFen: null,
    prices: priced
      ? [
          [1, 'year', 10_000],
          [2, 'year', 19_000],
        ]
      : [],
  };
}

/** Apps of the test: `1` with packages of 30, 15 and no days; `2` of an open length; `3` with its price on request; `4` without a trial. */
const apps = [
  draftOf('1', {
    name: '标识赋码系统',
    appCode: 'code-assignment',
    packages: [packageOf('101', '基础版', 30), packageOf('102', '专业版', 15), packageOf('103', '集团版', -1)],
  }),
  draftOf('2', { packages: [packageOf('201', '标准版', 0)] }),
  draftOf('3', { negotiable: true, packages: [packageOf('301', '定制版', 15, false)] }),
  draftOf('4', { packages: [packageOf('401', '标准版', -1)] }),
];

/** Application for a package of the test apps, as the app's page sends it. */
export function requestFor(packageId: string, companyPrefix: string = companies.one): TrialRequest {
  const productId = packageId.slice(0, 1);
  return {
    appId: `app-${productId}`,
    companyPrefix,
    packagePriceId: productId === '3' ? '-1' : `${packageId}-1`,
    packageProductId: packageId,
    productManagerId: productId,
  };
}

/** A manual clock without timers: trials last for years of cleanup jobs. */
interface TestClock extends Clock {
  moveBy(ms: number): void;
}

function clockAt(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    every: () => () => undefined,
    moveBy(ms) {
      now += ms;
    },
  };
}

/** A gateway with companies and trial apps, and a manual clock. */
export interface TrialGateway {
  store: Store;
  clock: TestClock;
  gateway: AccountGateway;
  /** Creates an account; returns its id. */
  account(role: UserRole, companyPrefix?: string | null): Promise<string>;
  /** A fresh login of an account for each call, since logins expire as time passes. */
  tokenOf(accountId: string): Promise<string>;
  apply(accountId: string, request: TrialRequest, address?: 'comeApplyTrial' | 'applyTrial'): Promise<Answered>;
  goOn(accountId: string, packageProductId: string, said?: Partial<OnTrialRequest>): Promise<Answered>;
  list(accountId: string, page?: number, size?: number): Promise<Answered>;
  close(): Promise<void>;
}

type Answered = Awaited<ReturnType<AccountGateway['call']>>;

/** Opens the gateway on an evening in China. */
export async function openTrialGateway(): Promise<TrialGateway> {
  const clock = clockAt('2026-05-18T15:50:00Z');
  const store = await openTestStore();
  for (const prefix of Object.values(companies)) await insertTestEnterprise(store, prefix);
  await store.kysely
    .updateTable('enterprise')
    .set({ examine_status: 'topNodeReview' })
    .where('prefix', '=', companies.applicant)
    .execute();
  await store.transaction(async (transaction) => await insertProducts(transaction, [], apps));
  const gateway = await accountGateway(store, clock);
  const sessions = createSessions(store, clock);

  async function tokenOf(accountId: string): Promise<string> {
    return (await store.transaction((transaction) => sessions.open(transaction, accountId, 'device'))).accessToken;
  }

  return {
    store,
    clock,
    gateway,
    tokenOf,
    account: async (role, companyPrefix = null) => await insertTestAccount(store, { role, companyPrefix }),
    apply: async (accountId, request, address = 'applyTrial') =>
      await gateway.call(contract[address], request, { token: await tokenOf(accountId) }),
    goOn: async (accountId, packageProductId, said = {}) =>
      await gateway.call(
        contract.fetchOnTrial,
        { appCode: '-1', packageProductId, fingerprint: 'device', ...said },
        { token: await tokenOf(accountId) },
      ),
    list: async (accountId, page = 1, size = 10) =>
      await gateway.call(contract.listMyTrials, { page, size }, { token: await tokenOf(accountId) }),
    async close() {
      await gateway.app.close();
      await store.close();
    },
  };
}
