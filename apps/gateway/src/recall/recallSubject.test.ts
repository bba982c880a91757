import { contract, type RecallEntry } from '@lima-id/api';
import {
  chinaDate,
  type Element,
  type IdentifierRecord,
  judgeRecall,
  managementMessages,
  recallMessages,
} from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
  watchedStore,
} from '../../testing/demo/demoStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { answerTtlMs, sharedTtlMs } from '../identifier/lookup/limits.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

const own = '88.118.001';
const treadmill = 'GT-6 商用智能跑步机';
const rower = 'RW-4 磁控划船机';

let store: Store;
let clock: StandingClock;
let app: FastifyInstance;
let asked: string[];
let tokens: Record<'maker' | 'rival' | 'administrator', string>;

beforeAll(async () => {
  clock = standingClock(demoNoon);
  store = await openDemoStore(clock);
  const watched = watchedStore(store);
  asked = watched.asked;
  const subjects = createSubjects(watched.store, clock, testParts());
  app = await testApp({ store: watched.store, subjects, clock, rateLimit: false });
  tokens = {
    maker: await issueTestToken(store, clock, 'COMPANY_ADMIN', own),
    rival: await issueTestToken(store, clock, 'COMPANY', '88.118.036'),
    administrator: await issueTestToken(store, clock, 'MANAGER', null),
  };
}, storeOpeningMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

const said = {
  hazard: '跑带可能突然停止，造成使用者跌倒',
  reason: '主控板电容批次不良',
  remedy: '免费上门更换主控板',
  phone: '400-000-0001',
  scopeWords: '所列范围内的器材',
};

type Call = 'publishRecall' | 'withdrawRecall' | 'listRecalls';

async function call(name: Call, body: object, who: keyof typeof tokens = 'maker') {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, headers: { accesstoken: tokens[who] }, payload: body });
  const { data, message } = reply.json() as { data: RecallEntry; message: string };
  return { status: reply.statusCode, data, message };
}

function publish(number: string, scopes: object[], who: keyof typeof tokens = 'maker', more: object = {}) {
  return call('publishRecall', { number, ...said, scopes, ...more }, who);
}

const { path } = contract.readIdentifier;

async function read(identifier: string, sceneConfId?: string) {
  const query = { identifier, ...(sceneConfId !== undefined && { sceneConfId }) };
  const reply = await app.inject({ url: path, query });
  const record: IdentifierRecord = z.decode(contract.readIdentifier.reply, reply.json().data);
  return { record, etag: String(reply.headers.etag) };
}

/** A visitor's view, after all caches have expired. */
async function look(identifier: string) {
  clock.moveBy(Math.max(answerTtlMs, sharedTtlMs) + 1);
  const { record, etag } = await read(identifier);
  const scene = record.scenes.find(({ templateCode }) => templateCode === 'recall');
  const elements = scene === undefined ? null : (await read(identifier, scene.sceneConfId)).record.elements;
  return { number: record.recall?.number ?? null, recall: record.recall, etag, scene, elements };
}

function factsOf(elements: readonly Element[] | null): string[][] {
  return (elements ?? []).flatMap((one) => (one.dataType === 'String' ? [[one.label, one.value]] : []));
}

const unit = (serial: number) => `${own}/GT-2026-000${serial}`;

async function firstUnitOf(model: string): Promise<{ identifier: string; batchCode: string; producedDay: string }> {
  const [found] = await store.prepared<{ identifier: string; batchCode: string; producedDay: string }>(
    'test_first_unit',
    `select prefix || '/' || suffix as identifier, batch.code as "batchCode",
       to_char(batch.produced_on at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "producedDay"
     from identifier join batch on batch.id = batch_id join product_model model on model.id = batch.model_id
     where model.name = $1 and prefix = $2 order by suffix collate "C" limit 1`,
    [model, own],
  );
  if (found === undefined) throw new Error(model);
  return found;
}

describe('a recall', () => {
  it('of listed identifiers is shown for them only, after the cache has expired, until it is withdrawn', async () => {
    const before = await look(unit(140));
    expect(before.number).toBeNull();
    expect(judgeRecall(before.elements ?? [])).toMatchObject({ recalled: false });
    const listed = { kind: 'identifiers', identifiers: [unit(140), unit(141)] };
    expect(await publish('L-1', [listed])).toMatchObject({
      status: 200,
      data: { prefix: own, number: 'L-1', withdrawTime: '', scopes: [listed] },
    });
    expect((await read(unit(140))).etag).toBe(before.etag);
    const after = await look(unit(140));
    expect(after.recall).toEqual({
      number: 'L-1',
      time: '2026-11-21',
      hazard: said.hazard,
      remedy: said.remedy,
      phone: said.phone,
    });
    expect(after.etag).not.toBe(before.etag);
    expect(factsOf(after.elements)).toEqual([
      ['召回时间', '2026-11-21'],
      ['召回编号', 'L-1'],
      ['危害', said.hazard],
      ['召回原因', said.reason],
      ['涉及范围', said.scopeWords],
      ['处理方式', said.remedy],
      ['售后电话', said.phone],
    ]);
    expect((await look(unit(141))).number).toBe('L-1');
    expect((await look(unit(142))).number).toBeNull();
    expect(await call('withdrawRecall', { number: 'L-1' })).toMatchObject({ status: 200, data: { number: 'L-1' } });
    const withdrawn = await look(unit(140));
    expect(withdrawn.number).toBeNull();
    expect(withdrawn.etag).toBe(before.etag);
  });

  it('changes the ETag when it is published and withdrawn, with 304 in between', async () => {
    const repeat = async (etag: string) =>
      (await app.inject({ url: path, query: { identifier: unit(139) }, headers: { 'if-none-match': etag } }))
        .statusCode;
    const before = await look(unit(139));
    expect(await repeat(before.etag)).toBe(304);
    await publish('T-1', [{ kind: 'identifiers', identifiers: [unit(139)] }]);
    clock.moveBy(answerTtlMs + sharedTtlMs);
    expect(await repeat(before.etag)).toBe(200);
    const recalled = await look(unit(139));
    clock.moveBy(answerTtlMs + sharedTtlMs);
    expect(await repeat(recalled.etag)).toBe(304);
    await call('withdrawRecall', { number: 'T-1' });
    clock.moveBy(answerTtlMs + sharedTtlMs);
    expect(await repeat(recalled.etag)).toBe(200);
  });

  it('of a model covers all its objects, and adds a missing tab', async () => {
    const { identifier } = await firstUnitOf(rower);
    const before = await look(identifier);
    expect(before.scene).toBeUndefined();
    await publish('M-1', [{ kind: 'model', model: rower }]);
    const after = await look(identifier);
    const today = chinaDate(clock.now().getTime());
    expect(after).toMatchObject({
      number: 'M-1',
      scene: { templateCode: 'recall', sceneName: '产品召回', updateTime: expect.stringContaining(today) },
    });
    expect(judgeRecall(after.elements ?? [])).toMatchObject({ recalled: true });
    expect((await look(demoIdentifiers.treadmill)).number).toBeNull();
    await call('withdrawRecall', { number: 'M-1' });
    expect((await look(identifier)).scene).toBeUndefined();
  });

  it.each([
    ['the first code', (code: string) => [code, `${code}z`], true],
    ['the last code', (code: string) => ['A', code], true],
    ['neither end', (code: string) => [`${code}0`, `${code}9`], false],
  ])('of a range of batches covers a batch that is %s', async (end, rangeOf, covered) => {
    const { identifier, batchCode } = await firstUnitOf(rower);
    const [first, last] = rangeOf(batchCode);
    const number = `B-${end.length}`;
    expect(await publish(number, [{ kind: 'batches', model: rower, first, last }])).toMatchObject({ status: 200 });
    expect((await look(identifier)).number).toBe(covered ? number : null);
    await call('withdrawRecall', { number });
  });

  it('of a range of days covers what was made on its first and last day in China', async () => {
    const { identifier, producedDay } = await firstUnitOf(rower);
    await publish('D-1', [{ kind: 'days', model: rower, first: producedDay, last: producedDay }]);
    expect((await look(identifier)).number).toBe('D-1');
    await call('withdrawRecall', { number: 'D-1' });
    await publish('D-2', [{ kind: 'days', model: rower, first: '2020-01-01', last: '2020-12-31' }]);
    expect((await look(identifier)).number).toBeNull();
    await call('withdrawRecall', { number: 'D-2' });
  });

  it('is superseded by a newer one and restored when that is withdrawn, whatever their scopes', async () => {
    const listed = [{ kind: 'identifiers', identifiers: [unit(138)] }];
    const numbers = ['N-1', 'N-2', 'N-3', 'N-4'];
    const scopes = [listed, [{ kind: 'model', model: treadmill }], listed, [{ kind: 'model', model: treadmill }]];
    for (const [index, number] of numbers.entries()) {
      await publish(number, scopes[index] ?? []);
      expect((await look(unit(138))).number).toBe(number);
    }
    for (const number of numbers.toReversed()) {
      expect((await look(unit(138))).number).toBe(number);
      await call('withdrawRecall', { number });
    }
    expect((await look(unit(138))).number).toBeNull();
  });

  it('costs a lookup no additional query while its data is cached', async () => {
    await look(unit(131));
    asked.length = 0;
    for (const serial of [132, 133]) await read(unit(serial));
    expect(new Set(asked)).toEqual(new Set(['read_codes']));
  });

  it('is combined with the stored steps of its scene, without expanding placeholders in its texts', async () => {
    const { elements } = await look(demoIdentifiers.recalledBike);
    expect(elements?.at(-1)).toMatchObject({ dataType: 'Array', label: '本台处理进度' });
    await publish('P-1', [{ kind: 'identifiers', identifiers: [unit(137)] }], 'maker', {
      remedy: '按单号 {waybill} 寄回',
    });
    expect((await look(unit(137))).recall?.remedy).toBe('按单号 {waybill} 寄回');
    await call('withdrawRecall', { number: 'P-1' });
  });
});

describe('an object without a recall', () => {
  it('shows when it was looked up, and the contact', async () => {
    const { elements } = await look(demoIdentifiers.treadmill);
    const now = new Date(clock.now().getTime() + 8 * 3_600_000).toJSON().slice(0, 16).replace('T', ' ');
    expect(factsOf(elements)).toEqual([
      ['核对时间', now],
      ['售后电话', '400-000-0001'],
    ]);
  });

  it('stays recalled when the stored data of its scene says so', async () => {
    const kept = [
      { dataId: 'x', dataType: 'String', label: '召回时间', value: '2025-01-01', trace: false, traceIdentifier: '' },
    ];
    const { identifier } = await firstUnitOf('EL-3 前置驱动椭圆机');
    const { scene } = await look(identifier);
    const write = (elements: unknown) =>
      store.kysely
        .updateTable('scene')
        .set({ elements: JSON.stringify(elements) })
        .where('id', '=', scene?.sceneConfId ?? '')
        .execute();
    await write(kept);
    expect((await look(identifier)).elements).toEqual(kept);
    await write([]);
  });
});

describe('publishing a recall', () => {
  it('is idempotent by number', async () => {
    const scopes = [{ kind: 'identifiers', identifiers: [unit(136)] }];
    const first = await publish('I-1', scopes);
    clock.moveBy(60_000);
    expect(await publish('I-1', scopes)).toEqual(first);
    expect(await publish('I-1', scopes, 'maker', { hazard: '另一种危害' })).toMatchObject({
      status: 409,
      message: recallMessages.numberTaken('I-1'),
    });
    const ended = await call('withdrawRecall', { number: 'I-1' });
    clock.moveBy(60_000);
    expect(await call('withdrawRecall', { number: 'I-1' })).toEqual(ended);
    expect(await publish('I-1', scopes)).toMatchObject({ status: 409, message: recallMessages.numberWithdrawn('I-1') });
  });

  it('stores one recall under concurrent repetitions', async () => {
    const scopes = [{ kind: 'identifiers', identifiers: [unit(135)] }];
    const replies = await Promise.all(Array.from({ length: 4 }, () => publish('I-2', scopes)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ data }) => data.publishTime)).size).toBe(1);
    await call('withdrawRecall', { number: 'I-2' });
  });

  it.each([
    ['no scope', [], 400, recallMessages.scopeMissing],
    ['an unknown kind of scope', [{ kind: 'colour' }], 400, recallMessages.scopeKind],
    [
      'reversed batches',
      [{ kind: 'batches', model: rower, first: 'B2', last: 'B1' }],
      400,
      recallMessages.batchesReversed,
    ],
    [
      'reversed days',
      [{ kind: 'days', model: rower, first: '2026-05-02', last: '2026-05-01' }],
      400,
      recallMessages.daysReversed,
    ],
    ['an unknown model', [{ kind: 'model', model: 'X-1' }], 422, managementMessages.modelUnknown('X-1')],
    [
      'a model of others',
      [{ kind: 'model', model: 'SB-3 竞速动感单车' }],
      422,
      managementMessages.modelUnknown('SB-3 竞速动感单车'),
    ],
    [
      'an identifier of others',
      [{ kind: 'identifiers', identifiers: [demoIdentifiers.recalledBike] }],
      422,
      recallMessages.identifierOfOthers(demoIdentifiers.recalledBike, own),
    ],
    [
      'an identifier that nobody has',
      [{ kind: 'identifiers', identifiers: [`${own}/NONE-1`] }],
      422,
      recallMessages.identifierUnknown(`${own}/NONE-1`),
    ],
    [
      'more identifiers than it may list',
      [{ kind: 'identifiers', identifiers: Array.from({ length: 1_001 }, (_, index) => `${own}/X-${index}`) }],
      400,
      recallMessages.tooManyIdentifiers,
    ],
  ])('refuses %s with a sentence and keeps nothing', async (_name, scopes, status, message) => {
    expect(await publish('R-1', scopes)).toMatchObject({ status, message });
    expect(await call('withdrawRecall', { number: 'R-1' })).toMatchObject({ status: 404 });
  });

  it('accepts the maximum number of identifiers of maximum length', async () => {
    const long = (index: number) => `${own}/${'X'.repeat(120)}-${String(index).padStart(4, '0')}`;
    const identifiers = Array.from({ length: 1_000 }, (_, index) => long(index));
    // They are unknown; the request only has to be parsed.
    expect(await publish('R-2', [{ kind: 'identifiers', identifiers }])).toMatchObject({
      status: 422,
      message: recallMessages.identifierUnknown(long(0)),
    });
  });
});

describe('recalls of an enterprise', () => {
  it('are published, withdrawn and listed by itself and administrators only', async () => {
    const refused = { status: 404, message: managementMessages.enterpriseUnknown };
    const scopes = [{ kind: 'identifiers', identifiers: [unit(134)] }];
    expect(await publish('O-1', scopes, 'rival', { prefix: own })).toMatchObject(refused);
    expect(await publish('O-1', scopes, 'administrator')).toMatchObject({
      status: 400,
      message: managementMessages.prefixMissing,
    });
    expect(await publish('O-1', scopes, 'administrator', { prefix: '88.118.999' })).toMatchObject(refused);
    expect(await publish('O-1', scopes, 'administrator', { prefix: own })).toMatchObject({ status: 200 });
    expect(await call('withdrawRecall', { number: 'O-1' }, 'rival')).toMatchObject({ status: 404 });
    expect(await call('withdrawRecall', { prefix: own, number: 'O-1' }, 'rival')).toMatchObject(refused);
    expect(await call('listRecalls', { prefix: own }, 'rival')).toMatchObject(refused);
    expect((await look(unit(134))).number).toBe('O-1');
    expect(await call('withdrawRecall', { prefix: own, number: 'O-1' }, 'administrator')).toMatchObject({
      status: 200,
    });
  });

  it('are listed newest first, including withdrawn ones, in pages', async () => {
    for (const number of ['P-01', 'P-02', 'P-03']) {
      clock.moveBy(60_000);
      await publish(number, [{ kind: 'model', model: rower }]);
    }
    await call('withdrawRecall', { number: 'P-03' });
    const page = async (current: number) => {
      const { data } = await call('listRecalls', { current, size: 2 });
      const { total, records } = data as unknown as { total: number; records: RecallEntry[] };
      return {
        total,
        numbers: records.map(({ number, withdrawTime }) => `${number}${withdrawTime === '' ? '' : ' ended'}`),
      };
    };
    const first = await page(1);
    expect(first.numbers).toEqual(['P-03 ended', 'P-02']);
    expect((await page(2)).numbers[0]).toBe('P-01');
    const last = await page(Math.ceil(first.total / 2));
    expect(last.numbers.at(-1)).toBe('RC-2026-0516-GT6');
    for (const number of ['P-01', 'P-02']) await call('withdrawRecall', { number });
  });
});
