import { contract } from '@lima-id/api';
import {
  chinaMinute,
  dayMs,
  describeTrialTerm,
  hourMs,
  marketMessages,
  type ReviewStatus,
  suspensionMessages,
  type TrialRequest,
  trialRepeatMs,
} from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, openTrialGateway, requestFor, type TrialGateway } from '../../testing/trial/trialGateway.ts';

const texts = marketMessages.trial;

let trial: TrialGateway;
let maker: string;
let colleague: string;
let rival: string;

beforeAll(async () => {
  trial = await openTrialGateway();
  maker = await trial.account('COMPANY_ADMIN', companies.one);
  colleague = await trial.account('COMPANY', companies.one);
  rival = await trial.account('COMPANY_ADMIN', companies.other);
}, 120_000);
afterAll(() => trial.close());
beforeEach(async () => {
  await trial.store.kysely.deleteFrom('trial_step').execute();
  await trial.store.kysely.deleteFrom('trial').execute();
});

const trials = () => trial.store.kysely.selectFrom('trial').selectAll().execute();
const steps = () =>
  trial.store.kysely.selectFrom('trial_step').select(['event', 'account_id', 'at']).orderBy('id').execute();
const refused = (status: number, reason: string, message: string) => ({
  status,
  success: false,
  data: { reason },
  message,
});

describe('applying for a trial', () => {
  it.each(['comeApplyTrial', 'applyTrial'] as const)(
    'starts one that can be opened when %s is called',
    async (call) => {
      const startTime = trial.clock.now().getTime();
      const answer = await trial.apply(maker, requestFor('101'), call);
      expect(answer).toMatchObject({ status: 200, success: true });
      expect(answer.data).toEqual({
        id: expect.any(String),
        productManagerId: '1',
        appCode: 'code-assignment',
        productName: '标识赋码系统',
        packageProductId: '101',
        packageName: '基础版',
        viewPicture: '/illustrations/line.svg',
        startTime,
        tryUseDuration: 30,
        endTime: startTime + 30 * dayMs,
        daysLeft: 30,
        state: 'running',
        repeated: false,
      });
      expect((await trial.goOn(maker, '101', { appCode: 'code-assignment' })).data).toEqual({
        productManagerId: '1',
        appCode: 'code-assignment',
        endTime: startTime + 30 * dayMs,
        daysLeft: 30,
      });
    },
  );

  it('records who applied and who opened it first, and when', async () => {
    const applied = trial.clock.now();
    await trial.apply(maker, requestFor('101'));
    trial.clock.moveBy(hourMs);
    const opened = trial.clock.now();
    await trial.goOn(colleague, '101');
    trial.clock.moveBy(hourMs);
    await trial.goOn(colleague, '102');
    await trial.apply(colleague, requestFor('101'));
    expect(await steps()).toEqual([
      { event: 'applied', account_id: maker, at: applied },
      { event: 'opened', account_id: colleague, at: opened },
    ]);
  });

  it('is idempotent for a repeated click within ten minutes, by either path', async () => {
    const first = await trial.apply(maker, requestFor('101'));
    trial.clock.moveBy(trialRepeatMs - 1);
    const again = await trial.apply(maker, requestFor('101'), 'comeApplyTrial');
    expect(first.data).toMatchObject({ repeated: false });
    expect(again).toMatchObject({
      status: 200,
      data: { id: first.data.id, startTime: first.data.startTime, repeated: true },
    });
    trial.clock.moveBy(1);
    expect(await trial.apply(maker, requestFor('101'))).toMatchObject({ status: 409, data: { reason: 'tried' } });
    expect(await trials()).toHaveLength(1);
  });

  it('is refused for good, with the China day of the first, when the company has tried the app', async () => {
    await trial.apply(maker, requestFor('101'));
    const startedAt = trial.clock.now().getTime();
    const triedBy = (now: number) => refused(409, 'tried', describeTrialTerm({ startedAt, days: 30 }, now));
    const tried = triedBy(startedAt);
    expect(await trial.apply(colleague, requestFor('101'))).toMatchObject(tried);
    expect(await trial.apply(maker, requestFor('102'))).toMatchObject(tried);
    expect(await trial.apply(maker, { ...requestFor('101'), packagePriceId: '101-2' })).toMatchObject(tried);
    trial.clock.moveBy(400 * dayMs);
    expect(await trial.apply(maker, requestFor('101'))).toMatchObject(triedBy(trial.clock.now().getTime()));
    expect(await trial.apply(rival, requestFor('101', companies.other))).toMatchObject({ status: 200 });
    expect(await trial.apply(maker, requestFor('201'))).toMatchObject({ status: 200 });
  });

  it('has no end when the days are 0', async () => {
    const answer = await trial.apply(maker, requestFor('201'));
    expect(answer.data).toMatchObject({ tryUseDuration: 0, endTime: null, daysLeft: null, state: 'running' });
    trial.clock.moveBy(4000 * dayMs);
    expect(await trial.goOn(maker, '201')).toMatchObject({ status: 200, data: { endTime: null, appCode: '-1' } });
  });

  it('accepts an app without a price when its price is on request', async () => {
    expect(await trial.apply(maker, requestFor('301'))).toMatchObject({ status: 200, data: { tryUseDuration: 15 } });
  });

  it('keeps the days and names of the application when the app changes or is deleted', async () => {
    await trial.apply(maker, requestFor('301'));
    const { kysely } = trial.store;
    await kysely.updateTable('app_package').set({ try_use_days: 1, name: '别名' }).where('id', '=', '301').execute();
    trial.clock.moveBy(2 * dayMs);
    expect(await trial.goOn(maker, '301')).toMatchObject({ status: 200, data: { daysLeft: 13 } });
    await kysely.updateTable('app_package').set({ try_use_days: 15, name: '定制版' }).where('id', '=', '301').execute();
    await kysely.updateTable('trial').set({ product_id: 'gone' }).execute();
    expect((await trial.list(maker)).data).toMatchObject({
      records: [{ productName: '应用3', packageName: '定制版', tryUseDuration: 15, viewPicture: '', appCode: '-1' }],
    });
  });

  const wrong: [string, Partial<TrialRequest>][] = [
    ['the package of another app', { packageProductId: '201' }],
    ['a package that nobody knows', { packageProductId: '999' }],
    ['the price of another package', { packagePriceId: '102-1' }],
    ['no price, where there are some', { packagePriceId: '-1' }],
    ['a price that nobody knows', { packagePriceId: "' or 1=1 --" }],
    ['the id of another app', { appId: 'app-2' }],
    ['another app for the package', { productManagerId: '2' }],
  ];
  it.each(wrong)('is refused when it names %s', async (_what, said) => {
    const answer = await trial.apply(maker, { ...requestFor('101'), ...said });
    expect(answer).toMatchObject(refused(422, 'mismatch', texts.mismatch));
    expect(await trials()).toEqual([]);
  });

  it('is refused for an unknown app, and for a package without a trial', async () => {
    const unknown = await trial.apply(maker, { ...requestFor('101'), productManagerId: '99' });
    expect(unknown).toMatchObject(refused(404, 'appMissing', marketMessages.appMissing));
    for (const id of ['103', '401']) {
      expect(await trial.apply(maker, requestFor(id))).toMatchObject(refused(422, 'notOffered', texts.notOffered));
    }
    expect(await trials()).toEqual([]);
  });

  it.each([
    ['ORDINARY', null],
    ['ADMIN', null],
    ['MANAGER', null],
    ['COMPANY', companies.applicant],
    ['COMPANY_ADMIN', companies.applicant],
  ] as const)('is refused when the caller is %s of %s and has no approved prefix', async (role, prefix) => {
    const account = await trial.account(role, prefix);
    const noPrefix = refused(403, 'prefix', marketMessages.gate.tryPrefix);
    expect(await trial.apply(account, requestFor('101', prefix ?? companies.one))).toMatchObject(noPrefix);
    expect(await trial.goOn(account, '101')).toMatchObject(noPrefix);
    expect((await trial.list(account)).data).toEqual({ records: [], total: 0 });
    expect(await trials()).toEqual([]);
  });

  it.each(['COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER', 'ORDINARY'] as const)(
    'depends on the company and not on the role when a %s has one',
    async (role) => {
      const account = await trial.account(role, companies.one);
      expect(await trial.apply(account, requestFor('101'))).toMatchObject({ status: 200 });
    },
  );

  it('is refused for the prefix of another company, even one that the caller manages', async () => {
    const admin = await trial.account('ADMIN', companies.one);
    for (const account of [maker, admin]) {
      const answer = await trial.apply(account, requestFor('101', companies.other));
      expect(answer).toMatchObject(refused(403, 'foreignPrefix', texts.foreignPrefix));
    }
    expect(await trials()).toEqual([]);
  });

  it('is refused with a message for missing fields and for text that cannot be stored', async () => {
    const accesstoken = await trial.tokenOf(maker);
    const send = async (body: object) =>
      (
        await trial.gateway.app.inject({
          method: 'POST',
          url: contract.applyTrial.path,
          headers: { accesstoken },
          payload: body,
        })
      ).json();
    for (const field of Object.keys(requestFor('101'))) {
      const body = { ...requestFor('101'), [field]: ' ' };
      expect(await send(body)).toMatchObject({ success: false, message: marketMessages.incomplete });
      expect(await send({ ...body, [field]: 'a\u0000' })).toMatchObject({ success: false });
    }
    expect(await trials()).toEqual([]);
  });
});

describe('concurrent applications', () => {
  const times = 50;

  it("start one trial when a company sends fifty from many accounts; the others get the first one's day", async () => {
    const accounts = await Promise.all(Array.from({ length: times }, () => trial.account('COMPANY', companies.one)));
    const answers = await Promise.all(
      accounts.map((account, index) => trial.apply(account, requestFor(index % 2 === 0 ? '101' : '102'))),
    );
    const won = answers.filter(({ success }) => success);
    expect(won).toHaveLength(1);
    const now = trial.clock.now().getTime();
    const described = describeTrialTerm({ startedAt: now, days: Number(won[0]?.data['tryUseDuration']) }, now);
    for (const answer of answers.filter(({ success }) => !success)) {
      expect(answer).toMatchObject(refused(409, 'tried', described));
    }
    expect((await trials()).map(({ id }) => id)).toEqual([won[0]?.data.id]);
    expect(await steps()).toHaveLength(1);
  });

  it('start one trial when one account clicks fifty times, with the same answer for all', async () => {
    const answers = await Promise.all(Array.from({ length: times }, () => trial.apply(maker, requestFor('101'))));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(answers.filter(({ data }) => data['repeated'] === false)).toHaveLength(1);
    expect(await trials()).toHaveLength(1);
    expect(await steps()).toHaveLength(1);
  });

  it('start a trial each for different companies and apps', async () => {
    const answers = await Promise.all([
      trial.apply(maker, requestFor('101')),
      trial.apply(rival, requestFor('101', companies.other)),
      trial.apply(maker, requestFor('201')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await trials()).toHaveLength(3);
  });
});

describe('opening an app on trial', () => {
  it('works by any package of the app and for every account of the company until its end', async () => {
    await trial.apply(maker, requestFor('102'));
    trial.clock.moveBy(15 * dayMs - 1);
    for (const id of ['101', '102', '103']) {
      expect(await trial.goOn(colleague, id)).toMatchObject({ status: 200, data: { daysLeft: 1 } });
    }
    expect(await trial.goOn(rival, '102')).toMatchObject(refused(409, 'notOnTrial', texts.notOnTrial));
  });

  it('is refused with the minute of its end when the trial is over', async () => {
    await trial.apply(maker, requestFor('102'));
    trial.clock.moveBy(15 * dayMs);
    const minute = chinaMinute(trial.clock.now().getTime());
    expect(await trial.goOn(maker, '102')).toMatchObject(refused(409, 'over', texts.over(minute)));
    expect(await steps()).toHaveLength(1);
  });

  it('is refused without an application, for an unknown package, and for the code of another app', async () => {
    expect(await trial.goOn(maker, '101')).toMatchObject(refused(409, 'notOnTrial', texts.notOnTrial));
    expect(await trial.goOn(maker, '999')).toMatchObject(refused(404, 'appMissing', marketMessages.appMissing));
    await trial.apply(maker, requestFor('101'));
    const other = await trial.goOn(maker, '101', { appCode: 'asset-management' });
    expect(other).toMatchObject(refused(422, 'mismatch', texts.mismatch));
    expect(await steps()).toHaveLength(1);
  });

  it.each([
    ['rejected', marketMessages.gate.tryPrefix],
    ['suspended', suspensionMessages.trying],
  ] as const)('is refused, as is an application, when the prefix of the company is %s', async (status, message) => {
    await trial.apply(rival, requestFor('101', companies.other));
    const set = async (examine_status: ReviewStatus) =>
      await trial.store.kysely
        .updateTable('enterprise')
        .set({ examine_status })
        .where('prefix', '=', companies.other)
        .execute();
    await set(status);
    const answers = [await trial.goOn(rival, '101'), await trial.apply(rival, requestFor('201', companies.other))];
    await set('approved');
    expect(answers).toMatchObject(answers.map(() => refused(403, 'prefix', message)));
  });

  it('requires the device id, but no app code, in raw JSON', async () => {
    await trial.apply(maker, requestFor('201'));
    const accesstoken = await trial.tokenOf(maker);
    const send = async (payload: object) =>
      await trial.gateway.app.inject({
        method: 'POST',
        url: contract.fetchOnTrial.path,
        headers: { accesstoken },
        payload,
      });
    const answer = await send({ packageProductId: '201', fingerprint: 'device' });
    expect(answer.json()).toMatchObject({ success: true, data: { productManagerId: '2', appCode: '-1' } });
    const unnamed = await send({ packageProductId: '201' });
    expect([unnamed.statusCode, unnamed.json().success]).toEqual([400, false]);
  });

  it('stores nothing of the device', async () => {
    await trial.apply(maker, requestFor('101'));
    await trial.goOn(maker, '101', { fingerprint: 'a-device-of-the-test' });
    const kept = JSON.stringify([
      await trials(),
      await trial.store.kysely.selectFrom('trial_step').selectAll().execute(),
    ]);
    expect(kept).not.toContain('device');
  });
});

describe('my trials', () => {
  it('are those of the company, newest first, in pages, with their state', async () => {
    await trial.apply(maker, requestFor('102'));
    trial.clock.moveBy(13 * dayMs);
    await trial.apply(colleague, requestFor('201'));
    trial.clock.moveBy(1);
    await trial.apply(maker, requestFor('301'));
    await trial.apply(rival, requestFor('101', companies.other));
    const names = async (page: number) =>
      ((await trial.list(colleague, page, 2)).data.records as Record<string, unknown>[]).map((one) => [
        one.packageProductId,
        one.state,
        one.daysLeft,
      ]);
    expect((await trial.list(maker)).data.total).toBe(3);
    expect(await names(1)).toEqual([
      ['301', 'running', 15],
      ['201', 'running', null],
    ]);
    expect(await names(2)).toEqual([['102', 'ending', 2]]);
    expect(await names(3)).toEqual([]);
    trial.clock.moveBy(2 * dayMs);
    expect(await names(2)).toEqual([['102', 'over', 0]]);
  });
});
