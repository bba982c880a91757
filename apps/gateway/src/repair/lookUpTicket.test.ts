import { contract } from '@lima-id/api';
import { faultLookupTries, faultLookupWaitMs, repairMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import { madeJpeg } from '../../testing/platform/pictures/madePictures.ts';
import { openRepairGateway, type RepairGateway, testIdStart } from '../../testing/repair/repairGateway.ts';
import type { Store } from '../schema/store.ts';

const treadmill = demoIdentifiers.treadmill;
const mobile = '13912340118';
const tail = '0118';
const unknown = 'WX-2026-999999';

let store: Store;
let clock: StandingClock;
let gateway: RepairGateway;
let number: string;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('attempt').execute();
  await store.kysely.deleteFrom('session').execute();
  await store.kysely.deleteFrom('fault_ticket').where('transaction_id', 'like', `${testIdStart}%`).execute();
  clock = standingClock(demoNoon);
  gateway = await openRepairGateway(store, clock);
  number = await reported({ contactName: '王晓楠', contactMobile: mobile });
  const { app } = gateway;
  return () => app.close();
});

async function reported(changes: Partial<Parameters<RepairGateway['report']>[0]>): Promise<string> {
  const { data, message } = await gateway.report({ identifier: treadmill, address: '10.9.9.9', ...changes });
  if (data === null) throw new Error(message);
  return String(data['number']);
}

interface Try {
  number?: unknown;
  mobileTail?: unknown;
  address?: string;
}

/** One attempt as a browser sends it, with any input. */
async function lookUp({ address = '10.0.0.1', ...typed }: Try = {}) {
  const { method, path } = contract.lookUpFaultReport;
  const payload = { number, mobileTail: tail, ...typed };
  const response = await gateway.app.inject({ method, url: path, payload, remoteAddress: address });
  const { message, data } = response.json();
  return {
    status: response.statusCode,
    message,
    data,
    retryAfter: response.headers['retry-after'],
    headers: response.headers,
  };
}

/** All observable fields of an answer. */
const visible = ({ status, message, data, retryAfter }: Awaited<ReturnType<typeof lookUp>>) => ({
  status,
  message,
  data,
  retryAfter,
});

describe('the lookup of a ticket', () => {
  it('shows state, device and fault to holders of the last digits, and no other personal data', async () => {
    number = await reported({
      contactName: '王晓楠',
      contactMobile: mobile,
      words: '跑带异响，请打 139 1234 0118',
      photos: [new File([new Uint8Array(madeJpeg())], 'a.jpg', { type: 'image/jpeg' })],
    });
    const answer = await lookUp();
    expect(answer).toMatchObject({
      status: 200,
      data: {
        number,
        state: 'waiting',
        kind: 'noise',
        words: '跑带异响，请打 139****0118',
        photoCount: 1,
        mobileTail: tail,
        steps: [{ event: 'received', at: Date.parse(demoNoon) }],
        device: { identifier: treadmill, name: expect.stringMatching(/跑步机/) },
        maker: { name: expect.stringMatching(/泰岳/) },
      },
    });
    expect(JSON.stringify(answer.data)).not.toMatch(/王晓楠|13912340118|1234 0118/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it("follows its maker's steps, without the actors", async () => {
    const maker = await gateway.tokenOf('COMPANY_ADMIN', '88.118.001');
    clock.moveBy(60_000);
    const acceptance = { number, engineer: '李振', point: '德州服务网点', note: '下午到场' };
    await gateway.call(contract.acceptFaultReport, acceptance, maker);
    clock.moveBy(60_000);
    await gateway.call(contract.completeFaultReport, { number, result: '更换轴承', hours: 1.5 }, maker);
    const { data } = await lookUp();
    const reportedAt = Date.parse(demoNoon);
    expect(data).toMatchObject({
      state: 'done',
      steps: [
        { event: 'received', at: reportedAt },
        { event: 'accepted', at: reportedAt + 60_000, point: '德州服务网点', note: '下午到场' },
        { event: 'completed', at: reportedAt + 120_000, note: '更换轴承', hours: 1.5 },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('李振');
  });

  it.each([
    ['blanks and small letters', (plain: string) => ` ${plain.toLowerCase().replaceAll('-', ' ')} `, '01 18'],
    [
      'full width',
      (plain: string) => plain.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
      '０１１８',
    ],
    ['no hyphens and the whole phone number', (plain: string) => plain.replaceAll('-', ''), mobile],
  ])('reads %s', async (_, write, mobileTail) => {
    expect(await lookUp({ number: write(number), mobileTail })).toMatchObject({ status: 200, data: { number } });
  });

  it('answers wrong digits, an unknown number and a ticket without a phone identically', async () => {
    const silent = await reported({ contactMobile: '' });
    const ways: Try[] = [
      { mobileTail: '0119' },
      { number: unknown },
      { number: silent },
      { number: silent, mobileTail: '0000' },
      { number: unknown, mobileTail: '0000' },
    ];
    const answers = await Promise.all(ways.map((typed, index) => lookUp({ ...typed, address: `10.0.1.${index}` })));
    const counts = await store.kysely
      .selectFrom('attempt')
      .select('total')
      .where('kind', 'like', 'fault-lookup%')
      .execute();
    // Two of the five go to the ticket without a phone and two to the unknown one.
    expect(new Set(answers.map(({ status, message }) => `${status} ${message.replace(/\d/, 'N')}`)).size).toBe(1);
    expect(counts.reduce((sum, { total }) => sum + Number(total), 0)).toBe(4 * ways.length);
    await store.kysely.deleteFrom('attempt').execute();
    const one: unknown[] = [];
    for (const typed of ways.slice(0, 3)) {
      one.push(visible(await lookUp({ ...typed, address: '10.0.2.1' })));
      await store.kysely.deleteFrom('attempt').execute();
    }
    expect(one).toEqual(Array.from({ length: 3 }, () => one[0]));
    expect(one[0]).toEqual({
      status: 404,
      message: '工单号或手机号后四位不对，请核对后再查，还可以试 4 次',
      data: { triesLeft: 4, retryAfterMs: 0 },
      retryAfter: undefined,
    });
  });

  it('locks a visitor for ten minutes after five wrong attempts over all numbers, even for a right one', async () => {
    const messages = [];
    for (let tried = 0; tried < faultLookupTries; tried += 1) {
      clock.moveBy(20_000);
      const { status, message } = await lookUp({ number: `WX-2026-90000${tried}` });
      expect(status).toBe(404);
      messages.push(message);
    }
    expect(messages.slice(0, -1)).toEqual([4, 3, 2, 1].map((left) => repairMessages.lookup.wrong(left)));
    expect(messages.at(-1)).toBe('工单号或手机号后四位不对，请10分钟后再查');
    clock.moveBy(1_000);
    expect(visible(await lookUp())).toEqual({
      status: 429,
      message: '试错次数过多，请10分钟后再查',
      data: { triesLeft: 0, retryAfterMs: faultLookupWaitMs - 1_000 },
      retryAfter: '599',
    });
    expect((await lookUp({ address: '10.0.0.2' })).status).toBe(200);
    clock.moveBy(faultLookupWaitMs - 1_001);
    expect((await lookUp()).status).toBe(429);
    clock.moveBy(1);
    expect((await lookUp()).status).toBe(200);
  });

  it('locks a number after five wrong attempts from anywhere, known or not, without penalty for visitors', async () => {
    for (const wanted of [number, unknown]) {
      for (let tried = 0; tried < faultLookupTries; tried += 1) {
        const { status } = await lookUp({ number: wanted, mobileTail: '9999', address: `10.1.${tried}.1` });
        expect(status).toBe(404);
      }
      for (let tried = 0; tried < 2 * faultLookupTries; tried += 1) {
        expect(await lookUp({ number: wanted, address: '10.1.9.1' })).toMatchObject({ status: 429, retryAfter: '600' });
      }
    }
    const other = await reported({ contactMobile: mobile });
    expect(await lookUp({ number: other, address: '10.1.9.1' })).toMatchObject({ status: 200 });
  });

  it('does not count right attempts, and does not clear wrong ones for them', async () => {
    for (let tried = 0; tried < 20; tried += 1) expect((await lookUp()).status).toBe(200);
    await lookUp({ mobileTail: '9999' });
    await lookUp();
    expect((await lookUp({ mobileTail: '9998' })).data.triesLeft).toBe(faultLookupTries - 2);
  });

  it('does not extend the lock when a right attempt follows', async () => {
    for (let wrong = 0; wrong < faultLookupTries - 1; wrong += 1) await lookUp({ mobileTail: '9999' });
    clock.moveBy(faultLookupWaitMs - 60_000);
    expect((await lookUp()).status).toBe(200);
    clock.moveBy(60_001);
    expect(await lookUp({ mobileTail: '9999' })).toMatchObject({
      status: 404,
      data: { triesLeft: faultLookupTries - 1 },
    });
  });

  it('allows thirty wrong attempts per number and day', async () => {
    let answer = await lookUp({ mobileTail: '9999' });
    for (let wrong = 1; wrong < 30; wrong += 1) {
      if (wrong % faultLookupTries === 0) clock.moveBy(faultLookupWaitMs + 1);
      answer = await lookUp({ mobileTail: '9999' });
    }
    expect(answer.status).toBe(404);
    clock.moveBy(faultLookupWaitMs + 1);
    expect((await lookUp()).status).toBe(429);
    clock.moveBy(24 * 60 * 60_000);
    expect((await lookUp()).status).toBe(200);
  });

  it('does not let a locked visitor lock a number for its reporter', async () => {
    const address = '10.2.0.1';
    for (let tried = 0; tried < faultLookupTries; tried += 1) await lookUp({ number: unknown, address });
    for (let tried = 0; tried < 20; tried += 1) await lookUp({ mobileTail: '9999', address });
    expect((await lookUp()).status).toBe(200);
  });

  it.each([
    ['for one number from 50 addresses', (n: number) => ({ address: `10.3.0.${n}` })],
    ['from one address for 50 numbers', (n: number) => ({ number: `WX-2026-8000${10 + n}` })],
    ['for one number from one address', () => ({})],
  ])('judges five of 50 wrong tries at once %s', async (_, of) => {
    const tries = Array.from({ length: 50 }, (_one, n) => lookUp({ mobileTail: String(1000 + n), ...of(n) }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(faultLookupTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - faultLookupTries);
    expect(
      answers
        .filter(({ status }) => status === 404)
        .map(({ data }) => data.triesLeft)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  it('answers all of 50 concurrent right attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookUp()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  });

  it.each([
    [{ number: '' }, repairMessages.lookup.number],
    [{ number: 318 }, repairMessages.lookup.number],
    [{ number: ['WX-2026-000318'] }, repairMessages.lookup.number],
    [{ number: 'x'.repeat(200) }, repairMessages.lookup.number],
    [{ number: "WX-2026-000318' or '1'='1" }, repairMessages.lookup.number],
    [{ mobileTail: '' }, repairMessages.lookup.mobileTail],
    [{ mobileTail: '%%%%' }, repairMessages.lookup.mobileTail],
    [{ mobileTail: null }, repairMessages.lookup.mobileTail],
  ])('refuses %j before it counts anything', async (typed, message) => {
    expect(await lookUp(typed)).toMatchObject({ status: 400, message });
    expect(
      await store.kysely.selectFrom('attempt').selectAll().where('kind', 'like', 'fault-lookup%').execute(),
    ).toEqual([]);
  });

  it('shows no ticket whose phone number cannot be decrypted, with the answer for unknown ones', async () => {
    await store.kysely
      .updateTable('fault_ticket')
      .set({ contact_mobile: 'sealed:1:AAAA' })
      .where('number', '=', number)
      .execute();
    expect(await lookUp()).toMatchObject({ status: 404, message: repairMessages.lookup.wrong(4) });
  });
});
