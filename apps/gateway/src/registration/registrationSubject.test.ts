import { contract, type EndpointName } from '@lima-id/api';
import { changeAddressMs, dayMs, managementMessages, objectEventsMax, registrationMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { documentedStatuses } from '../../testing/platform/documentedStatuses.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../testing/registration/sampleModel.ts';
import { forgetAddresses } from '../enterprise/changeLog.ts';
import { answerTtlMs, sharedTtlMs } from '../identifier/lookup/limits.ts';
import { sliceRows } from '../platform/database/deleteSlices.ts';
import type { Job } from '../platform/job/jobs.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import { deleteFirstAnswers, firstAnswerDays } from './answerOnce.ts';

const prefix = '88.118.901';
const rival = '88.118.902';

let store: Store;
let app: FastifyInstance;
let answerCleanup: Job | undefined;
let tokens: Record<'maker' | 'factory' | 'rival' | 'administrator' | 'visitor', string>;
const clock = manualClock('2026-05-18T02:00:00Z');

beforeAll(async () => {
  store = await openTestStore();
  const subjects = createSubjects(store, clock, testParts());
  app = await testApp({ store, clock, subjects, rateLimit: false });
  const jobs = subjects.find(({ name }) => name === 'registration')?.jobs?.();
  answerCleanup = jobs?.find(({ name }) => name === 'idempotency cleanup');
  tokens = {
    factory: await insertTestEnterprise(store, prefix),
    rival: await insertTestEnterprise(store, rival),
    maker: await issueTestToken(store, clock, 'COMPANY', prefix),
    administrator: await issueTestToken(store, clock, 'MANAGER', null),
    visitor: await issueTestToken(store, clock, 'ORDINARY', null),
  };
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

type Who = keyof typeof tokens;

/** Calls an endpoint; its status has to be documented, whatever the test is about. */
async function call(name: EndpointName, payload: object, who: Who = 'maker', headers: Record<string, string> = {}) {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, headers: { accesstoken: tokens[who], ...headers }, payload });
  const { data, message } = reply.json();
  expect([name, ...documentedStatuses(name)]).toContain(reply.statusCode);
  return { status: reply.statusCode, data, message };
}

const model = sampleModel('GT-6');

async function saved(code: string, more: object = {}) {
  const { status, data, message } = await call('saveProductModel', { ...model, code, version: 0, ...more });
  expect([status, message]).toEqual([200, '']);
  return data;
}

async function withBatch(code: string, more: object = {}) {
  await saved(code, more);
  expect((await call('saveBatch', sampleBatch(code))).status).toBe(200);
}

const lineOf = (code: string, more: object = {}) => ({
  code,
  batch: 'B1',
  state: 'active',
  facts: { waybill: 'SF-1' },
  ...more,
});

/** Addresses that were taken as pictures once, with the sentence that refuses them by now; after the end of a model's number. */
const oldPictures = [
  ['A', '/a.png', registrationMessages.pictureUnknown],
  ['B', 'https://example.cn/a.png', registrationMessages.pictureElsewhere('https://example.cn/a.png')],
] as const;

/** Stores a picture of an object that is refused by now. */
async function withOldPicture(code: string, address: string): Promise<void> {
  const facts = JSON.stringify({ waybill: 'SF-1', 1: address });
  const storing = store.kysely.updateTable('identifier').set({ facts });
  await storing.where('prefix', '=', prefix).where('suffix', '=', code).execute();
}

const factOf = (dataId: string, label: string, value: string) => ({
  dataId,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});

/** Statements that wait for a lock. */
async function lockWaits(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

async function look(code: string, of = prefix) {
  clock.moveBy(Math.max(answerTtlMs, sharedTtlMs) + 1);
  const reply = await app.inject({ url: contract.readIdentifier.path, query: { identifier: `${of}/${code}` } });
  return { status: reply.statusCode, record: reply.json().data };
}

describe('saveProductModel', () => {
  it('adds a model, and answers a repetition with what is kept', async () => {
    const first = await saved('M-1');
    expect(first).toEqual({ ...model, code: 'M-1', prefix, version: 1 });
    expect((await call('saveProductModel', { ...model, code: 'M-1', version: 0 })).data).toEqual(first);
    expect((await call('readProductModel', { code: 'M-1' }, 'factory')).data).toEqual(first);
  });

  it('changes the version that was read, and refuses another with the newest', async () => {
    const first = await saved('M-2');
    const second = await call('saveProductModel', { ...model, code: 'M-2', name: '新名称', version: 1 });
    expect(second.data).toMatchObject({ name: '新名称', version: 2 });
    const stale = await call('saveProductModel', { ...model, code: 'M-2', name: '别的名称', version: 1 });
    expect(stale).toMatchObject({ status: 409, data: { newest: second.data } });
    expect(stale.message).toBe(registrationMessages.stale(1, 2));
    const taken = await call('saveProductModel', { ...model, code: 'M-2', name: '第二个', version: 0 });
    expect(taken).toMatchObject({ status: 409, data: { newest: second.data } });
    expect(first.version).toBe(1);
  });

  it('answers 404 when a model to change does not exist', async () => {
    const answer = await call('saveProductModel', { ...model, code: 'M-404', version: 3 });
    expect([answer.status, answer.message]).toEqual([404, registrationMessages.model.unknown('M-404')]);
  });

  it('adds one of 20 concurrent models with the same number', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('saveProductModel', { ...model, code: 'M-20', name: `第 ${index} 个`, version: 0 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('refuses a version from before its reminder line was set by another call', async () => {
    const read = await saved('M-5', { name: '磁控划船机 M-5' });
    expect((await call('setReminderLine', { model: read.name, line: 7 })).status).toBe(200);
    const stale = await call('saveProductModel', { ...read, description: '新的说明' });
    expect(stale).toMatchObject({ status: 409, data: { newest: { version: 2, reminderLine: 7 } } });
    const saving = { ...stale.data.newest, description: '新的说明' };
    expect((await call('saveProductModel', saving)).data).toMatchObject({ version: 3, reminderLine: 7 });
  });

  it('keeps the models of enterprises apart', async () => {
    await saved('M-3');
    expect((await call('readProductModel', { code: 'M-3' }, 'rival')).status).toBe(404);
    expect((await call('readProductModel', { prefix, code: 'M-3' }, 'rival')).status).toBe(404);
    expect((await call('readProductModel', { prefix, code: 'M-3' }, 'administrator')).status).toBe(200);
    expect((await call('readProductModel', { code: 'M-3' }, 'visitor')).status).toBe(403);
    expect((await call('saveProductModel', { ...model, code: 'M-3', version: 0 }, 'rival')).data.prefix).toBe(rival);
  });

  it('refuses to withdraw a place that a scene names', async () => {
    await saved('M-4');
    const elements = [
      { dataId: 'a', dataType: 'String', label: '承运单', value: '{waybill}', trace: false, traceIdentifier: '' },
    ];
    const scene = { version: 0, model: 'M-4', templateCode: 'management', name: '产品管理', icon: '', position: 0 };
    expect((await call('saveScene', { ...scene, elements })).status).toBe(200);
    const answer = await call('saveProductModel', { ...model, code: 'M-4', version: 1, places: [] });
    expect([answer.status, answer.message]).toEqual([422, registrationMessages.model.placeInUse('waybill')]);
  });

  it('refuses another kind of a place when a link or a time of a scene needs the present one', async () => {
    const kinds = { unit: 'code', shippedOn: 'day', note: 'text' };
    const placesOf = (changed: object) =>
      Object.entries({ ...kinds, ...changed }).map(([name, kind]) => ({ name, label: name, kind, needed: false }));
    await withBatch('M-6', { places: placesOf({}) });
    const link = { trace: true, traceIdentifier: '{unit}' };
    const step = { time: '{shippedOn} 16:05', title: '发运', place: '', text: '{note}', ...link };
    const elements = [{ dataId: 'steps', dataType: 'TraceDetails', label: '追溯记录', value: [step] }];
    const scene = { templateCode: 'traceability', name: '产品追溯', icon: '', position: 0, elements };
    expect((await call('saveScene', { ...scene, version: 0, model: 'M-6', batch: 'B1' })).status).toBe(200);
    const change = async (changed: object) => {
      const { status, message } = await call('saveProductModel', {
        ...model,
        code: 'M-6',
        version: 1,
        places: placesOf(changed),
      });
      return [status, message];
    };
    const { placeKindInUse } = registrationMessages.model;
    expect(await change({ unit: 'text' })).toEqual([422, placeKindInUse('unit')]);
    expect(await change({ note: 'number', shippedOn: 'time' })).toEqual([422, placeKindInUse('shippedOn')]);
    expect(await change({ note: 'number', other: 'code' })).toEqual([200, '']);
  });

  it('lists models by their numbers, by state when asked', async () => {
    await saved('Z-1', { state: 'retired' });
    const all = (await call('listProductModels', { size: 100 })).data;
    expect(all.total).toBe(all.records.length);
    const codes = all.records.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(codes.toSorted());
    const retired = (await call('listProductModels', { state: 'retired' })).data;
    expect(retired.records.map(({ code }: { code: string }) => code)).toEqual(['Z-1']);
  });
});

describe('saveBatch', () => {
  it('adds a batch, changes the version that was read, and refuses another', async () => {
    await saved('B-1');
    const batch = { version: 0, model: 'B-1', number: 'N1', producedDay: '2026-05-02' };
    const first = await call('saveBatch', batch);
    expect(first.data).toEqual({ version: 1, prefix, model: 'B-1', number: 'N1', producedDay: '2026-05-02' });
    expect((await call('saveBatch', batch, 'factory')).data).toEqual(first.data);
    const second = await call('saveBatch', { ...batch, version: 1, producedDay: '2026-05-03' });
    expect(second.data).toMatchObject({ version: 2, producedDay: '2026-05-03' });
    const stale = await call('saveBatch', { ...batch, version: 1, producedDay: '2026-05-04' });
    expect(stale).toMatchObject({ status: 409, data: { newest: second.data } });
    expect((await call('readBatch', { model: 'B-1', number: 'N1' })).data).toEqual(second.data);
    expect((await call('listBatches', { model: 'B-1' })).data).toEqual({ total: 1, records: [second.data] });
  });

  it('refuses a day after tomorrow, a day that does not exist, an unknown model and a retired one', async () => {
    await saved('B-2', { state: 'retired' });
    const batch = { version: 0, model: 'B-2', number: 'N1', producedDay: '2026-05-02' };
    const { batch: said, model: saidOfModel } = registrationMessages;
    const refusals = await Promise.all([
      call('saveBatch', { ...batch, producedDay: '2026-05-20' }),
      call('saveBatch', { ...batch, producedDay: '2026-02-30' }),
      call('saveBatch', { ...batch, model: 'B-404' }),
      call('saveBatch', batch),
      call('saveBatch', { ...batch, version: 2 }),
    ]);
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [400, said.producedAhead('2026-05-19')],
      [400, said.producedDay],
      [404, saidOfModel.unknown('B-404')],
      [422, saidOfModel.retired('B-2')],
      [404, said.unknown('N1')],
    ]);
  });
});

describe('saveScene', () => {
  const scene = { version: 0, model: 'S-1', templateCode: 'traceability', name: '产品追溯', icon: '', position: 1 };
  const step = { time: '2026-05-02 08:00', title: '下线', place: '总装', text: '', trace: false, traceIdentifier: '' };
  const elements = [{ dataId: 'steps', dataType: 'TraceDetails', label: '追溯记录', value: [step] }];

  it('keeps a scene that visitors then see, changes it and removes it', async () => {
    await withBatch('S-1');
    await call('registerIdentifiers', { model: 'S-1', lines: [lineOf('S-1-1')] });
    expect((await look('S-1-1')).record.scenes).toEqual([]);
    const first = await call('saveScene', { ...scene, batch: 'B1', elements });
    expect(first).toMatchObject({ status: 200, data: { version: 1, name: '产品追溯', elements } });
    const { record } = await look('S-1-1');
    expect(record.scenes).toMatchObject([{ sceneConfId: first.data.sceneConfId, count: 1 }]);
    const { sceneConfId } = first.data;
    const renamed = { ...scene, batch: 'B1', elements, sceneConfId, name: '追溯', version: 1 };
    expect((await call('saveScene', renamed, 'factory')).data).toMatchObject({ version: 2, name: '追溯' });
    const stale = await call('saveScene', { ...renamed, name: '别的' });
    expect(stale).toMatchObject({ status: 409, data: { newest: { name: '追溯' } } });
    expect((await call('listScenes', { model: 'S-1', batch: 'B1' })).data).toHaveLength(1);
    const removal = { model: 'S-1', batch: 'B1', sceneConfId };
    expect((await call('removeScene', { ...removal, version: 1 })).status).toBe(409);
    expect((await call('removeScene', { ...removal, version: 2 })).status).toBe(200);
    expect((await call('removeScene', { ...removal, version: 2 })).status).toBe(404);
    expect((await look('S-1-1')).record.scenes).toEqual([]);
  });

  it('refuses a scene with every fault of its data, and one of another enterprise', async () => {
    await saved('S-2');
    const faulty = [
      { ...elements[0], label: '' },
      { ...elements[0], value: [{ ...step, time: '2026-02-30 08:00' }] },
    ];
    const answer = await call('saveScene', { ...scene, model: 'S-2', elements: faulty });
    expect(answer.status).toBe(422);
    expect(answer.data.faults.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      'idTwice',
      'missing',
      'time',
    ]);
    expect((await call('saveScene', { ...scene, model: 'S-2', elements }, 'rival')).status).toBe(404);
    const icon = await call('saveScene', { ...scene, model: 'S-2', elements, icon: 'book' });
    expect([icon.status, icon.message]).toEqual([422, registrationMessages.scene.iconOfTemplate]);
  });

  it('keeps who provides the data of a scene, the enterprise itself when nobody is named', async () => {
    await withBatch('S-4');
    await call('registerIdentifiers', { model: 'S-4', lines: [lineOf('S-4-1')] });
    const first = await call('saveScene', { ...scene, model: 'S-4', elements, dataSource: ' 承运方运单系统 ' });
    expect(first.data).toMatchObject({ version: 1, dataSource: '承运方运单系统' });
    expect((await look('S-4-1')).record.scenes).toMatchObject([{ dataSource: '承运方运单系统' }]);
    const { sceneConfId } = first.data;
    const second = await call('saveScene', { ...scene, model: 'S-4', elements, sceneConfId, version: 1 });
    expect(second.data).toMatchObject({ version: 2, dataSource: '' });
  });

  const file = { ...scene, templateCode: 'management', name: '产品管理' };
  const [standard, cost] = [factOf('field-1', '执行标准', 'GB 17498'), factOf('field-2', '成本', '8200 元')];
  const masks = [{ dataId: 'field-2', audience: 'enterprise', kind: 'hidden' }];

  it('refuses data without a masked field, and with it under another id, so that nobody sees it', async () => {
    await withBatch('S-5');
    await call('registerIdentifiers', { model: 'S-5', lines: [lineOf('S-5-1')] });
    const first = await call('saveScene', { ...file, model: 'S-5', elements: [standard, cost] });
    const { sceneConfId } = first.data;
    expect((await call('setSceneMasks', { sceneConfId, masks })).status).toBe(200);
    const change = (changed: object[]) =>
      call('saveScene', { ...file, model: 'S-5', sceneConfId, version: 1, elements: changed }, 'factory');
    const renamed = await change([standard, { ...cost, dataId: 'cost-1' }]);
    expect([renamed.status, renamed.message]).toEqual([422, managementMessages.maskedMissing('field-2')]);
    const shifted = await change([{ ...cost, dataId: 'field-1' }, factOf('field-2', '产地', '宁津')]);
    expect([shifted.status, shifted.message]).toEqual([
      422,
      managementMessages.maskedMoved('成本', 'field-2', 'field-1'),
    ]);
    expect((await change([{ ...cost, value: '7900 元' }, standard])).data).toMatchObject({ version: 2 });
    const seen = JSON.stringify((await look('S-5-1')).record);
    expect(seen).toContain('执行标准');
    expect(seen).not.toMatch(/成本|00 元/);
  });

  it('deletes masked blocks in one save that names them, and hides them when they come back', async () => {
    await withBatch('S-9');
    await call('registerIdentifiers', { model: 'S-9', lines: [lineOf('S-9-1')] });
    const price = factOf('price', '采购价', '310 元');
    const supply = { dataId: 'supply', dataType: 'Object', label: '供应', value: [price] };
    const whole = [standard, cost, supply];
    const { sceneConfId } = (await call('saveScene', { ...file, model: 'S-9', elements: whole })).data;
    const all = [...masks, { dataId: 'price', audience: 'operator', kind: 'partial' }];
    expect((await call('setSceneMasks', { sceneConfId, masks: all })).status).toBe(200);
    const change = (version: number, elements: object[], deletedFields?: string[]) =>
      call('saveScene', { ...file, model: 'S-9', sceneConfId, version, elements, deletedFields }, 'factory');
    const unnamed = await change(1, [standard], ['supply']);
    expect([unnamed.status, unnamed.message]).toEqual([422, managementMessages.maskedMissing('field-2')]);
    const deleted = await change(1, [standard], ['supply', 'field-2']);
    expect(deleted).toMatchObject({ status: 200, data: { version: 2, elements: [standard] } });
    expect((await call('setSceneMasks', { sceneConfId, masks: all.toReversed() })).status).toBe(200);
    expect((await change(2, whole)).data).toMatchObject({ version: 3, elements: whole });
    const seen = JSON.stringify((await look('S-9-1')).record);
    expect(seen).toContain('采购价');
    expect(seen).not.toMatch(/成本|8200 元|310 元/);
  });

  it('takes other data when a mask matches no stored field, and keeps to the masks that do', async () => {
    await saved('S-8');
    const first = await call('saveScene', { ...file, model: 'S-8', elements: [standard, cost] });
    const { sceneConfId } = first.data;
    const withGone = [{ dataId: 'gone', audience: 'enterprise', kind: 'hidden' }, ...masks];
    const setting = store.kysely.updateTable('scene').set({ masks: JSON.stringify(withGone) });
    await setting.where('id', '=', sceneConfId).execute();
    const change = (version: number, changed: object[]) =>
      call('saveScene', { ...file, model: 'S-8', sceneConfId, version, elements: changed });
    const cheaper = await change(1, [standard, { ...cost, value: '7900 元' }]);
    expect([cheaper.status, cheaper.message]).toEqual([200, '']);
    const bare = await change(2, [standard]);
    expect([bare.status, bare.message]).toEqual([422, managementMessages.maskedMissing('field-2')]);
  });

  it('checks the data against masks that are being set at the same time', async () => {
    await saved('S-6');
    const first = await call('saveScene', { ...file, model: 'S-6', elements: [standard, cost] });
    const { sceneConfId } = first.data;
    const { saving } = await store.transaction(async (transaction) => {
      const setting = transaction.updateTable('scene').set({ masks: JSON.stringify(masks) });
      await setting.where('id', '=', sceneConfId).execute();
      const change = { ...file, model: 'S-6', sceneConfId, version: 1, elements: [standard] };
      const started = call('saveScene', change);
      await expect.poll(lockWaits).toBe(1);
      return { saving: started };
    });
    const answer = await saving;
    expect([answer.status, answer.message]).toEqual([422, managementMessages.maskedMissing('field-2')]);
  });

  it('checks the data against places that are being changed at the same time', async () => {
    await saved('S-7');
    const { saving } = await store.transaction(async (transaction) => {
      const changing = transaction.updateTable('product_model').set({ places: '[]' });
      await changing.where('enterprise_prefix', '=', prefix).where('code', '=', 'S-7').execute();
      const started = call('saveScene', { ...file, model: 'S-7', elements: [factOf('a', '承运单', '{waybill}')] });
      await expect.poll(lockWaits).toBe(1);
      return { saving: started };
    });
    const answer = await saving;
    expect(answer).toMatchObject({ status: 422, data: { faults: [{ reason: 'undeclared' }] } });
  });

  it.each([
    ['a model', 'S-10', {}],
    ['a batch', 'S-11', { batch: 'B1' }],
  ])('adds a scene of %s once when the call is repeated, 20 times at once too', async (_whose, code, batch) => {
    await withBatch(code);
    const owner = { model: code, ...batch };
    const adding = { ...scene, ...owner, elements, dataSource: ' 承运方运单系统 ' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('saveScene', adding)));
    answers.push(await call('saveScene', adding, 'factory'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [kept, ...others] = (await call('listScenes', owner)).data;
    expect(others).toEqual([]);
    for (const { data } of answers) expect(data).toEqual(kept);
    const { sceneConfId } = kept;
    const subject = ['scene', ...Object.values(owner), sceneConfId].join(' ');
    const logged = store.kysely.selectFrom('registration_change').select('call').where('subject', '=', subject);
    expect(await logged.execute()).toEqual([{ call: 'saveScene' }]);
  });

  it('refuses to add a scene again once it has been changed', async () => {
    await saved('S-12');
    const adding = { ...scene, model: 'S-12', elements };
    const { sceneConfId } = (await call('saveScene', adding)).data;
    const changed = await call('saveScene', { ...adding, sceneConfId, version: 1, position: 2 });
    const again = await call('saveScene', adding);
    expect([again.status, again.message]).toEqual([422, registrationMessages.scene.nameTwice('产品追溯', '产品追溯')]);
    expect((await call('listScenes', { model: 'S-12' })).data).toEqual([changed.data]);
  });

  it('keeps at most five scenes of a template when 20 are saved at once', async () => {
    await saved('S-3');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('saveScene', { ...scene, model: 'S-3', elements, name: `追溯 ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('registerIdentifiers', () => {
  it('answers each line with what became of it, and a repetition changes nothing', async () => {
    await withBatch('R-1');
    const lines = [
      lineOf('R-1-1', { pictures: ['/illustrations/bike.svg'] }),
      lineOf(`${prefix}/R-1-2`, { state: 'draft' }),
      lineOf('R-1-3', { facts: {} }),
      lineOf('R-1-4', { batch: 'B9' }),
      lineOf(`${rival}/R-1-5`),
      lineOf('R-1-6'),
      lineOf('R-1-6'),
      lineOf('R-1-7', { facts: { waybill: 'SF-1', colour: '红' } }),
      'rubbish',
    ];
    const first = await call('registerIdentifiers', { model: 'R-1', lines }, 'factory');
    expect(first.data).toMatchObject({ added: 2, unchanged: 0, refused: 7 });
    const { line, fact } = registrationMessages;
    expect(
      first.data.results.map((one: { outcome: string; field: string; message: string }) => [one.field, one.message]),
    ).toEqual([
      ['', ''],
      ['', ''],
      ['facts.waybill', fact.missing('承运单号')],
      ['batch', line.batchUnknown('B9')],
      ['code', line.foreign(prefix)],
      ['code', line.twice('R-1-6', 7)],
      ['code', line.twice('R-1-6', 6)],
      ['facts.colour', fact.unknown('colour')],
      ['', expect.stringMatching(/./)],
    ]);
    const again = await call('registerIdentifiers', { model: 'R-1', lines: lines.slice(0, 2) });
    expect(again.data).toMatchObject({ added: 0, unchanged: 2, refused: 0 });
    const found = await look('R-1-1');
    expect(found.record).toMatchObject({
      identifier: `${prefix}/R-1-1`,
      images: ['/illustrations/bike.svg', ...model.pictures],
    });
    expect((await look('R-1-2')).status).toBe(404);
  });

  it('finds a registered code at once that was just unknown', async () => {
    await withBatch('R-2');
    const identifier = `${prefix}/R-2-1`;
    const read = () => app.inject({ url: contract.readIdentifier.path, query: { identifier } });
    expect((await read()).statusCode).toBe(404);
    await call('registerIdentifiers', { model: 'R-2', lines: [lineOf('R-2-1')] });
    expect((await read()).statusCode).toBe(200);
  });

  it('refuses other content, a void code and a code of another model', async () => {
    await withBatch('R-3');
    await withBatch('R-4');
    await call('registerIdentifiers', { model: 'R-3', lines: [lineOf('R-3-1'), lineOf('R-3-2')] });
    await call('changeIdentifierState', { identifier: `${prefix}/R-3-2`, event: 'voided' });
    const { line } = registrationMessages;
    const other = await call('registerIdentifiers', {
      model: 'R-3',
      lines: [lineOf('R-3-1', { facts: { waybill: 'SF-2' } }), lineOf('R-3-2')],
    });
    expect(other.data.results.map(({ message }: { message: string }) => message)).toEqual([
      line.other('R-3-1', line.fields.facts),
      line.void('R-3-2'),
    ]);
    const foreign = await call('registerIdentifiers', { model: 'R-4', lines: [lineOf('R-3-1')] });
    expect(foreign.data.results[0].message).toBe(line.other('R-3-1', line.fields.batch));
  });

  it('registers nothing when one line is refused and all or nothing is asked', async () => {
    await withBatch('R-5');
    const lines = [lineOf('R-5-1'), lineOf('R-5-2', { batch: 'B9' })];
    const answer = await call('registerIdentifiers', { model: 'R-5', lines, allOrNothing: true });
    expect(answer).toMatchObject({
      status: 422,
      data: { added: 0, refused: 1, results: [{ line: 1, field: 'batch' }] },
    });
    expect((await look('R-5-1')).status).toBe(404);
  });

  it.each(oldPictures)(
    'takes a repeated line whose object has an old picture, and refuses it for others: %s, %s',
    async (end, address, reason) => {
      const code = `R-8${end}`;
      await withBatch(code);
      await call('registerIdentifiers', { model: code, lines: [lineOf(`${code}-1`), lineOf(`${code}-2`)] });
      await withOldPicture(`${code}-1`, address);
      const pictures = [address];
      const repeated = [lineOf(`${code}-1`, { pictures }), lineOf(`${code}-2`)];
      const again = await call('registerIdentifiers', { model: code, lines: repeated, allOrNothing: true });
      expect(again).toMatchObject({ status: 200, data: { unchanged: 2, refused: 0 } });
      const other = lineOf(`${code}-1`, { pictures: ['/b.png'] });
      const lines = [lineOf(`${code}-2`, { pictures }), lineOf(`${code}-3`, { pictures }), other];
      const { data } = await call('registerIdentifiers', { model: code, lines });
      expect(data.results.map(({ message }: { message: string }) => message)).toEqual([
        reason,
        reason,
        registrationMessages.pictureUnknown,
      ]);
    },
  );

  it('adds each code once when 20 calls register the same ones in other orders', async () => {
    await withBatch('R-6');
    const codes = Array.from({ length: 50 }, (_, index) => `R-6-${index}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const lines = (index % 2 === 0 ? codes : codes.toReversed()).map((code) => lineOf(code));
        return call('registerIdentifiers', { model: 'R-6', lines }, index % 3 === 0 ? 'factory' : 'maker');
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const sum = (name: 'added' | 'unchanged') => answers.reduce((all, { data }) => all + data[name], 0);
    expect([sum('added'), sum('unchanged')]).toEqual([50, 19 * 50]);
  });

  it.each([
    ['no line', []],
    ['more than a thousand lines', Array.from({ length: 1_001 }, (_, index) => lineOf(`X-${index}`))],
  ])('refuses %s', async (_what, lines) => {
    expect((await call('registerIdentifiers', { model: 'R-1', lines })).status).toBe(400);
  });

  it('answers 404 for a model that the enterprise does not have', async () => {
    await withBatch('R-7');
    expect((await call('registerIdentifiers', { model: 'R-7', lines: [lineOf('R-7-1')] }, 'rival')).status).toBe(404);
  });
});

describe('changeFacts', () => {
  it('replaces facts and pictures, keeps the events, and is in the history', async () => {
    await withBatch('F-1');
    await call('registerIdentifiers', { model: 'F-1', lines: [lineOf('F-1-1'), lineOf('F-1-2'), lineOf('F-1-3')] });
    await call('changeIdentifierStates', { event: 'voided', codes: ['F-1-3'] });
    const event = { code: 'F-1-1', eventId: 'F-1-e', happenedAt: '2026-05-17T10:00:00+08:00', kind: 'shipped' };
    await call('appendEvents', { events: [event] });
    const lines = [
      { code: 'F-1-1', facts: { waybill: 'SF-2' }, pictures: ['/illustrations/bike.svg'] },
      { code: 'F-1-2', facts: { waybill: 'SF-1' } },
      { code: 'F-1-3', facts: { waybill: 'SF-2' } },
      { code: 'F-1-4', facts: { waybill: 'SF-2' } },
      { code: 'F-1-2', facts: {} },
    ];
    const first = await call('changeFacts', { model: 'F-1', lines: lines.slice(0, 4) }, 'factory');
    expect(
      first.data.results.map(({ outcome, reason }: { outcome: string; reason: string }) => [outcome, reason]),
    ).toEqual([
      ['changed', ''],
      ['unchanged', ''],
      ['refused', 'void'],
      ['refused', 'unknown'],
    ]);
    expect((await call('changeFacts', { model: 'F-1', lines: lines.slice(0, 1) })).data).toMatchObject({
      unchanged: 1,
    });
    expect((await call('changeFacts', { model: 'F-1', lines: lines.slice(4) })).data.results[0].field).toBe(
      'facts.waybill',
    );
    const [listed] = (await call('listIdentifiers', { model: 'F-1' })).data.records;
    expect(listed).toMatchObject({ code: 'F-1-1', facts: { waybill: 'SF-2' }, pictures: ['/illustrations/bike.svg'] });
    const [kept] = await store.kysely.selectFrom('identifier').select('facts').where('suffix', '=', 'F-1-1').execute();
    expect(kept?.facts).toMatchObject({ 0: '1' });
    const history = (await call('readIdentifierHistory', { code: 'F-1-1' })).data;
    expect(history.records.map(({ call: by, before }: { call: string; before: unknown }) => [by, before])).toEqual([
      ['changeFacts', { facts: { waybill: 'SF-1' }, pictures: [] }],
      ['appendEvents', null],
      ['registerIdentifiers', null],
    ]);
    expect((await call('readIdentifierHistory', { code: 'F-1-1' }, 'rival')).data.records).toEqual([]);
  });

  it.each(oldPictures)(
    'keeps an old picture of an object whose facts are read and changed, and gives it to no other: %s, %s',
    async (end, address, reason) => {
      const own = `F-2${end}`;
      const codes = [`${own}-1`, `${own}-2`] as const;
      await withBatch(own);
      await call('registerIdentifiers', { model: own, lines: codes.map((code) => lineOf(code)) });
      await withOldPicture(codes[0], address);
      const [{ pictures }] = (await call('listIdentifiers', { model: own })).data.records;
      const lines = codes.map((code) => ({ code, facts: { waybill: 'SF-2' }, pictures }));
      const { data } = await call('changeFacts', { model: own, lines });
      expect(data.results).toMatchObject([
        { outcome: 'changed' },
        { outcome: 'refused', field: 'pictures', message: reason },
      ]);
      const { records } = (await call('listIdentifiers', { model: own })).data;
      expect(records).toMatchObject([
        { facts: { waybill: 'SF-2' }, pictures: [address] },
        { facts: { waybill: 'SF-1' }, pictures: [] },
      ]);
    },
  );
});

describe('appendEvents', () => {
  const event = { eventId: 'E-1', happenedAt: '2026-05-17T10:00:00+08:00', kind: 'shipped', place: '宁津总仓' };
  const step = { time: '2026-05-02 08:00', title: '下线', place: '总装', text: '', trace: false, traceIdentifier: '' };

  async function withScenes(code: string) {
    await withBatch(code);
    const scene = { version: 0, model: code, batch: 'B1', icon: '' };
    const steps = { dataId: 'steps', dataType: 'TraceDetails', label: '追溯记录', value: [step] };
    await call('saveScene', { ...scene, templateCode: 'traceability', name: '追溯', position: 0, elements: [steps] });
    await call('saveScene', { ...scene, templateCode: 'logistics', name: '物流', position: 1, elements: [] });
    await call('registerIdentifiers', { model: code, lines: [lineOf(`${code}-1`), lineOf(`${code}-2`)] });
  }

  const titles = (record: { elements: { lableValue: { title: string }[] }[] }) =>
    record.elements.flatMap(({ lableValue }) => lableValue.map(({ title }) => title));

  it('shows the events of an object among the steps of its batch, and those of no other', async () => {
    await withScenes('E-1');
    const events = [
      { ...event, code: 'E-1-1', eventId: 'E-1-a' },
      {
        ...event,
        code: `${prefix}/E-1-1`,
        eventId: 'E-1-b',
        kind: 'installed',
        happenedAt: '2026-05-18T01:00:00Z',
        text: '{waybill}',
      },
    ];
    const first = await call('appendEvents', { events }, 'factory');
    expect(first.data).toMatchObject({ added: 2, repeated: 0, refused: 0 });
    const { record } = await look('E-1-1');
    expect(titles(record)).toEqual(['安装', '发运', '下线']);
    expect(record.elements[0].lableValue[0].text).toBe('{waybill}');
    expect(record.scenes.map(({ count }: { count: number }) => count)).toEqual([3, 0]);
    expect(titles((await look('E-1-2')).record)).toEqual(['下线']);
    const logistics = record.scenes[1].sceneConfId;
    const reply = await app.inject({
      url: contract.readIdentifier.path,
      query: { identifier: `${prefix}/E-1-1`, sceneConfId: logistics },
    });
    expect(reply.json().data.elements).toMatchObject([
      { lableName: '物流记录', lableValue: [{ acceptStation: '宁津总仓' }] },
    ]);
  });

  it('counts an event once, however often and by whomever it is reported', async () => {
    await withScenes('E-2');
    const events = Array.from({ length: 10 }, (_, index) => ({ ...event, code: 'E-2-1', eventId: `E-2-${index % 5}` }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call('appendEvents', { events }, index % 2 === 0 ? 'maker' : 'factory')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(5);
    expect((await look('E-2-1')).record.scenes[0].count).toBe(6);
  });

  it('replaces an event by its correction, and keeps both', async () => {
    await withScenes('E-3');
    await call('appendEvents', { events: [{ ...event, code: 'E-3-1', eventId: 'E-3-a', title: '错的' }] });
    await call('appendEvents', {
      events: [{ ...event, code: 'E-3-1', eventId: 'E-3-b', title: '对的', corrects: 'E-3-a' }],
    });
    expect(titles((await look('E-3-1')).record)).toEqual(['对的', '下线']);
    const kept = store.kysely.selectFrom('object_event').select('event_id').where('suffix', '=', 'E-3-1').execute();
    expect(await kept).toHaveLength(2);
  });

  it('adds no more events to an object than it may have, and says so for each of the others', async () => {
    await withScenes('E-5');
    const report = (from: number, length: number) => ({
      events: Array.from({ length }, (_, index) => ({ ...event, code: 'E-5-1', eventId: `E-5-${from + index}` })),
    });
    await call('appendEvents', report(0, objectEventsMax - 1));
    const other = { ...event, code: 'E-5-2', eventId: 'E-5-of-2' };
    const { data } = await call('appendEvents', { events: [...report(objectEventsMax - 2, 4).events, other] });
    expect(data.results.map((one: { outcome: string; message: string }) => [one.outcome, one.message])).toEqual([
      ['repeated', ''],
      ['added', ''],
      ['refused', registrationMessages.event.full],
      ['refused', registrationMessages.event.full],
      ['added', ''],
    ]);
    expect((await look('E-5-1')).record.scenes[0].count).toBe(objectEventsMax + 1);
    expect((await look('E-5-2')).record.scenes[0].count).toBe(2);
  });

  it('does not count an event whose id belongs to another object', async () => {
    await withScenes('E-6');
    await call('appendEvents', { events: [{ ...event, code: 'E-6-1', eventId: 'E-6-a' }] });
    const events = [
      { ...event, code: 'E-6-2', eventId: 'E-6-a' },
      { ...event, code: 'E-6-2', eventId: 'E-6-b' },
    ];
    expect((await call('appendEvents', { events })).data).toMatchObject({ added: 1, repeated: 1 });
    expect((await look('E-6-2')).record.scenes[0].count).toBe(2);
  });

  it('shows the events of each object where objects share batch and kinds of events', async () => {
    await withScenes('E-7');
    const places = ['一号馆', '二号馆'];
    const events = places.map((place, index) => ({
      ...event,
      code: `E-7-${index + 1}`,
      eventId: `E-7-${index}`,
      kind: 'installed',
      place,
    }));
    await call('appendEvents', { events });
    const shown = await Promise.all(events.map(async ({ code }) => (await look(code)).record.elements[0].lableValue));
    expect(shown.map(([first]) => first.place)).toEqual(places);
    await call('appendEvents', { events: [{ ...event, code: 'E-7-2', eventId: 'E-7-2', kind: 'maintained' }] });
    expect((await look('E-7-1')).record.scenes[0].count).toBe(2);
    expect((await look('E-7-2')).record.scenes[0].count).toBe(3);
    expect((await look('E-7-2')).record.elements[0].lableValue).toHaveLength(3);
  });

  it('refuses events of codes that are not registered, of others and from the future, without refusing the rest', async () => {
    await withScenes('E-4');
    const events = [
      { ...event, code: 'E-4-9', eventId: 'E-4-a' },
      { ...event, code: `${rival}/E-4-1`, eventId: 'E-4-b' },
      { ...event, code: 'E-4-1', eventId: 'E-4-c', happenedAt: '2027-01-01T00:00:00Z' },
      { ...event, code: 'E-4-1', eventId: 'E-4-d' },
      null,
    ];
    const { data } = await call('appendEvents', { events });
    const { line, event: said } = registrationMessages;
    expect(data.results.map((one: { field: string; message: string }) => [one.field, one.message])).toEqual([
      ['code', line.unknown('E-4-9')],
      ['code', line.foreign(prefix)],
      ['happenedAt', said.ahead],
      ['', ''],
      ['code', expect.stringMatching(/./)],
    ]);
    expect(
      (await call('appendEvents', { events: [{ ...event, code: 'E-4-1', eventId: 'E-4-e' }] }, 'rival')).data.refused,
    ).toBe(1);
  });
});

describe('listIdentifiers', () => {
  it('goes from page to page in the order of codes, and filters', async () => {
    await withBatch('I-1');
    const codes = ['I-1-a', 'I-1-B', 'I-1-10', 'I-1-9', 'I-1:z'];
    await call('registerIdentifiers', { model: 'I-1', lines: codes.map((code) => lineOf(code)) });
    await call('changeIdentifierStates', { event: 'suspended', codes: ['I-1-9'] });
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { data }: { data: { records: { code: string }[]; next: string | null } } = await call('listIdentifiers', {
        model: 'I-1',
        size: 2,
        after,
      });
      seen.push(...data.records.map(({ code }) => code));
      after = data.next;
    }
    expect(seen).toEqual(['I-1-10', 'I-1-9', 'I-1-B', 'I-1-a', 'I-1:z']);
    const listed = async (query: object) =>
      (await call('listIdentifiers', query, 'factory')).data.records.map(({ code }: { code: string }) => code);
    expect(await listed({ startsWith: 'I-1-', state: 'active' })).toEqual(['I-1-10', 'I-1-B', 'I-1-a']);
    expect(await listed({ model: 'I-1', batch: 'B1', state: 'suspended' })).toEqual(['I-1-9']);
    const [first] = (await call('listIdentifiers', { model: 'I-1' })).data.records;
    expect(first).toMatchObject({
      model: 'I-1',
      batch: 'B1',
      state: 'active',
      facts: { waybill: 'SF-1' },
      pictures: [],
    });
    expect((await call('listIdentifiers', { startsWith: 'I-1-' }, 'rival')).data.records).toEqual([]);
    expect((await call('listIdentifiers', { model: 'I-404' })).status).toBe(404);
  });
});

describe('changeIdentifierStates', () => {
  it('changes each code as its state allows, and a repetition changes nothing', async () => {
    await withBatch('T-1');
    const lines = [lineOf('T-1-1', { state: 'draft' }), lineOf('T-1-2'), lineOf('T-1-3')];
    await call('registerIdentifiers', { model: 'T-1', lines });
    await call('changeIdentifierState', { identifier: `${prefix}/T-1-3`, event: 'voided' });
    const codes = ['T-1-1', 'T-1-2', 'T-1-3', 'T-1-404'];
    const first = await call('changeIdentifierStates', { event: 'activated', codes }, 'factory');
    expect(first.data).toMatchObject({ changed: 1, unchanged: 1, refused: 2 });
    expect(first.data.results.map(({ state }: { state: string | null }) => state)).toEqual([
      'active',
      'active',
      'void',
      null,
    ]);
    const again = await call('changeIdentifierStates', { event: 'activated', codes });
    expect(again.data).toMatchObject({ changed: 0, unchanged: 2, refused: 2 });
    expect((await look('T-1-1')).status).toBe(200);
    const foreign = await call('changeIdentifierStates', { event: 'voided', codes: ['T-1-1'] }, 'rival');
    expect(foreign.data).toMatchObject({ changed: 0, refused: 1 });
  });

  it('lets concurrent changes of the same codes wait for each other', async () => {
    await withBatch('T-2');
    const codes = Array.from({ length: 30 }, (_, index) => `T-2-${index}`);
    await call('registerIdentifiers', { model: 'T-2', lines: codes.map((code) => lineOf(code)) });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('changeIdentifierStates', { event: 'suspended', codes: index % 2 === 0 ? codes : codes.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.reduce((sum, { data }) => sum + data.changed, 0)).toBe(30);
  });
});

describe('reserveCodes', () => {
  it('gives 20 callers different codes without holes in one answer', async () => {
    const request = { pattern: 'RC-{year}-{serial:6}', count: 7 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('reserveCodes', request, 'factory')));
    const codes = answers.flatMap(({ data }) => data.codes as string[]);
    expect(new Set(codes).size).toBe(140);
    expect(codes.toSorted()[0]).toBe('RC-2026-000001');
    expect(codes.toSorted().at(-1)).toBe('RC-2026-000140');
    for (const { data } of answers) {
      const serials = (data.codes as string[]).map((code) => Number(code.slice(-6)));
      expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
    }
  });

  it('passes over codes that are registered', async () => {
    await withBatch('C-1');
    await call('registerIdentifiers', { model: 'C-1', lines: [lineOf('RP-003'), lineOf('RP-0A5'), lineOf('RP-0045')] });
    const { data } = await call('reserveCodes', { pattern: 'RP-{serial:3}', count: 3 });
    expect(data.codes).toEqual(['RP-004', 'RP-005', 'RP-006']);
  });

  it('refuses a pattern that gives codes of another, a broken one, and one that is used up', async () => {
    await call('reserveCodes', { pattern: 'OV{serial:4}', count: 1 });
    const { pattern, reservation } = registrationMessages;
    const answers = await Promise.all([
      call('reserveCodes', { pattern: 'OV1{serial:3}', count: 1 }),
      call('reserveCodes', { pattern: 'OV', count: 1 }),
      call('reserveCodes', { pattern: 'UP{serial:3}', count: 1_000 }),
    ]);
    expect(answers.map(({ status, message }) => [status, message])).toEqual([
      [409, reservation.overlaps('OV{serial:4}')],
      [422, pattern.serialMissing],
      [409, reservation.usedUp(999)],
    ]);
  });

  it('begins at one in another year, and for another enterprise', async () => {
    const request = { pattern: 'YR-{year}-{serial:4}', count: 1 };
    expect((await call('reserveCodes', request)).data.codes).toEqual(['YR-2026-0001']);
    expect((await call('reserveCodes', request, 'rival')).data.codes).toEqual(['YR-2026-0001']);
    const { prefix: _none, ...rest } = { prefix, ...request };
    expect((await call('reserveCodes', rest)).data.codes).toEqual(['YR-2026-0002']);
  });

  it('gives a repetition with the same key the same codes, and refuses the key for another request', async () => {
    const request = { pattern: 'ID-{serial:5}', count: 2 };
    const key = { 'idempotency-key': 'order-2026-0001' };
    const first = await call('reserveCodes', request, 'factory', key);
    const again = await Promise.all(Array.from({ length: 10 }, () => call('reserveCodes', request, 'factory', key)));
    for (const { data } of again) expect(data).toEqual(first.data);
    const other = await call('reserveCodes', { ...request, count: 3 }, 'factory', key);
    expect([other.status, other.message]).toEqual([422, registrationMessages.keyUsed]);
    expect((await call('reserveCodes', request, 'factory', { 'idempotency-key': 'x' })).status).toBe(400);
  });

  it('counts a key for all users and systems of an enterprise, by call, and not for other enterprises', async () => {
    const request = { pattern: 'KEY-{serial:5}', count: 2 };
    const key = { 'idempotency-key': 'order-2026-0002' };
    const first = await call('reserveCodes', request, 'factory', key);
    expect((await call('reserveCodes', request, 'maker', key)).data).toEqual(first.data);
    const other = await call('reserveCodes', { ...request, count: 3 }, 'maker', key);
    expect([other.status, other.message]).toEqual([422, registrationMessages.keyUsed]);
    const states = { event: 'activated', codes: ['KEY-00001'] };
    expect((await call('changeIdentifierStates', states, 'maker', key)).data).toMatchObject({ refused: 1 });
    expect((await call('reserveCodes', { ...request, count: 3 }, 'rival', key)).data.codes).toHaveLength(3);
  });
});

describe('the change log', () => {
  it('notes who changed what, before and after', async () => {
    await saved('L-1');
    await call('saveProductModel', { ...model, code: 'L-1', name: '改名', version: 1 }, 'factory');
    const rows = await store.kysely
      .selectFrom('registration_change')
      .selectAll()
      .where('subject', '=', 'model L-1')
      .orderBy('id')
      .execute();
    expect(rows.map(({ call: by, before, after }) => [by, Object(before).name, Object(after).name])).toEqual([
      ['saveProductModel', undefined, model.name],
      ['saveProductModel', model.name, '改名'],
    ]);
    expect(rows.map(({ account_id, token_id }) => [account_id === null, token_id === null])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('keeps from which address a change was made, for half a year', async () => {
    await saved('LOG-1', { name: '留存地址' });
    const addresses = async () =>
      await store.kysely
        .selectFrom('registration_change')
        .select(['address', 'call'])
        .where('subject', '=', 'model LOG-1')
        .execute();
    expect(await addresses()).toEqual([{ address: '127.0.0.1', call: 'saveProductModel' }]);
    await forgetAddresses(store, new Date(clock.now().getTime() + changeAddressMs));
    expect(await addresses()).toEqual([{ address: '127.0.0.1', call: 'saveProductModel' }]);
    await forgetAddresses(store, new Date(clock.now().getTime() + changeAddressMs + 1));
    expect(await addresses()).toEqual([{ address: null, call: 'saveProductModel' }]);
  });

  it('forgets kept answers after a week', async () => {
    const key = { 'idempotency-key': 'forgotten-0001' };
    await call('reserveCodes', { pattern: 'FG-{serial:5}', count: 1 }, 'maker', key);
    const kept = () =>
      store.kysely.selectFrom('first_answer').select('key').where('key', '=', 'forgotten-0001').execute();
    expect(await kept()).toHaveLength(1);
    const later = new Date(clock.now().getTime() + (firstAnswerDays + 1) * dayMs);
    await deleteFirstAnswers(store, later, new AbortController().signal);
    expect(await kept()).toHaveLength(0);
  });

  it('stops forgetting kept answers after the slice in progress when the gateway shuts down, and goes on with the next run', async () => {
    const old = new Date(clock.now().getTime() - firstAnswerDays * dayMs - 1);
    await sql`
      insert into first_answer (enterprise_prefix, call, key, request, answer, at)
      select ${prefix}::text, 'reserveCodes', 'old-' || number, '', 'null', ${old}::timestamptz
      from generate_series(1, ${sliceRows + 1}::int) number`.execute(store.kysely);
    const kept = async () => {
      const rows = await store.kysely.selectFrom('first_answer').select('key').where('key', 'like', 'old-%').execute();
      return rows.length;
    };
    const ending = new AbortController();
    const running = answerCleanup?.run(ending.signal);
    ending.abort();
    await running;
    expect(await kept()).toBe(1);
    await answerCleanup?.run(ending.signal);
    expect(await kept()).toBe(1);
    await answerCleanup?.run(new AbortController().signal);
    expect(await kept()).toBe(0);
  });

  it('forgets an address within an hour of its time, at whichever hour the gateway was started', async () => {
    await saved('LOG-2');
    const oldest = new Date(clock.now().getTime() - changeAddressMs);
    await sql`update registration_change set at = ${oldest} where subject = 'model LOG-2'`.execute(store.kysely);
    clock.moveBy(dayMs / 24);
    const addresses = () =>
      store.kysely.selectFrom('registration_change').select('address').where('subject', '=', 'model LOG-2').execute();
    await expect.poll(addresses).toEqual([{ address: null }]);
  });
});
