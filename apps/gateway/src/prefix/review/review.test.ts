import { contract } from '@lima-id/api';
import { prefixMessages, rejectedPrefixMs } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../platform/database/database.ts';
import { type HandClock, handClock } from '../../platform/testing/handClock.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import { emptyStore } from '../../seed/testing/demoStore.ts';
import { sweepMs } from '../sweep.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../testing/registrationGateway.ts';

let clock: HandClock;
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
  clock = handClock('2026-11-22T04:00:00Z');
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

async function reject(from: 0 | 1, changes: object = {}) {
  const request = { id: await gateway.idOf(applicant), from, fields: [...fields], words: '请核对', ...changes };
  return await gateway.call(contract.rejectRegistration, request, admin);
}

describe('a review', () => {
  it('goes from the platform to the top node to the approval, by which the prefix is the enterprise’s', async () => {
    const manager = await gateway.user('MANAGER');
    await gateway.submit(applicant);
    expect((await gateway.pass(admin, applicant, 0)).data).toEqual({ examineStatus: 1 });
    expect((await gateway.call(contract.readCurrentPrefix, undefined, applicant)).data).toEqual({
      indentifierPrefix: '',
    });
    clock.moveBy(60_000);
    expect((await gateway.pass(manager, applicant, 1)).data).toEqual({ examineStatus: 2 });

    const company = (await gateway.call(contract.findCurrentCompany, undefined, applicant)).data;
    expect(company).toMatchObject({
      name: '山东泰岳健身科技有限公司',
      liaison: '王晓楠',
      liaisonPhone: applicant.mobile,
      indentifierPrefix: '88.118.501',
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

  it('leaves a reviewer who registers what he was', async () => {
    await gateway.submit(admin);
    await gateway.pass(admin, admin, 0);
    await gateway.pass(admin, admin, 1);
    const profile = (await gateway.call(contract.readProfile, {}, admin)).data;
    expect(profile).toMatchObject({ basicInfo: { type: 'ADMIN', companyDetails: { examineStatus: 2 } } });
  });

  it('decides nothing unseen: of two reviewers who decide at once the second is refused', async () => {
    await gateway.submit(applicant);
    const answers = await Promise.all([gateway.pass(admin, applicant, 0), reject(0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await gateway.pass(admin, applicant, 0)).toMatchObject({ status: 409 });
  });

  it('gives no prefix twice, where it went to somebody by another way', async () => {
    await gateway.submit(applicant);
    await gateway.pass(admin, applicant, 0);
    const enterprise = { name: '乙公司', industry: '', website: '', introduce: '', area_code: '371422' };
    await store.kysely
      .insertInto('enterprise')
      .values({ ...enterprise, prefix: '88.118.501', node_prefix: '88.118', examine_status: 2, created_at: new Date() })
      .execute();
    expect(await gateway.pass(admin, applicant, 1)).toMatchObject({
      status: 409,
      message: prefixMessages.availability.taken('88.118.501'),
    });
    expect((await gateway.review(admin, applicant))['registration']).toMatchObject({ examineStatus: 1 });
  });
});

describe('a rejection', () => {
  it('tells the applicant what to change, field by field and in words', async () => {
    await gateway.submit(applicant);
    await gateway.pass(admin, applicant, 0);
    expect((await reject(1)).data).toEqual({ examineStatus: 3 });
    expect(await gateway.read(applicant)).toMatchObject({
      examineStatus: 3,
      companyApprovalDetails: {
        feedbackDetails: '请核对',
        feedbackFields: fields,
        feedbackTime: clock.now().getTime(),
      },
    });
  });

  it('has to say something, and each field once', async () => {
    await gateway.submit(applicant);
    expect(await reject(0, { fields: [], words: ' ' })).toMatchObject({
      status: 422,
      message: prefixMessages.review.empty,
    });
    expect(await reject(0, { fields: [fields[0], fields[0]] })).toMatchObject({ status: 422 });
  });

  it('is answered by a draft of what was filled in, and by another submission over the first', async () => {
    await gateway.submit(applicant);
    expect(await gateway.call(contract.reopenRegistration, undefined, applicant)).toMatchObject({ status: 409 });
    await reject(0);
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
    // Asked for again, it is the draft that has been gone on with.
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

  it('keeps the prefix for its applicant for 30 days, and no longer', async () => {
    await gateway.submit(applicant);
    await reject(0);
    const other = await gateway.user();
    expect(await gateway.submit(other)).toMatchObject({ status: 409 });
    const { held_until } = await store.kysely.selectFrom('registration').select('held_until').executeTakeFirstOrThrow();
    expect(held_until).toEqual(new Date(clock.now().getTime() + rejectedPrefixMs));
    await store.kysely.updateTable('registration').set({ held_until: clock.now() }).execute();
    clock.moveBy(sweepMs);
    await expect
      .poll(async () => (await store.kysely.selectFrom('registration').select('held').execute())[0]?.held)
      .toBe(false);
    const later = await gateway.user();
    expect(await gateway.submit(later)).toMatchObject({ success: true });
  });
});

describe('personal data', () => {
  it('is shown in full to reviewers only, and each look is written down', async () => {
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

  it('is erased on demand, rows, files, draft and the enterprise’s contact, and what was decided stays', async () => {
    await gateway.submit(applicant);
    const id = await gateway.idOf(applicant);
    const erase = () => gateway.call(contract.eraseRegistration, { id }, admin);
    expect(await erase()).toMatchObject({ status: 409 });
    await gateway.pass(admin, applicant, 0);
    await gateway.pass(admin, applicant, 1);
    await gateway.call(contract.savePrefixDraft, { values: { legalPerson: '陈立群' }, basedOn: 0 }, applicant);
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
    expect(await store.kysely.selectFrom('prefix_draft').selectAll().execute()).toEqual([]);
    expect((await gateway.call(contract.findCurrentCompany, undefined, applicant)).data).toMatchObject({
      liaison: '',
      liaisonPhone: '',
    });
    const { steps } = (await gateway.review(admin, applicant)) as { steps: { event: string }[] };
    expect(steps.map(({ event }) => event)).toEqual(['submitted', 'passed', 'passed', 'erased']);
  });
});

describe('the list of registrations', () => {
  it('has those that have waited longest first, by status and by page', async () => {
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
    await gateway.pass(admin, second, 0);
    expect(await list({ reviewStatus: 1 })).toMatchObject({ total: 1, registrations: [{ name: '乙公司' }] });
    expect(await list({ identifierPrefix: '88.118.501' })).toMatchObject({
      total: 1,
      registrations: [{ examineStatus: 0 }],
    });
    expect(await list({ reviewStatus: 3 })).toEqual({ total: 0, registrations: [] });
  });
});
