import { contract } from '@lima-id/api';
import {
  authenticityFastCount,
  authenticityFastMs,
  authenticityRecordsKept,
  authenticityRecordsShown,
  authenticitySameLookupMs,
  managementMessages,
  messages,
} from '@lima-id/domain';
import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../../demo/demoIdentifiers.ts';
import { storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import {
  type AuthenticityGateway,
  newBrowser,
  openAuthenticityGateway,
} from '../../../testing/identifier/authenticity/authenticityGateway.ts';
import { stateCode } from '../lookup/stateCodes.ts';

const { treadmill, recalledBike, outdoorWalker } = demoIdentifiers;
const unit = (serial: number) => `88.118.001/GT-2026-000${serial}`;

let gateway: AuthenticityGateway;
beforeAll(async () => {
  gateway = await openAuthenticityGateway();
}, storeOpeningMs);
beforeEach(() => gateway.forget());
afterAll(() => gateway.close());

describe('an anti-counterfeit lookup', () => {
  it('says genuine the first time, with the time of the lookup', async () => {
    const { status, data } = await gateway.check(treadmill);
    expect(status).toBe(200);
    expect(data).toEqual({
      verdict: 'first',
      coating: 'none',
      triesLeft: null,
      lockedUntil: '',
      lookups: {
        count: 1,
        time: '2026-11-21 12:00:00',
        firstTime: '2026-11-21 12:00',
        unusual: null,
        records: [{ number: 1, time: '2026-11-21 12:00', way: 'web' }],
      },
    });
  });

  it('returns its number, the first time and the ways of the lookups, for every caller', async () => {
    const wechat = newBrowser({ userAgent: 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0' });
    const phone = newBrowser({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });
    await gateway.check(treadmill, wechat);
    gateway.moveBy(90_000);
    await gateway.check(treadmill, phone);
    gateway.moveBy(60_000);
    const { data } = await gateway.check(` 88.118.001／GT-2026-000123 `);
    expect(data.verdict).toBe('again');
    expect(data.lookups).toMatchObject({ count: 3, firstTime: '2026-11-21 12:00', time: '2026-11-21 12:02:30' });
    expect(data.lookups?.records).toEqual([
      { number: 3, time: '2026-11-21 12:02', way: 'web' },
      { number: 2, time: '2026-11-21 12:01', way: 'phone' },
      { number: 1, time: '2026-11-21 12:00', way: 'wechat' },
    ]);
  });

  it('counts as the same one when the visitor repeats it within half an hour, and as another one after that', async () => {
    const browser = newBrowser();
    const first = await gateway.check(treadmill, browser);
    gateway.moveBy(authenticitySameLookupMs - 1);
    const again = await gateway.check(treadmill, browser);
    expect(again.data).toEqual(first.data);
    expect(again.setCookie).toBeUndefined();
    gateway.moveBy(1);
    expect((await gateway.check(treadmill, browser)).data.lookups?.count).toBe(2);
  });

  it('is counted per identifier, also from the same address and browser', async () => {
    const browser = newBrowser();
    const other = newBrowser({ address: browser.address });
    expect((await gateway.check(treadmill, browser)).data.verdict).toBe('first');
    expect((await gateway.check(unit(124), browser)).data.verdict).toBe('first');
    expect((await gateway.check(treadmill, other)).data.lookups?.count).toBe(2);
  });

  it('is counted and numbered under concurrency', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => gateway.check(treadmill)));
    const counts = answers.map(({ data }) => data.lookups?.count ?? 0).toSorted((one, other) => one - other);
    expect(counts).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(answers.filter(({ data }) => data.verdict === 'first')).toHaveLength(1);
    const kept = await gateway.store.kysely.selectFrom('authenticity_lookup').selectAll().execute();
    expect(kept).toMatchObject([{ prefix: '88.118.001', suffix: 'GT-2026-000123', total: 40 }]);
  });

  it('stores only the first and the newest ones, and shows fewer', async () => {
    for (let made = 0; made < authenticityRecordsKept + 5; made += 1) {
      await gateway.check(treadmill);
      gateway.moveBy(60_000);
    }
    const { data } = await gateway.check(treadmill);
    const numbers = data.lookups?.records.map(({ number }) => number);
    expect(numbers).toEqual([26, 25, 24, 23, 22, 1]);
    expect(numbers).toHaveLength(authenticityRecordsShown + 1);
    expect(data.lookups?.firstTime).toBe('2026-11-21 12:00');
    const [row] = await gateway.store.kysely.selectFrom('authenticity_lookup').selectAll().execute();
    expect([row?.total, row?.newest_at.length, row?.newest_ways.length]).toEqual([26, 20, 20]);
  });

  it("warns from the enterprise's threshold for the model on, else from the fifth", async () => {
    const verdicts = [];
    for (let made = 0; made < 5; made += 1) verdicts.push((await gateway.check(treadmill)).data.verdict);
    expect(verdicts).toEqual(['first', 'again', 'again', 'again', 'many']);
    const models = gateway.store.kysely.updateTable('product_model').where('name', 'like', '%跑步机%');
    await models.set({ reminder_line: 3 }).execute();
    const sister = [];
    for (let made = 0; made < 3; made += 1) sister.push((await gateway.check(unit(124))).data.verdict);
    expect(sister).toEqual(['first', 'again', 'many']);
    await models.set({ reminder_line: null }).execute();
    await expect(models.set({ reminder_line: 1 }).execute()).rejects.toThrow('check');
  });

  it('accepts a threshold from the enterprise of the model only', async () => {
    const model = 'GT-6 商用智能跑步机';
    const set = async (payload: object, token: string) => {
      const { method, path } = contract.setReminderLine;
      const reply = await gateway.app.inject({ method, url: path, payload, headers: { accesstoken: token } });
      return { status: reply.statusCode, ...reply.json<{ data: unknown; message: string }>() };
    };
    const maker = await gateway.tokenOf('COMPANY', '88.118.001');
    const rival = await gateway.tokenOf('COMPANY', '88.118.036');
    const unknown = { status: 404, message: managementMessages.modelUnknown(model) };
    expect(await set({ model, line: 2 }, rival)).toMatchObject(unknown);
    expect(await set({ model, line: 1 }, maker)).toMatchObject({
      status: 400,
      message: managementMessages.reminderLine,
    });
    expect(await set({ model, line: 2 }, maker)).toMatchObject({ status: 200, data: { model, line: 2 } });
    const verdicts = [];
    for (let made = 0; made < 2; made += 1) verdicts.push((await gateway.check(treadmill)).data.verdict);
    expect(verdicts).toEqual(['first', 'many']);
    expect(await set({ model, line: null }, maker)).toMatchObject({ status: 200, data: { model, line: null } });
    expect((await gateway.check(treadmill)).data.verdict).toBe('again');
  });

  it('warns of many within a day below the threshold, and no longer when they are a day old', async () => {
    const models = gateway.store.kysely.updateTable('product_model').where('name', 'like', '%跑步机%');
    await models.set({ reminder_line: 100 }).execute();
    for (let made = 0; made < authenticityFastCount; made += 1) await gateway.check(treadmill);
    const fast = await gateway.check(treadmill);
    expect([fast.data.verdict, fast.data.lookups?.unusual]).toEqual(['fast', 'fast']);
    gateway.moveBy(authenticityFastMs);
    expect((await gateway.check(treadmill)).data.verdict).toBe('again');
    await models.set({ reminder_line: null }).execute();
  });

  it('is independent of reading the record', async () => {
    await gateway.app.inject({ url: contract.readIdentifier.path, query: { identifier: treadmill } });
    await gateway.app.inject({
      method: 'POST',
      url: contract.lookUpIdentifier.path,
      payload: { identifier: treadmill },
    });
    expect((await gateway.check(treadmill)).data.lookups?.count).toBe(1);
  });
});

describe('a product that is not verifiably genuine', () => {
  const setState = (state: 'active' | 'suspended' | 'void') =>
    gateway.store.kysely
      .updateTable('identifier')
      .set({ state: stateCode(state) })
      .where('suffix', '=', 'GT-2026-000152')
      .execute();

  it('is answered like a lookup when the code is unknown, draft, void or another node’s', async () => {
    expect(await gateway.check('88.118.001/NOBODY-1')).toMatchObject({
      status: 404,
      message: messages.lookup.notFound,
      data: { failedSegment: 'objectCode' },
    });
    expect(await gateway.check(unit(158))).toMatchObject({ status: 404, message: messages.lookup.notFound });
    expect(await gateway.check(unit(160))).toMatchObject({ status: 410, data: { failedSegment: null } });
    expect(await gateway.check('88.256.017/EX-1')).toMatchObject({
      status: 404,
      data: { responsible: { responsible: '示例工程机械标识服务中心' } },
    });
    expect((await gateway.check('nonsense')).status).toBe(400);
    expect(await gateway.store.kysely.selectFrom('authenticity_lookup').selectAll().execute()).toEqual([]);
  });

  it('is unknown when its maker offers no anti-counterfeit scene', async () => {
    const { status, message } = await gateway.check(outdoorWalker);
    expect([status, message]).toEqual([404, messages.scene.antiCounterfeitNone]);
  });

  it('is not called genuine while recalled or suspended, effective at once', async () => {
    expect((await gateway.check(recalledBike)).data.verdict).toBe('recalled');
    expect((await gateway.check(unit(159))).data.verdict).toBe('suspended');
    const browser = newBrowser();
    expect((await gateway.check(unit(152), browser)).data.verdict).toBe('first');
    await setState('suspended');
    expect((await gateway.check(unit(152), browser)).data.verdict).toBe('suspended');
    await setState('void');
    expect((await gateway.check(unit(152), browser)).status).toBe(404);
    await setState('active');
  });
});

describe("the visitor's cookie", () => {
  it("is HttpOnly, SameSite and limited to the call's path", async () => {
    const { setCookie = '' } = await gateway.check(treadmill);
    expect(parseSetCookie(setCookie)).toMatchObject({
      httpOnly: true,
      sameSite: 'strict',
      path: contract.checkAuthenticity.path,
      maxAge: authenticitySameLookupMs / 1000,
    });
  });

  it('is rejected when modified, for another product, or expired', async () => {
    const browser = newBrowser();
    await gateway.check(treadmill, browser);
    const [[name, value] = ['', '']] = browser.cookies;
    const [at = '', end = '', passed = '', signature = ''] = value.split('.');
    const changed = [
      `${Number(at) - 60_000}.${end}.${passed}.${signature}`,
      `${at}.${Number(end) + 60_000}.${passed}.${signature}`,
      `${at}.${end}.1.${signature}`,
      `${at}.${end}.${signature}`,
      `${at}.${end}.${passed}.${signature.slice(1)}`,
      `${at}.${end}.${passed}`,
      signature,
      '...',
      '',
    ];
    let count = 1;
    for (const forged of changed) {
      const forger = newBrowser({ cookies: new Map([[name, forged]]) });
      count += 1;
      expect([forged, (await gateway.check(treadmill, forger)).data.lookups?.count]).toEqual([forged, count]);
    }
    const sister = newBrowser();
    await gateway.check(unit(124), sister);
    const [sisterName = ''] = [...sister.cookies.keys()];
    const renamed = newBrowser({ cookies: new Map([[sisterName, value]]) });
    expect((await gateway.check(unit(124), renamed)).data.lookups?.count).toBe(2);
    expect((await gateway.check(treadmill, browser)).data.lookups?.count).toBe(count);
  });
});

describe('the database', () => {
  it('stores no address and no browser of visitors', async () => {
    const token = await gateway.tokenOf('COMPANY_ADMIN', '88.118.001');
    await gateway.setCodes(token, [{ identifier: unit(125), code: '73K9M4' }]);
    const browser = newBrowser({ address: '203.0.113.77', userAgent: 'Mozilla/5.0 Peculiar/7.7' });
    await gateway.check(treadmill, browser);
    await gateway.check(unit(125), browser);
    await gateway.verify(unit(125), '222222', browser);
    await gateway.verify(unit(125), '73K9M4', browser);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      gateway.store.kysely,
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['authenticity_lookup', 'attempt']));
    for (const { name } of tables) {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from ${sql.table(name)} held where held::text ~ '203\\.0\\.113|Peculiar|73K9M4') as found`.execute(
        gateway.store.kysely,
      );
      expect([name, rows[0]?.found]).toEqual([name, false]);
    }
  });
});
