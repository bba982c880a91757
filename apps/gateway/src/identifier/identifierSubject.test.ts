import { contract } from '@lima-id/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
  watchedStore,
} from '../../testing/demo/demoStore.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { createJobs } from '../platform/job/jobs.ts';
import { silentLog } from '../platform/log/log.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import { answerTtlMs } from './lookup/limits.ts';

let store: Store;
let app: FastifyInstance;
let clock: StandingClock;
let asked: string[];
let stop: () => Promise<void>;

const { path } = contract.readIdentifier;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

beforeEach(() => {
  clock = standingClock(demoNoon);
  app = Fastify();
  const watched = watchedStore(store);
  asked = watched.asked;
  const subjects = createSubjects(watched.store, clock, testParts());
  for (const subject of subjects) subject.mount(app, watched.store, clock);
  const jobs = createJobs(
    subjects.flatMap((subject) => subject.jobs?.() ?? []),
    clock,
    silentLog,
  );
  stop = async () => {
    await jobs.stop();
    for (const subject of subjects) await subject.stop?.();
  };
});

afterAll(async () => {
  await app.close();
  await store.close();
});

function read(identifier: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: path, query: { identifier }, headers });
}

function lookUp(body: object) {
  return app.inject({ method: 'POST', url: path, payload: body });
}

async function measuredMs(): Promise<number | undefined> {
  const reply = await app.inject({ method: 'POST', url: contract.readHome.path });
  return reply.json().data.lookupMs;
}

async function resolutions(): Promise<{ today: number; total: number }> {
  const reply = await app.inject({ method: 'POST', url: contract.readHome.path });
  const { resolutionToday, resolutionTotal } = reply.json().data;
  return { today: resolutionToday, total: resolutionTotal };
}

describe('identifier subject', () => {
  it('answers GET and POST alike, in wire names', async () => {
    const got = await read(demoIdentifiers.treadmill);
    const posted = await lookUp({ identifier: demoIdentifiers.treadmill });
    expect(got.statusCode).toBe(200);
    expect(posted.statusCode).toBe(200);
    expect(posted.body).toBe(got.body);
    expect(got.json()).toMatchObject({
      success: true,
      message: '',
      data: {
        identifier: demoIdentifiers.treadmill,
        companyDetails: {
          indentifierPrefix: '88.118.001',
          qrcodeLink: '/product_scene?identifier=',
        },
      },
    });
    expect(got.json().data.elements[0]).toHaveProperty('lableName');
    expect(got.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(posted.headers.etag).toBeUndefined();
  });

  it("uses the shipment's wire names for stops, and those of steps for lives", async () => {
    const { scenes } = (await read(demoIdentifiers.treadmill)).json().data;
    const entriesOf = async (code: string) => {
      const { sceneConfId } = scenes.find(({ templateCode }: { templateCode: string }) => templateCode === code);
      const { elements } = (await lookUp({ identifier: demoIdentifiers.treadmill, sceneConfId })).json().data;
      return elements.find(({ dataType }: { dataType: string }) => dataType === 'TraceDetails').lableValue;
    };
    const stops = await entriesOf('6');
    expect(stops).toHaveLength(8);
    expect(stops[0]).toEqual({
      acceptTime: '2026-05-12 09:20',
      acceptStation: '德州 · 燃点健身（人民路店）',
      place: '',
      text: '已签收，签收人 李振，外观完好。',
      trace: false,
      traceIdentifier: '',
    });
    expect((await entriesOf('0'))[0]).toMatchObject({ time: '2026-05-12 09:20', title: '交付安装' });
  });

  it('opens the requested scene', async () => {
    const { scenes } = (await read(demoIdentifiers.treadmill)).json().data;
    const { sceneConfId } = scenes.find((scene: { templateCode: string }) => scene.templateCode === '0');
    const posted = await lookUp({ identifier: demoIdentifiers.treadmill, sceneConfId });
    expect(posted.json().data.sceneConfId).toBe(sceneConfId);
    expect(posted.json().data.elements[1]).toMatchObject({ dataType: 'TraceDetails', lableName: '追溯记录' });
  });

  it('answers 304 without a query when the client has the answer', async () => {
    const etag = String((await read(demoIdentifiers.treadmill)).headers.etag);
    const before = asked.length;
    const repeat = await read(demoIdentifiers.treadmill, { 'if-none-match': etag });
    expect(repeat.statusCode).toBe(304);
    expect(repeat.body).toBe('');
    expect(repeat.headers.etag).toBe(etag);
    expect(asked).toHaveLength(before);
    clock.moveBy(answerTtlMs);
    expect((await read(demoIdentifiers.treadmill, { 'if-none-match': etag })).statusCode).toBe(304);
    expect(asked.length).toBeGreaterThan(before);
    expect((await read(demoIdentifiers.treadmill, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['88.118.001/跑步机', 400, 'objectCode', '对象码中不能有汉字，请删除汉字后重新查询'],
    ['88.118.001/GT-2026-999999', 404, 'objectCode', '未查询到该标识，请核对后重新查询'],
    ['88.118.999/GT-2026-000123', 404, 'enterprisePrefix', '未查询到该标识，请核对后重新查询'],
  ])('refuses %s by GET and POST with %i', async (identifier, status, failedSegment, message) => {
    const owner = { companyName: '山东泰岳健身科技有限公司', phone: '400-000-0001' };
    const hasOwner = status === 404 && failedSegment === 'objectCode';
    const envelope = { success: false, data: { failedSegment, ...(hasOwner && { owner }) }, message };
    const got = await read(identifier);
    const posted = await lookUp({ identifier });
    expect([got.statusCode, posted.statusCode]).toEqual([status, status]);
    expect(got.json()).toEqual(envelope);
    expect(posted.json()).toEqual(envelope);
    expect(got.headers.etag).toBeUndefined();
  });

  it('counts every answered lookup, 304 included, and no failed one', async () => {
    const before = await resolutions();
    const etag = String((await read(demoIdentifiers.treadmill)).headers.etag);
    await Promise.all([
      ...Array.from({ length: 40 }, () => read(demoIdentifiers.recalledBike)),
      ...Array.from({ length: 30 }, () => read(demoIdentifiers.treadmill, { 'if-none-match': etag })),
      ...Array.from({ length: 20 }, () => lookUp({ identifier: demoIdentifiers.outdoorWalker })),
      ...Array.from({ length: 10 }, () => read('88.118.001/NONE')),
    ]);
    await stop();
    clock.moveBy(1_000);
    expect(await resolutions()).toEqual({ today: before.today + 91, total: before.total + 91 });
  });

  it('measures successful lookups, and nothing before the first', async () => {
    await read('88.118.001/NONE');
    expect(await measuredMs()).toBeUndefined();
    await read(demoIdentifiers.treadmill);
    clock.moveBy(1_000);
    expect(await measuredMs()).toBeGreaterThan(0);
  });

  it('recommends products', async () => {
    const { method, path: url } = contract.recommendProducts;
    const reply = await app.inject({ method, url, payload: { recommend: 1 } });
    expect(reply.json().data).toHaveLength(4);
    expect(reply.json().data[0]).toMatchObject({ name: '标识赋码系统', price: '2800.00', durationUnit: '1' });
  });
});
