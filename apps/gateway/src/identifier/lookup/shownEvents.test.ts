import { contract, type EndpointName } from '@lima-id/api';
import { type Audience, type Element, objectEventsMax } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../../testing/account/issueTestToken.ts';
import { watchedStore } from '../../../testing/demo/demoStore.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../../testing/registration/sampleModel.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';
import { writtenEventsMax } from '../limits.ts';
import { createLookUp } from './lookUp.ts';

const prefix = '88.118.941';
const clock = manualClock('2026-05-18T02:00:00Z');

let store: Store;
let app: FastifyInstance;
let accesstoken: string;

beforeAll(async () => {
  store = await openTestStore();
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  await insertTestEnterprise(store, prefix);
  accesstoken = await issueTestToken(store, clock, 'COMPANY', prefix);
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(name: EndpointName, payload: object) {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, headers: { accesstoken }, payload });
  expect([reply.statusCode, reply.json().message]).toEqual([200, '']);
  return reply.json().data;
}

const step = {
  time: '{made} 08:00',
  title: '下线 {batchCode}',
  place: '',
  text: '承运单 {waybill}',
  trace: false,
  traceIdentifier: '',
};
const steps: Element = { dataId: 'steps', dataType: 'TraceDetails', label: '追溯记录', value: [step] };

/** Registers a model with a traceability and a logistics scene, and two objects of it. Resolves with the ids of the scenes. */
async function withObjects(model: string, elements: Element[] = [steps]): Promise<[trace: string, logistics: string]> {
  const made = { name: 'made', label: '下线日期', kind: 'day', needed: false };
  const sample = sampleModel(model);
  await call('saveProductModel', { ...sample, places: [...sample.places, made] });
  await call('saveBatch', sampleBatch(model));
  const scene = { version: 0, model, batch: 'B1', icon: '' };
  const trace = { ...scene, templateCode: 'traceability', name: '追溯', position: 0, elements };
  const logistics = { ...scene, templateCode: 'logistics', name: '物流', position: 1, elements: [] };
  const saved = [await call('saveScene', trace), await call('saveScene', logistics)];
  const lines = ['1', '2'].map((digit) => {
    const facts = { waybill: `SF-${digit}`, made: `2026-05-0${digit}` };
    return { code: `${model}-${digit}`, batch: 'B1', state: 'active', facts };
  });
  await call('registerIdentifiers', { model, lines });
  return [saved[0].sceneConfId, saved[1].sceneConfId];
}

const eventOf = (code: string, digit: number | string, more: object = {}) => {
  const happenedAt = '2026-05-01T10:00:00+08:00';
  return { code, eventId: `${code}-${digit}`, happenedAt, kind: 'inspected', text: `第 ${digit} 次`, ...more };
};

interface Shown {
  etag: string;
  text: string;
  titles: string[];
  asked: string[];
}

/** Looks an object up as a gateway with warm caches of shared data does. */
async function show(code: string, sceneConfId?: string, audience: Audience = 'public'): Promise<Shown> {
  const watched = watchedStore(store);
  const lookUp = createLookUp(watched.store, clock, '');
  await lookUp(`${prefix}/${code}`, sceneConfId, { audience });
  watched.asked.length = 0;
  const found = await lookUp(`${prefix}/${code}`, sceneConfId, { audience });
  if (!found.found) throw new Error(found.message);
  const text = Buffer.from(found.body).toString();
  const { data } = JSON.parse(text) as { data: { elements: { lableValue: Record<string, string>[] }[] } };
  const entries = data.elements.flatMap(({ lableValue }) => lableValue);
  const titles = entries.map(({ title, acceptStation }) => title ?? acceptStation ?? '');
  return { etag: found.etag, text, titles, asked: watched.asked };
}

const deleteLife = (code: string) => store.kysely.deleteFrom('object_life').where('suffix', '=', code).execute();

describe('a lookup of an object with events', () => {
  it('reads them with the code, for each scene that shows some, and not for others', async () => {
    const [trace, logistics] = await withObjects('Q');
    const shipped = eventOf('Q-1', 2, { kind: 'shipped', place: '总仓' });
    await call('appendEvents', { events: [eventOf('Q-1', 1), shipped] });
    expect(await show('Q-1')).toMatchObject({ titles: ['检验', '发运', '下线 B1'], asked: ['read_codes'] });
    expect(await show('Q-1', trace)).toMatchObject({ asked: ['read_codes'] });
    expect(await show('Q-1', logistics)).toMatchObject({ titles: ['总仓'], asked: ['read_codes'] });
    expect(await show('Q-2')).toMatchObject({ titles: ['下线 B1'], asked: ['read_codes'] });
  });

  it('shows the same bytes, with the same ETag, when it has to read the events', async () => {
    const scenes = await withObjects('S');
    const events = [1, 2].flatMap((digit) => [
      eventOf(`S-${digit}`, 1, { text: '"},{"time":"{waybill}' }),
      eventOf(`S-${digit}`, 2, { happenedAt: '2026-05-01T08:00:00+08:00', kind: 'moved', linkedCode: `${prefix}/S-1` }),
      eventOf(`S-${digit}`, 3, { corrects: `S-${digit}-1` }),
    ]);
    await call('appendEvents', { events });
    for (const code of ['S-1', 'S-2']) {
      const shown = async () => {
        const answers = await Promise.all(scenes.map((scene) => show(code, scene)));
        return answers.map(({ etag, text }) => ({ etag, text }));
      };
      const written = await shown();
      expect(new Set(written.map(({ etag }) => etag)).size).toBe(scenes.length);
      await store.kysely.updateTable('object_life').set({ form: -1 }).where('suffix', '=', code).execute();
      expect((await show(code)).asked).toEqual(['read_codes', 'read_events']);
      expect(await shown()).toEqual(written);
      await deleteLife(code);
      expect(await shown()).toEqual(written);
    }
  });

  it('puts them among the steps of the batch by the facts of each object', async () => {
    await withObjects('P');
    await call('appendEvents', { events: [eventOf('P-1', 1), eventOf('P-2', 1)] });
    expect([(await show('P-1')).titles, (await show('P-2')).titles]).toEqual([
      ['检验', '下线 B1'],
      ['下线 B1', '检验'],
    ]);
    expect((await show('P-2')).text).toContain('承运单 SF-2');
  });

  it('shows events that a gateway without written lives has added', async () => {
    await withObjects('O', []);
    await call('appendEvents', { events: [eventOf('O-1', 1), eventOf('O-2', 1)] });
    const { code: suffix, eventId, ...event } = eventOf('O-1', 2, { title: '', place: '', by: '', facts: [] });
    await store.kysely
      .insertInto('object_event')
      .values({
        prefix,
        suffix,
        event_id: eventId,
        event: JSON.stringify({ ...event, eventId }),
        reported_at: clock.now(),
      })
      .execute();
    expect(await show('O-1')).toMatchObject({ titles: ['检验', '检验'], asked: ['read_codes', 'read_events'] });
    expect(await show('O-2')).toMatchObject({ titles: ['检验'], asked: ['read_codes'] });
  });

  it('shows all of many, which are not written', async () => {
    await withObjects('N', []);
    const report = (from: number, to: number) =>
      call('appendEvents', {
        events: Array.from({ length: to - from }, (_, index) => eventOf('N-1', from + index)),
      });
    await report(0, writtenEventsMax);
    expect((await show('N-1')).asked).toEqual(['read_codes']);
    await report(writtenEventsMax, objectEventsMax);
    const { titles, asked } = await show('N-1');
    expect([titles.length, asked]).toEqual([objectEventsMax, ['read_codes', 'read_events']]);
  });

  it('hides them where the steps of the batch are hidden from the reader, written or not', async () => {
    const [sceneConfId] = await withObjects('H');
    await call('appendEvents', { events: [eventOf('H-1', 1)] });
    await call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'steps', audience: 'operator', kind: 'hidden' }] });
    for (const prepare of [async () => undefined, () => deleteLife('H-1')]) {
      await prepare();
      for (const audience of ['public', 'enterprise'] as const) {
        const { text, titles } = await show('H-1', undefined, audience);
        expect([titles, text.includes('第 1 次')]).toEqual([[], false]);
      }
      expect((await show('H-1', undefined, 'operator')).titles).toEqual(['检验', '下线 B1']);
    }
  });

  // Masked partially, a list with placeholders in places or texts is hidden.
  const plain: Element = { ...steps, value: [{ ...step, text: '班组长王芳带队抽检' }] };
  const told = { text: '现场负责人李振签收', place: '宁津县第二体育馆', linkedCode: `${prefix}/V-2` };

  it('masks them partially where the steps of the batch are, written or not', async () => {
    const [sceneConfId] = await withObjects('V', [plain]);
    await call('appendEvents', { events: [eventOf('V-1', 1, told)] });
    await call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'steps', audience: 'enterprise', kind: 'partial' }] });
    const entriesOf = ({ text }: Shown) => JSON.parse(text).data.elements[0].lableValue;
    for (const prepare of [async () => undefined, () => deleteLife('V-1')]) {
      await prepare();
      expect(entriesOf(await show('V-1'))).toMatchObject([
        { title: '检验', text: '现场****签收', place: '宁津****育馆', trace: false, traceIdentifier: '' },
        { title: '下线 B1', text: '班组****抽检', trace: false },
      ]);
      expect(entriesOf(await show('V-1', undefined, 'enterprise'))).toMatchObject([
        { text: told.text, place: told.place, trace: true, traceIdentifier: told.linkedCode },
        { text: '班组长王芳带队抽检' },
      ]);
    }
  });

  it('masks them with a list of steps that is still empty', async () => {
    const [sceneConfId] = await withObjects('W', [{ ...plain, value: [] }]);
    await call('appendEvents', { events: [eventOf('W-1', 1, { text: told.text })] });
    await call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'steps', audience: 'operator', kind: 'partial' }] });
    expect((await show('W-1')).text).toContain('现场****签收');
    expect((await show('W-1', undefined, 'operator')).text).toContain(told.text);
  });

  it('shows them in the first list of the scene, and in no other when that is hidden from the reader', async () => {
    const inside: Element = { ...plain, dataId: 'inside', label: '厂内记录' };
    const [sceneConfId] = await withObjects('Y', [inside, plain]);
    await call('appendEvents', { events: [eventOf('Y-1', 1, { text: told.text })] });
    await call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'inside', audience: 'enterprise', kind: 'hidden' }] });
    const open = await show('Y-1');
    expect([open.titles, open.text.includes(told.text)]).toEqual([['下线 B1'], false]);
    expect((await show('Y-1', undefined, 'enterprise')).titles).toEqual(['检验', '下线 B1', '下线 B1']);
  });
});
