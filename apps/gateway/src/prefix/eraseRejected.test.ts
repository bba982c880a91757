import { contract } from '@lima-id/api';
import { dayMs, prefixMessages, type ReviewStatus, rejectedRegistrationKeptDays } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { emptyStore } from '../../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import { testParts, testSecret } from '../../testing/platform/testParts.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../testing/prefix/registrationGateway.ts';
import { createSeal } from '../platform/secret/seal.ts';
import { newId } from '../platform/secret/token.ts';
import { cleanupIntervalMs as pictureCleanupMs } from '../privatePicture/limits.ts';
import { createPictureLinks } from '../privatePicture/pictureLinks.ts';
import { createPrivatePictures } from '../privatePicture/privatePictures.ts';
import type { Store } from '../schema/store.ts';
import { cleanupIntervalMs } from './cleanUp.ts';
import { cleanupBatchSize, eraseRejected } from './eraseRejected.ts';

const keptMs = rejectedRegistrationKeptDays * dayMs;
const running = new AbortController().signal;
/** Between the registrations of the test and the next run of the job: sessions are valid for longer. */
const soonMs = 60_000;

let stores: readonly [Store, ...Store[]];
let store: Store;
let clock: ManualClock;
let gateway: RegistrationGateway;

beforeAll(async () => {
  stores = await openTestStores(2);
  [store] = stores;
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await registrationGateway(store, clock);
  await gateway.app.ready();
  clock.moveBy(cleanupIntervalMs - soonMs);
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  for (const one of stores.toReversed()) await one.close();
});

/** What the job needs on a gateway with a store. */
const partsOf = (one: Store) => ({
  store: one,
  clock,
  drafts: createSeal(testSecret, 'prefix draft'),
  pictures: createPrivatePictures({
    store: one,
    clock,
    pictures: testParts().privatePictures,
    links: createPictureLinks({ secret: testSecret, clock, publicUrl: '' }),
    logAccess: async () => undefined,
  }),
});
const erase = (one = store, ending = running) => eraseRejected(partsOf(one), ending);

/** A registration of an account of its own, submitted and decided a time ago; its personal data cannot be read. */
async function insert(agoMs: number, status: ReviewStatus = 'rejected'): Promise<{ id: string; accountId: string }> {
  const accountId = await insertTestAccount(store);
  const id = newId();
  const at = clock.now().getTime() - agoMs;
  await store.kysely
    .insertInto('registration')
    .values({
      id,
      account_id: accountId,
      node_prefix: '88.118',
      prefix: '88.118.501',
      held: false,
      held_until: null,
      company_name: '山东泰岳健身科技有限公司',
      organisation_type: 'enterprise',
      certificate_type: 'businessLicence',
      licence_number: '91350100M000100Y43',
      licence_image: 'licence.webp',
      card_front: 'front.webp',
      card_back: 'back.webp',
      industry_codes: 'C',
      industry_text: '制造业',
      area_codes: '370000',
      area_text: '山东省',
      register_address: '宁津县示例路118号',
      website: '',
      introduce: '商用健身器材',
      legal_card_type: 'residentId',
      personal: 'sealed',
      status,
      feedback: status === 'rejected' ? JSON.stringify({ fields: [], words: '请核对', at }) : null,
      verification: 'passed',
      submitted_at: new Date(at),
      submissions: 1,
    })
    .execute();
  return { id, accountId };
}

async function insertMany(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await insert(keptMs);
}

/** Ids of the registrations that still have personal data. */
async function kept(): Promise<string[]> {
  const rows = await store.kysely.selectFrom('registration').select('id').where('personal', '<>', '').execute();
  return rows.map(({ id }) => id);
}

/** Moves the submission and the rejection of a registration back, so that the next run of the job erases it. */
async function age(user: RegistrationUser): Promise<void> {
  const at = clock.now().getTime() + soonMs - keptMs;
  const { feedback } = await store.kysely
    .selectFrom('registration')
    .select('feedback')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await store.kysely
    .updateTable('registration')
    .set({ submitted_at: new Date(at), feedback: JSON.stringify({ ...feedback, at }) })
    .where('account_id', '=', user.id)
    .execute();
}

/** Submits a registration, and rejects it with a reviewer's words. */
async function rejected(words: string, admin: RegistrationUser): Promise<RegistrationUser> {
  const user = await gateway.user();
  const made = await store.kysely.selectFrom('registration').select('id').execute();
  await gateway.submit(user, { identifierPrefix: `88.118.${501 + made.length}` });
  await gateway.review(admin, user);
  const id = await gateway.idOf(user);
  const decided = await gateway.call(
    contract.rejectRegistration,
    { id, from: 'platformReview', fields: [{ field: 'licenceImage', reason: 'unclear' }], words },
    admin,
  );
  expect(decided.status).toBe(200);
  return user;
}

const reopen = (user: RegistrationUser) => gateway.call(contract.reopenRegistration, undefined, user);

describe('a rejected registration', () => {
  it('is erased a year later as by a reviewer, without an actor', async () => {
    const admin = await gateway.user('ADMIN');
    const [byHand, byTime] = [await rejected('请核对', admin), await rejected('请核对', admin)];
    const erasing = { id: await gateway.idOf(byHand) };
    expect((await gateway.call(contract.eraseRegistration, erasing, admin)).status).toBe(200);
    for (const user of [byHand, byTime]) await age(user);
    clock.moveBy(soonMs);
    await expect.poll(kept).toEqual([]);

    const seen = async (user: RegistrationUser) => {
      const { registration, steps } = await gateway.review(admin, user);
      return { registration: Object(registration), steps: steps as { event: string; by: string }[] };
    };
    const [one, other] = [await seen(byHand), await seen(byTime)];
    const own = { id: await gateway.idOf(byTime), indentifierPrefix: '88.118.502' };
    expect(other.registration).toEqual({ ...one.registration, ...own });
    expect(one.steps.at(-1)).toMatchObject({ event: 'erased', by: admin.username });
    expect(other.steps.at(-1)).toEqual({ ...one.steps.at(-1), by: '', at: clock.now().getTime() });
  });

  it('says to its applicant what is gone and keeps the reason, loses its pictures, and can be submitted again', async () => {
    const admin = await gateway.user('ADMIN');
    const [plain, explained] = [await rejected('', admin), await rejected('请核对。', admin)];
    for (const user of [plain, explained]) await age(user);
    clock.moveBy(soonMs);
    await expect.poll(kept).toEqual([]);
    clock.moveBy(pictureCleanupMs);
    const pictures = () => store.kysely.selectFrom('private_picture').select('id').execute();
    await expect.poll(pictures).toEqual([]);

    const gone = { legalPerson: '', legalCardNo: '', liaison: '', liaisonPhone: '', licenseImg: '', licenseImgAbs: '' };
    const fields = [{ field: 'licenceImage', reason: 'unclear' }];
    for (const [user, feedbackDetails] of [
      [plain, prefixMessages.erased],
      [explained, prefixMessages.erasedWithWords('请核对。')],
    ] as const) {
      expect(await gateway.read(user)).toMatchObject({
        ...gone,
        name: '山东泰岳健身科技有限公司',
        examineStatus: 3,
        companyApprovalDetails: { feedbackDetails, feedbackFields: fields },
      });
    }

    const draft = await reopen(plain);
    expect(draft).toMatchObject({
      status: 200,
      data: { values: { companyName: '山东泰岳健身科技有限公司', legalPerson: '', licenceImage: '' } },
    });
    const correction = { values: { companyName: '改名公司' }, basedOn: Number(draft.data['version']) };
    expect((await gateway.call(contract.savePrefixDraft, correction, plain)).status).toBe(200);
    expect((await gateway.submit(plain)).status).toBe(200);
    expect(await gateway.read(plain)).toMatchObject({ legalPerson: '陈立群', companyApprovalDetails: null });
  });

  it('is kept while its applicant is correcting it, and erased once the draft is gone', async () => {
    const user = await rejected('请核对', await gateway.user('ADMIN'));
    await reopen(user);
    await age(user);
    clock.moveBy(soonMs);
    await erase();
    expect(await kept()).toHaveLength(1);
    await gateway.call(contract.removePrefixDraft, undefined, user);
    await erase();
    expect(await kept()).toEqual([]);
  });
});

describe('eraseRejected', () => {
  it('erases rejected registrations alone, and these exactly when a year has passed', async () => {
    const others = ['platformReview', 'topNodeReview', 'approved', 'suspended', 'unknown'] as const;
    const standing: string[] = [];
    for (const status of others) standing.push((await insert(2 * keptMs, status)).id);
    await insert(keptMs);
    const young = await insert(keptMs - 1);
    const lateRejection = await insert(keptMs - 1);
    await store.kysely
      .updateTable('registration')
      .set({ submitted_at: new Date(clock.now().getTime() - 2 * keptMs) })
      .where('id', '=', lateRejection.id)
      .execute();
    await erase();
    expect((await kept()).toSorted()).toEqual([...standing, young.id, lateRejection.id].toSorted());
    clock.moveBy(1);
    await erase();
    expect((await kept()).toSorted()).toEqual(standing.toSorted());
  });

  it('erases many registrations on two gateways at once, each with one step', async () => {
    const count = 2 * cleanupBatchSize + 1;
    await insertMany(count);
    await Promise.all(stores.map((one) => erase(one)));
    expect(await kept()).toEqual([]);
    const steps = await store.kysely.selectFrom('registration_step').select('registration_id').execute();
    expect(new Set(steps.map(({ registration_id }) => registration_id)).size).toBe(count);
    expect(steps).toHaveLength(count);
  });

  it('skips a registration whose account is locked instead of waiting, and erases it in the next run', async () => {
    await insertMany(2);
    const { id, accountId } = await insert(keptMs);
    await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      await erase();
      expect(await kept()).toEqual([id]);
    });
    await erase();
    expect(await kept()).toEqual([]);
  });

  it('stops before the next batch when the gateway shuts down, and a restarted one goes on', async () => {
    await insertMany(cleanupBatchSize + 1);
    const ending = new AbortController();
    const shutting: Store = {
      ...store,
      transaction: async (work) => {
        const result = await store.transaction(work);
        ending.abort();
        return result;
      },
    };
    await erase(shutting, ending.signal);
    expect(await kept()).toHaveLength(1);
    await erase(store, ending.signal);
    expect(await kept()).toHaveLength(1);
    await erase();
    expect(await kept()).toEqual([]);
  });
});
