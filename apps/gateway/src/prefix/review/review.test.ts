import { contract } from '@lima-id/api';
import { prefixMessages, rejectedPrefixMs } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore } from '../../../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { madeJpeg } from '../../../testing/platform/pictures/madePictures.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../../testing/prefix/registrationGateway.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import { cleanupIntervalMs as pictureCleanupMs } from '../../privatePicture/limits.ts';
import type { Store } from '../../schema/store.ts';
import { cleanupIntervalMs } from '../cleanUp.ts';

let clock: ManualClock;
let store: Store;
let gateway: RegistrationGateway;
let applicant: RegistrationUser;
let admin: RegistrationUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await registrationGateway(store, clock);
  await gateway.app.ready();
  applicant = await gateway.user();
  admin = await gateway.user('ADMIN');
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const fields = [
  { field: 'licenceImage', reason: 'unclear' },
  { field: 'companyName', reason: 'mismatch' },
] as const;

/** Reads the registration and rejects it. */
async function reject(from: 'platformReview' | 'topNodeReview', changes: object = {}) {
  await gateway.review(admin, applicant);
  const request = { id: await gateway.idOf(applicant), from, fields: [...fields], words: '请核对', ...changes };
  return await gateway.call(contract.rejectRegistration, request, admin);
}

const reopen = () => gateway.call(contract.reopenRegistration, undefined, applicant);

/** Statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

describe('a review', () => {
  it('goes from the platform to the top node to the approval, which grants the prefix', async () => {
    const manager = await gateway.user('MANAGER');
    await gateway.submit(applicant);
    expect((await gateway.pass(admin, applicant, 'platformReview')).data).toEqual({ examineStatus: 1 });
    expect((await gateway.call(contract.readCurrentPrefix, undefined, applicant)).data).toEqual({
      indentifierPrefix: '',
    });
    clock.moveBy(60_000);
    expect((await gateway.pass(manager, applicant, 'topNodeReview')).data).toEqual({ examineStatus: 2 });

    const company = (await gateway.call(contract.findCurrentCompany, undefined, applicant)).data;
    expect(company).toMatchObject({
      name: '山东泰岳健身科技有限公司',
      liaison: '王晓楠',
      liaisonPhone: applicant.mobile,
      indentifierPrefix: '88.118.501',
      areaCode: '371422',
      examineStatus: 2,
    });
    expect((await gateway.call(contract.readCurrentCompany, undefined, applicant)).data).toEqual(company);
    const byId = await gateway.call(contract.readCompany, { id: String(company['id']) }, applicant);
    expect(byId.data).toEqual(company);
    expect((await gateway.call(contract.readCurrentPrefix, undefined, applicant)).data).toEqual({
      indentifierPrefix: '88.118.501',
    });
    const profile = (await gateway.call(contract.readProfile, {}, applicant)).data;
    expect(profile).toMatchObject({ basicInfo: { type: 'COMPANY_ADMIN', companyDetails: { examineStatus: 2 } } });
    expect((await gateway.review(admin, applicant))['steps']).toMatchObject([
      { event: 'submitted', from: null, to: 0, by: applicant.username },
      { event: 'passed', from: 0, to: 1, by: admin.username },
      { event: 'passed', from: 1, to: 2, by: manager.username, at: clock.now().getTime() },
    ]);
    const kept = await store.kysely.selectFrom('enterprise').select('liaison_phone').execute();
    expect(JSON.stringify(kept)).not.toContain(applicant.mobile);
    expect(await gateway.submit(applicant, { identifierPrefix: '88.118.502' })).toMatchObject({
      status: 409,
      message: prefixMessages.submission.hasPrefix('88.118.501'),
    });
  });

  it('does not change the role of a reviewer who registers', async () => {
    await gateway.submit(admin);
    await gateway.pass(admin, admin, 'platformReview');
    await gateway.pass(admin, admin, 'topNodeReview');
    const profile = (await gateway.call(contract.readProfile, {}, admin)).data;
    expect(profile).toMatchObject({ basicInfo: { type: 'ADMIN', companyDetails: { examineStatus: 2 } } });
  });

  it('rejects the second of two concurrent decisions', async () => {
    await gateway.submit(applicant);
    const answers = await Promise.all([gateway.pass(admin, applicant, 'platformReview'), reject('platformReview')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await gateway.pass(admin, applicant, 'platformReview')).toMatchObject({ status: 409 });
  });

  it('is decided only by a reviewer who has read what was submitted last', async () => {
    const pass = async (reviewer: RegistrationUser) =>
      await gateway.call(
        contract.passRegistration,
        { id: await gateway.idOf(applicant), from: 'platformReview' },
        reviewer,
      );
    const notSeen = { status: 409, message: prefixMessages.review.notSeen };
    const manager = await gateway.user('MANAGER');
    await gateway.submit(applicant);
    await gateway.review(manager, applicant);
    expect(await pass(admin)).toMatchObject(notSeen);
    await reject('platformReview');
    // Submitted in the same instant: the submission counts, not the clock.
    await gateway.submit(applicant, { companyName: '改名公司' });
    for (const reviewer of [admin, manager]) expect(await pass(reviewer)).toMatchObject(notSeen);
    const id = await gateway.idOf(applicant);
    const unread = gateway.call(
      contract.rejectRegistration,
      { id, from: 'platformReview', fields: [], words: '请核对' },
      admin,
    );
    expect(await unread).toMatchObject(notSeen);
    expect(await gateway.read(applicant)).toMatchObject({ examineStatus: 0 });
    await gateway.review(manager, applicant);
    expect(await pass(admin)).toMatchObject(notSeen);
    expect(await pass(manager)).toMatchObject({ status: 200 });
  });

  it('passes one level when fifty requests with the status that was seen arrive at once, and names it to the others', async () => {
    await gateway.submit(applicant);
    await gateway.review(admin, applicant);
    const request = { id: await gateway.idOf(applicant), from: 'platformReview' } as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => gateway.call(contract.passRegistration, request, admin)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    const message = prefixMessages.review.notAllowed('顶级节点审核中');
    expect(refused.every((answer) => answer.status === 409 && answer.message === message)).toBe(true);
    expect(await gateway.read(applicant)).toMatchObject({ examineStatus: 1 });
  });

  it('does not deadlock with a concurrent submission or erasure, which lock the account first', async () => {
    await gateway.submit(applicant);
    const id = await gateway.idOf(applicant);
    await gateway.pass(admin, applicant, 'platformReview');
    const [passed] = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', applicant.id).forUpdate().execute();
      const answered = gateway.pass(admin, applicant, 'topNodeReview');
      await expect.poll(waiting).toBe(1);
      await transaction.selectFrom('registration').select('id').where('id', '=', id).forUpdate().execute();
      return [answered] as const;
    });
    expect(await passed).toMatchObject({ status: 200 });
  });

  it('does not grant a prefix that another enterprise has got', async () => {
    await gateway.submit(applicant);
    await gateway.pass(admin, applicant, 'platformReview');
    const enterprise = { name: '乙公司', industry: '', website: '', introduce: '', area_code: '371422' };
    await store.kysely
      .insertInto('enterprise')
      .values({
        ...enterprise,
        prefix: '88.118.501',
        node_prefix: '88.118',
        examine_status: 'approved',
        created_at: new Date(),
      })
      .execute();
    expect(await gateway.pass(admin, applicant, 'topNodeReview')).toMatchObject({
      status: 409,
      message: prefixMessages.availability.taken('88.118.501'),
    });
    expect((await gateway.review(admin, applicant))['registration']).toMatchObject({ examineStatus: 1 });
  });
});

describe('a rejection', () => {
  it('returns the reasons to the applicant, by field and in words', async () => {
    await gateway.submit(applicant);
    await gateway.pass(admin, applicant, 'platformReview');
    expect((await reject('topNodeReview')).data).toEqual({ examineStatus: 3 });
    expect(await gateway.read(applicant)).toMatchObject({
      examineStatus: 3,
      companyApprovalDetails: {
        feedbackDetails: '请核对',
        feedbackFields: fields,
        feedbackTime: clock.now().getTime(),
      },
    });
  });

  it('must have a reason, and each field once', async () => {
    await gateway.submit(applicant);
    expect(await reject('platformReview', { fields: [], words: ' ' })).toMatchObject({
      status: 422,
      message: prefixMessages.review.empty,
    });
    expect(await reject('platformReview', { fields: [fields[0], fields[0]] })).toMatchObject({ status: 422 });
  });

  it('leads to a draft of the submitted data, and to another submission that replaces the first', async () => {
    await gateway.submit(applicant);
    expect(await gateway.call(contract.reopenRegistration, undefined, applicant)).toMatchObject({ status: 409 });
    await reject('platformReview');
    const draft = (await gateway.call(contract.reopenRegistration, undefined, applicant)).data;
    expect(draft).toMatchObject({
      version: 1,
      values: {
        secondNodeId: '88.118',
        enterprisePrefix: '501',
        companyName: '山东泰岳健身科技有限公司',
        industryCodes: ['C', '24', '244'],
        legalCardNumber: '11010519491231002X',
        contactPersonPhone: applicant.mobile,
      },
    });
    // Reopening again returns the continued draft.
    await gateway.call(contract.savePrefixDraft, { values: { companyName: '改名公司' }, basedOn: 1 }, applicant);
    expect((await gateway.call(contract.reopenRegistration, undefined, applicant)).data).toMatchObject({
      values: { companyName: '改名公司' },
    });

    const before = (await gateway.read(applicant))?.['licenseImg'];
    expect(await gateway.submit(applicant, { companyName: '改名公司' })).toMatchObject({ success: true });
    const now = await gateway.read(applicant);
    expect(now).toMatchObject({ name: '改名公司', examineStatus: 0, companyApprovalDetails: null });
    expect(now?.['licenseImg']).not.toBe(before);
    const reviewed = await gateway.review(admin, applicant);
    expect(reviewed['submissions']).toBe(2);
    expect(reviewed['steps']).toMatchObject([
      { event: 'submitted' },
      { event: 'rejected', by: admin.username, words: '请核对', fields },
      { event: 'submitted', from: 3, to: 0 },
    ]);
  });

  it('leads to the draft that the applicant chose to keep during the review, and to the submitted data once that is cleared', async () => {
    await gateway.submit(applicant);
    const values = { companyName: '旧页面', licenceImage: await gateway.picture(applicant) };
    await gateway.call(contract.savePrefixDraft, { values, basedOn: null }, applicant);
    clock.moveBy(1_000);
    await reject('platformReview');
    expect(await reopen()).toMatchObject({ status: 200, data: { version: 1, values } });
    const { loose_since } = await store.kysely
      .selectFrom('private_picture')
      .select('loose_since')
      .where('id', '=', values.licenceImage)
      .executeTakeFirstOrThrow();
    expect(loose_since).toBeNull();
    const clear = () => gateway.call(contract.removePrefixDraft, undefined, applicant);
    await clear();
    expect((await reopen()).data).toMatchObject({ version: 2, values: { companyName: '山东泰岳健身科技有限公司' } });
    // The page that clears the correction goes on without a draft.
    await clear();
    const begun = { values: { companyName: '改名公司' }, basedOn: 0 };
    expect((await gateway.call(contract.savePrefixDraft, begun, applicant)).data).toMatchObject({ version: 3 });
  });

  it('leads to the submitted data when pages that were open before the submission save during the review and after it', async () => {
    const save = (companyName: string, basedOn: number) =>
      gateway.call(contract.savePrefixDraft, { values: { companyName }, basedOn }, applicant);
    await save('甲', 0);
    await gateway.submit(applicant);
    for (const basedOn of [0, 1]) expect(await save('旧页面', basedOn)).toMatchObject({ status: 409, data: null });
    await reject('platformReview');
    for (const basedOn of [0, 1]) expect(await save('旧页面', basedOn)).toMatchObject({ status: 409, data: null });
    const corrected = { version: 2, values: { companyName: '山东泰岳健身科技有限公司' } };
    expect((await reopen()).data).toMatchObject(corrected);
    for (const basedOn of [0, 1]) expect(await save('旧页面', basedOn)).toMatchObject({ status: 409, data: corrected });
  });

  it('leads to no draft when another submission is committed while the registration is reopened', async () => {
    await gateway.submit(applicant);
    await reject('platformReview');
    const [reopened] = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', applicant.id).forUpdate().execute();
      const answered = reopen();
      await expect.poll(waiting).toBe(1);
      await transaction.updateTable('registration').set({ status: 'platformReview' }).execute();
      return [answered] as const;
    });
    expect(await reopened).toMatchObject({ status: 409 });
    expect((await gateway.call(contract.readPrefixDraft, undefined, applicant)).data).toBeNull();
  });

  it('reserves the prefix for its applicant for 30 days', async () => {
    await gateway.submit(applicant);
    await reject('platformReview');
    const other = await gateway.user();
    expect(await gateway.submit(other)).toMatchObject({ status: 409 });
    const { held_until } = await store.kysely.selectFrom('registration').select('held_until').executeTakeFirstOrThrow();
    expect(held_until).toEqual(new Date(clock.now().getTime() + rejectedPrefixMs));
    await store.kysely.updateTable('registration').set({ held_until: clock.now() }).execute();
    clock.moveBy(cleanupIntervalMs);
    await expect
      .poll(async () => (await store.kysely.selectFrom('registration').select('held').execute())[0]?.held)
      .toBe(false);
    const later = await gateway.user();
    expect(await gateway.submit(later)).toMatchObject({ success: true });
  });
});

describe('personal data', () => {
  it('is shown in full to reviewers only, with an audit log entry for each access', async () => {
    await gateway.submit(applicant);
    const reviewed = await gateway.review(admin, applicant);
    expect(reviewed['registration']).toMatchObject({
      legalCardNo: '11010519491231002X',
      liaisonPhone: applicant.mobile,
      legalCardObject: { faceAbs: expect.stringContaining(`viewer=`), backAbs: expect.any(String) },
    });
    const picture = { by: admin.username, what: 'picture', at: clock.now().getTime() };
    expect(reviewed['accesses']).toEqual([picture, picture, picture, { ...picture, what: 'registration' }]);
    const looks = await store.kysely.selectFrom('personal_data_access').select(['account_id', 'what']).execute();
    expect(looks).toHaveLength(4);
    for (const user of [applicant, await gateway.user('COMPANY_ADMIN')]) {
      const id = await gateway.idOf(applicant);
      expect(await gateway.call(contract.readRegistrationForReview, { id }, user)).toMatchObject({ status: 403 });
    }
  });

  it('shows pictures of the same file, within the registration and across registrations', async () => {
    const other = await gateway.user();
    const bytes = new Uint8Array(madeJpeg(90, 60));
    const upload = async ({ token }: RegistrationUser, kind: 'licence' | 'id'): Promise<string> => {
      const payload = new FormData();
      payload.append('file', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
      payload.append('kind', kind);
      const { method, path } = contract.uploadPrivate;
      const response = await gateway.app.inject({ method, url: path, payload, headers: { accesstoken: token } });
      return response.json().data.fileName;
    };
    const licenceImage = await upload(applicant, 'licence');
    const front = await upload(applicant, 'id');
    await gateway.submit(applicant, {
      licenceImage,
      legalCardImages: { front, back: await gateway.picture(applicant) },
    });
    await gateway.submit(other, {
      identifierPrefix: '88.118.502',
      companyName: '另一家公司',
      legalCardImages: { front: await gateway.picture(other), back: await upload(other, 'id') },
    });
    const inOther = { registrationId: await gateway.idOf(other), indentifierPrefix: '88.118.502', name: '另一家公司' };
    const own = await gateway.idOf(applicant);
    expect((await gateway.review(admin, applicant)).twins).toEqual([
      expect.objectContaining({ picture: 'licenceImage', twin: 'cardFront', registrationId: own }),
      { picture: 'licenceImage', twin: 'cardBack', ...inOther },
      { picture: 'cardFront', twin: 'cardBack', ...inOther },
    ]);
    expect((await gateway.review(admin, other)).twins).toMatchObject([
      { picture: 'cardBack', twin: 'licenceImage', registrationId: own },
      { picture: 'cardBack', twin: 'cardFront', registrationId: own },
    ]);
  });

  it('is erased on demand from rows, files, draft and the enterprise’s contact, and decisions are kept', async () => {
    await gateway.submit(applicant);
    const id = await gateway.idOf(applicant);
    const erase = () => gateway.call(contract.eraseRegistration, { id }, admin);
    expect(await erase()).toMatchObject({ status: 409 });
    await gateway.pass(admin, applicant, 'platformReview');
    await gateway.pass(admin, applicant, 'topNodeReview');
    const save = (basedOn: number | null) =>
      gateway.call(contract.savePrefixDraft, { values: { legalPerson: '陈立群' }, basedOn }, applicant);
    await save(null);
    expect(await erase()).toMatchObject({ success: true });
    expect(await erase()).toMatchObject({ success: true });
    expect(await gateway.read(applicant)).toMatchObject({
      name: '山东泰岳健身科技有限公司',
      legalPerson: '',
      legalCardNo: '',
      liaison: '',
      liaisonPhone: '',
      liaisonEmail: '',
      licenseImg: '',
      licenseImgAbs: '',
      examineStatus: 2,
    });
    expect(await store.kysely.selectFrom('private_picture').selectAll().execute()).toEqual([]);
    // Pages that are still open do not bring the draft back.
    for (const basedOn of [0, 1]) expect(await save(basedOn)).toMatchObject({ status: 409, data: null });
    expect(await store.kysely.selectFrom('prefix_draft').selectAll().execute()).toEqual([]);
    expect((await gateway.call(contract.findCurrentCompany, undefined, applicant)).data).toMatchObject({
      liaison: '',
      liaisonPhone: '',
    });
    const { steps } = (await gateway.review(admin, applicant)) as { steps: { event: string }[] };
    expect(steps.map(({ event }) => event)).toEqual(['submitted', 'passed', 'passed', 'erased']);
  });
});

describe('an erasure', () => {
  it('deletes the pictures by the next run of the cleanup job when their storage is away', async () => {
    await gateway.app.close();
    const files = testParts().privatePictures;
    let isAway = false;
    const remove = async (id: string) => {
      if (isAway) throw new PicturesUnavailable('unreachable', 'ECONNREFUSED');
      await files.remove(id);
    };
    gateway = await registrationGateway(store, clock, { privatePictures: { ...files, remove } });
    await gateway.app.ready();
    await gateway.submit(applicant);
    await reject('platformReview');
    const erase = { id: await gateway.idOf(applicant) };
    isAway = true;
    for (let n = 0; n < 2; n += 1)
      expect(await gateway.call(contract.eraseRegistration, erase, admin)).toMatchObject({ success: true });
    const rows = () => store.kysely.selectFrom('private_picture').select('id').execute();
    expect(await rows()).toHaveLength(3);
    isAway = false;
    clock.moveBy(pictureCleanupMs);
    await expect.poll(rows).toEqual([]);
  });

  it('does not deadlock with a concurrent submission, which locks the account first', async () => {
    await gateway.submit(applicant);
    const id = await gateway.idOf(applicant);
    await reject('platformReview');
    const [erased] = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', applicant.id).forUpdate().execute();
      const answered = gateway.call(contract.eraseRegistration, { id }, admin);
      await expect.poll(waiting).toBe(1);
      await transaction.selectFrom('registration').select('id').where('id', '=', id).forUpdate().execute();
      return [answered] as const;
    });
    expect(await erased).toMatchObject({ success: true });
  });
});

describe('the list of registrations', () => {
  it('has the longest waiting first, filtered by status, in pages', async () => {
    const second = await gateway.user();
    await gateway.submit(applicant);
    clock.moveBy(1_000);
    await gateway.submit(second, { identifierPrefix: '88.118.502', companyName: '乙公司' });
    const list = async (request: object) =>
      (await gateway.call(contract.listRegistrations, { page: 1, pageSize: 10, ...request }, admin)).data;
    expect(await list({})).toMatchObject({
      total: 2,
      registrations: [
        { indentifierPrefix: '88.118.501', examineStatus: 0, submissions: 1 },
        { name: '乙公司', submitTime: clock.now().getTime() },
      ],
    });
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ total: 2, registrations: [{ name: '乙公司' }] });
    await gateway.pass(admin, second, 'platformReview');
    expect(await list({ reviewStatus: 'topNodeReview' })).toMatchObject({
      total: 1,
      registrations: [{ name: '乙公司' }],
    });
    expect(await list({ identifierPrefix: '88.118.501' })).toMatchObject({
      total: 1,
      registrations: [{ examineStatus: 0 }],
    });
    expect(await list({ reviewStatus: 'rejected' })).toEqual({ total: 0, registrations: [] });
  });
});
