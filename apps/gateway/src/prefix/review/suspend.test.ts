import { contract, type EndpointName } from '@lima-id/api';
import { prefixMessages, suspensionMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { issueTestToken } from '../../../testing/account/issueTestToken.ts';
import { emptyStore } from '../../../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../../testing/prefix/registrationGateway.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../../testing/registration/sampleModel.ts';
import { answerTtlMs, sharedTtlMs } from '../../identifier/lookup/limits.ts';
import type { Store } from '../../schema/store.ts';

const prefix = '88.118.501';
const { review } = prefixMessages;

let clock: ManualClock;
let store: Store;
let gateway: RegistrationGateway;
let owner: RegistrationUser;
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
  owner = await gateway.user();
  admin = await gateway.user('ADMIN');
  await gateway.submit(owner);
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

async function approve() {
  await gateway.pass(admin, owner, 'platformReview');
  await gateway.pass(admin, owner, 'topNodeReview');
}

async function change(name: 'suspendPrefix' | 'restorePrefix', reviewer = admin, reason = '营业执照已注销') {
  return await gateway.call(contract[name], { id: await gateway.idOf(owner), reason }, reviewer);
}

/** A call with a token of a user or of an enterprise's system. */
async function call(name: EndpointName, payload: object, accesstoken: string) {
  const { method, path } = contract[name];
  const reply = await gateway.app.inject({ method, url: path, payload, headers: { accesstoken } });
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

async function look(code: string) {
  clock.moveBy(Math.max(answerTtlMs, sharedTtlMs) + 1);
  const { path } = contract.readIdentifier;
  const reply = await gateway.app.inject({ url: path, query: { identifier: `${prefix}/${code}` } });
  return { status: reply.statusCode, data: reply.json().data };
}

describe('a suspended prefix', () => {
  it('stops what needs an approved one, for people, systems and lookups, until it is restored', async () => {
    await approve();
    const { token: system } = (await call('issueEnterpriseToken', { name: '仓库系统' }, owner.token)).data;
    for (const [name, payload] of [
      ['saveProductModel', sampleModel('GT-6')],
      ['saveBatch', sampleBatch('GT-6')],
      [
        'registerIdentifiers',
        { model: 'GT-6', lines: [{ code: 'A-1', batch: 'B1', state: 'active', facts: { waybill: 'SF-1' } }] },
      ],
    ] as const) {
      expect((await call(name, payload, owner.token)).status).toBe(200);
    }
    expect((await look('A-1')).status).toBe(200);
    expect((await change('suspendPrefix')).data).toEqual({ examineStatus: 4 });

    const refused = { status: 403, message: suspensionMessages.refused };
    expect(await call('saveProductModel', sampleModel('GT-7'), owner.token)).toMatchObject(refused);
    expect(await call('issueEnterpriseToken', { name: '新系统' }, owner.token)).toMatchObject(refused);
    const halt = { identifier: `${prefix}/A-1`, event: 'suspended' };
    expect(await call('changeIdentifierState', halt, owner.token)).toMatchObject(refused);
    expect((await call('readProductModel', { code: 'GT-6' }, system)).status).toBe(401);
    expect(await look('A-1')).toMatchObject({ status: 404, data: { failedSegment: 'enterprisePrefix' } });
    // Administrators act for it, as for a recall.
    expect((await call('readProductModel', { code: 'GT-6', prefix }, admin.token)).status).toBe(200);

    expect((await change('restorePrefix')).data).toEqual({ examineStatus: 2, hasAdministrator: true });
    expect((await call('saveProductModel', sampleModel('GT-7'), owner.token)).status).toBe(200);
    expect((await call('readProductModel', { code: 'GT-6' }, system)).status).toBe(200);
    expect((await look('A-1')).status).toBe(200);
  });

  it('stays its enterprise’s, whose pages say why', async () => {
    await approve();
    await change('suspendPrefix');
    expect(await gateway.read(owner)).toMatchObject({
      examineStatus: 4,
      companyApprovalDetails: {
        feedbackDetails: '营业执照已注销',
        feedbackFields: [],
        feedbackTime: clock.now().getTime(),
      },
    });
    expect((await gateway.call(contract.findCurrentCompany, undefined, owner)).data).toMatchObject({
      indentifierPrefix: prefix,
      examineStatus: 4,
    });
    expect(await gateway.submit(owner, { identifierPrefix: '88.118.502' })).toMatchObject({
      status: 409,
      message: suspensionMessages.applying(prefix),
    });
    expect(await gateway.submit(await gateway.user())).toMatchObject({ status: 409 });
    await change('restorePrefix', admin, '已补交证照');
    expect(await gateway.read(owner)).toMatchObject({ examineStatus: 2, companyApprovalDetails: null });
  });

  it('is recorded with reviewer and reason each time', async () => {
    await approve();
    const manager = await gateway.user('MANAGER');
    await change('suspendPrefix', manager);
    await change('restorePrefix', admin, '已补交证照');
    const { steps } = (await gateway.review(admin, owner)) as { steps: object[] };
    expect(steps.slice(-2)).toMatchObject([
      { event: 'suspended', from: 2, to: 4, by: manager.username, words: '营业执照已注销' },
      { event: 'restored', from: 4, to: 2, by: admin.username, words: '已补交证照' },
    ]);
  });

  it('is refused to be suspended again, or restored for another reason, also by fifty at once', async () => {
    await approve();
    expect(await change('restorePrefix')).toMatchObject({ status: 409, message: review.notAllowed('审核通过') });
    for (const [name, status] of [
      ['suspendPrefix', '已停用'],
      ['restorePrefix', '审核通过'],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => change(name, admin, `原因${n}`)));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const refused = answers.filter((answer) => answer.status !== 200);
      expect(refused.every((answer) => answer.status === 409 && answer.message === review.notAllowed(status))).toBe(
        true,
      );
    }
  });

  it('is restored once by fifty for the same reason, who all read whether it has an administrator', async () => {
    await approve();
    await change('suspendPrefix');
    expect((await gateway.call(contract.closeAccount, { userId: owner.id }, admin)).status).toBe(200);
    const manager = await gateway.user('MANAGER');
    const restore = (reviewer = admin) => change('restorePrefix', reviewer, '已补交证照');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => restore(n % 2 === 0 ? admin : manager)));
    const restored = { examineStatus: 2, hasAdministrator: false };
    expect(answers.map(({ data }) => data)).toEqual(Array(50).fill(restored));
    const { steps } = (await gateway.review(admin, owner)) as { steps: { event: string }[] };
    expect(steps.filter(({ event }) => event === 'restored')).toHaveLength(1);
    // Its erasure is a later step.
    await gateway.call(contract.eraseRegistration, { id: await gateway.idOf(owner) }, admin);
    expect((await restore()).data).toEqual(restored);
    await change('suspendPrefix');
    await change('restorePrefix', admin, '误停用');
    expect(await restore()).toMatchObject({ status: 409, message: review.notAllowed('审核通过') });
  });

  it('keeps its status when the personal data is erased, with the contact of the enterprise', async () => {
    await approve();
    await change('suspendPrefix');
    const erased = await gateway.call(contract.eraseRegistration, { id: await gateway.idOf(owner) }, admin);
    expect(erased).toMatchObject({ status: 200 });
    expect((await gateway.call(contract.findCurrentCompany, undefined, owner)).data).toMatchObject({
      liaisonPhone: '',
      examineStatus: 4,
    });
    expect((await change('restorePrefix')).data).toEqual({ examineStatus: 2, hasAdministrator: true });
  });

  it('is a decision of reviewers on an approved registration, with a reason', async () => {
    expect(await change('suspendPrefix')).toMatchObject({ status: 409, message: review.notAllowed('平台审核中') });
    await approve();
    for (const user of [owner, await gateway.user('COMPANY_ADMIN')]) {
      for (const name of ['suspendPrefix', 'restorePrefix'] as const) {
        expect(await change(name, user)).toMatchObject({ status: 403 });
      }
    }
    const id = await gateway.idOf(owner);
    for (const reason of [undefined, '', ' ']) {
      expect(await call('suspendPrefix', { id, reason }, admin.token)).toMatchObject({
        status: 400,
        message: suspensionMessages.reasonMissing,
      });
    }
    expect(await call('suspendPrefix', { id: 'none', reason: 'x' }, admin.token)).toMatchObject({
      status: 404,
      message: review.unknown,
    });
    expect(await gateway.read(owner)).toMatchObject({ examineStatus: 2 });
  });
});

describe('a prefix without a registration', () => {
  const held = '88.118.601';
  const changeHeld = (name: 'suspendPrefix' | 'restorePrefix', reviewer = admin) =>
    gateway.call(contract[name], { id: held, reason: '营业执照已注销' }, reviewer);

  beforeEach(async () => {
    await insertTestEnterprise(store, held);
  });

  it('is suspended and restored by its prefix, with who and why in the audit log', async () => {
    const member = await issueTestToken(store, clock, 'COMPANY_ADMIN', held);
    expect(await changeHeld('restorePrefix')).toMatchObject({ status: 409, message: review.notAllowed('审核通过') });
    expect((await changeHeld('suspendPrefix')).data).toEqual({ examineStatus: 4 });
    const refused = { status: 403, message: suspensionMessages.refused };
    expect(await call('saveProductModel', sampleModel('GT-7'), member)).toMatchObject(refused);
    const restored = { examineStatus: 2, hasAdministrator: true };
    expect((await changeHeld('restorePrefix')).data).toEqual(restored);
    expect((await changeHeld('restorePrefix')).data).toEqual(restored);
    const otherwise = { id: held, reason: '误停用' };
    expect((await gateway.call(contract.restorePrefix, otherwise, admin)).status).toBe(409);
    expect((await call('saveProductModel', sampleModel('GT-7'), member)).status).toBe(200);
    const noted = await store.kysely
      .selectFrom('registration_change')
      .select(['account_id', 'call', 'before', 'after'])
      .where('enterprise_prefix', '=', held)
      .where('subject', '=', `prefix ${held}`)
      .orderBy('id')
      .execute();
    const reason = '营业执照已注销';
    expect(noted).toEqual([
      {
        account_id: admin.id,
        call: 'suspendPrefix',
        before: { status: 'approved' },
        after: { status: 'suspended', reason },
      },
      {
        account_id: admin.id,
        call: 'restorePrefix',
        before: { status: 'suspended' },
        after: { status: 'approved', reason },
      },
    ]);
  });

  it('is suspended once by fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => changeHeld('suspendPrefix')));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('lets its only administrator be closed once it is suspended', async () => {
    const userId = await insertTestAccount(store, { role: 'COMPANY_ADMIN', companyPrefix: held });
    const close = () => gateway.call(contract.closeAccount, { userId }, admin);
    expect((await close()).status).toBe(409);
    await changeHeld('suspendPrefix');
    expect((await close()).status).toBe(200);
    expect((await changeHeld('restorePrefix')).data).toEqual({ examineStatus: 2, hasAdministrator: false });
  });

  it('is not named by its prefix when a registration granted it, nor by its own members', async () => {
    await approve();
    const named = { id: prefix, reason: '营业执照已注销' };
    expect(await gateway.call(contract.suspendPrefix, named, admin)).toMatchObject({
      status: 404,
      message: review.unknown,
    });
    expect((await changeHeld('suspendPrefix', await gateway.user('COMPANY_ADMIN'))).status).toBe(403);
  });
});
