import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedStatuses } from '../../testing/platform/documentedStatuses.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { testEvent as event } from '../../testing/production/testEvent.ts';
import { hashToken } from '../platform/secret/token.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

const clock = manualClock('2026-05-05T06:00:00Z');

let store: Store;
let app: FastifyInstance;
let token: string;
let otherToken: string;

beforeAll(async () => {
  store = await openTestStore();
  token = await insertTestEnterprise(store, '88.118.901');
  otherToken = await insertTestEnterprise(store, '88.118.902');
  app = await testApp({ store, subjects: createSubjects(store, clock, testParts()), clock, rateLimit: false });
}, 120_000);

afterAll(async () => {
  await app.close();
  await store.close();
});

async function send(events: unknown, accessToken: string) {
  const { method, path } = contract.ingestProductionEvents;
  const reply = await app.inject({ method, url: path, payload: { events }, headers: { accessToken } });
  const { data, message, code } = reply.json();
  expect(documentedStatuses('ingestProductionEvents')).toContain(reply.statusCode);
  return { status: reply.statusCode, data, message, code };
}

async function linesOf(id: string): Promise<string[]> {
  const rows = await store.kysely
    .selectFrom('production_event')
    .select('enterprise_prefix')
    .where('id', '=', id)
    .execute();
  return rows.map((row) => row.enterprise_prefix);
}

describe('reporting production events', () => {
  it('stores a batch once when it is sent twice', async () => {
    const batch = [event, { ...event, id: 'E-2' }];
    expect(await send(batch, token)).toEqual({ status: 200, data: { accepted: 2, repeated: 0 }, message: '' });
    expect(await send(batch, token)).toEqual({ status: 200, data: { accepted: 0, repeated: 2 }, message: '' });
  });

  it("keeps events on the line of the token's enterprise, whatever the events say", async () => {
    await send([{ ...event, id: 'E-other', enterprisePrefix: '88.118.901' }], otherToken);
    expect(await linesOf('E-other')).toEqual(['88.118.902']);
  });

  it('accepts a full batch of the longest events, and rejects one more', { timeout: 60_000 }, async () => {
    const long = '线'.repeat(32);
    const batch = Array.from({ length: 1_000 }, (_, index) => ({
      ...event,
      id: `编号${index}-`.padEnd(64, '号'),
      unitName: long,
      positionCode: '岗'.repeat(64),
      positionName: long,
      label: long,
    }));
    expect(await send(batch, token)).toMatchObject({ status: 200, data: { accepted: 1_000, repeated: 0 } });
    expect(await send([...batch, event], token)).toMatchObject({
      status: 400,
      message: '一批最多提交 1,000 条事件，请分批提交',
    });
  });

  it('rejects a whole batch with one invalid event, and names it', async () => {
    const batch = [
      { ...event, id: 'E-good' },
      { ...event, id: 'E-bad', energy: -1 },
    ];
    expect(await send(batch, token)).toEqual({
      status: 400,
      data: null,
      message: '第 2 条事件的能耗有误，应为 0 至 1,000,000 的数，单位 kWh，请更正后重新提交整批',
    });
    expect(await linesOf('E-good')).toEqual([]);
  });

  it('rejects events from the future, and accepts late ones', async () => {
    expect(await send([{ ...event, id: 'E-soon', time: '2026-05-05 14:05:01' }], token)).toEqual({
      status: 422,
      data: null,
      message: '第 1 条事件（编号 E-soon）的发生时间晚于当前时间，请核对设备时钟后重新提交整批',
    });
    expect(await linesOf('E-soon')).toEqual([]);
    expect(await send([{ ...event, id: 'E-clock', time: '2026-05-05 14:05:00' }], token)).toMatchObject({
      status: 200,
    });
    expect(await send([{ ...event, id: 'E-late', time: '2016-01-01' }], token)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no token', '', 40106, '缺少企业令牌，请在请求头 accessToken 中提供'],
    ['a token that was never given', 'made up', 40108, '企业令牌无效或已停用，请核对令牌或联系平台换发'],
  ])('refuses a batch when it comes with %s', async (_case, wrong, code, message) => {
    expect(await send([{ ...event, id: 'E-nobody' }], wrong)).toEqual({ status: 401, data: null, code, message });
    expect(await linesOf('E-nobody')).toEqual([]);
  });

  it('rejects a revoked token, and one whose prefix is no longer approved', async () => {
    const withdrawn = await insertTestEnterprise(store, '88.118.903');
    const suspended = await insertTestEnterprise(store, '88.118.904');
    expect((await send([event], withdrawn)).status).toBe(200);
    expect((await send([event], suspended)).status).toBe(200);
    await store.kysely
      .updateTable('enterprise_token')
      .set({ withdrawn_at: clock.now() })
      .where('hash', '=', hashToken(withdrawn))
      .execute();
    await store.kysely
      .updateTable('enterprise')
      .set({ examine_status: 'rejected' })
      .where('prefix', '=', '88.118.904')
      .execute();
    expect((await send([event], withdrawn)).status).toBe(401);
    expect((await send([event], suspended)).status).toBe(401);
  });

  it('stores no token in plain text', async () => {
    const rows = await store.kysely.selectFrom('enterprise_token').select('hash').execute();
    const hashes = rows.map(({ hash }) => hash);
    expect(hashes).toContain(hashToken(token));
    expect(hashes).not.toContain(token);
  });

  it('treats an enterprise token as anonymous in calls for users', async () => {
    const { method, path } = contract.readProfile;
    const reply = await app.inject({ method, url: path, headers: { accessToken: token } });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 40108]);
  });
});
