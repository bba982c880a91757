import { contract, type EndpointName } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStores } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';

const prefix = '88.118.911';
const callers = 20;
const clock = manualClock('2026-05-18T02:00:00Z');

let stores: [Store, ...Store[]];
let gateways: FastifyInstance[];
let token: string;

beforeAll(async () => {
  stores = await openTestStores(2);
  token = await insertTestEnterprise(stores[0], prefix);
  gateways = await Promise.all(
    stores.map((store) =>
      testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false }),
    ),
  );
  const product = { name: '型号', description: '', pictures: [], industryCode: null, places: [], state: 'active' };
  await call(0, 'saveProductModel', { ...product, version: 0, code: 'M', reminderLine: null, warrantyMonths: null });
  await call(0, 'saveBatch', { version: 0, model: 'M', number: 'B1', producedDay: '2026-05-02' });
}, 120_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  for (const store of stores.toReversed()) await store.close();
});

/** Calls one of the gateways, by turns for numbers from 0. */
async function call(turn: number, name: EndpointName, payload: object, key?: string) {
  const { method, path } = contract[name];
  const gateway = gateways[turn % gateways.length];
  const headers = { accesstoken: token, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const reply = await gateway?.inject({ method, url: path, headers, payload });
  expect([reply?.statusCode, reply?.json().message]).toEqual([200, '']);
  return reply?.json().data;
}

/** The same call by many callers at once, half of them at each gateway. */
async function callAtOnce(name: EndpointName, payload: object, key?: string) {
  return await Promise.all(Array.from({ length: callers }, (_, turn) => call(turn, name, payload, key)));
}

const lineOf = (code: string) => ({ code, batch: 'B1', state: 'active', facts: {} });

/** The texts of the events that a lookup shows. */
async function lookForEvents(turn: number, code: string): Promise<string[]> {
  const query = { identifier: `${prefix}/${code}` };
  const reply = await gateways[turn]?.inject({ url: contract.readIdentifier.path, query });
  return reply
    ?.json()
    .data.elements.flatMap(({ lableValue }: { lableValue: { text: string }[] }) => lableValue.map(({ text }) => text));
}

/** Status of a lookup. */
async function look(turn: number, code: string): Promise<number | undefined> {
  const query = { identifier: `${prefix}/${code}` };
  return (await gateways[turn]?.inject({ url: contract.readIdentifier.path, query }))?.statusCode;
}

const sumOf = (answers: Record<string, number>[], name: string) =>
  answers.reduce((sum, answer) => sum + (answer[name] ?? 0), 0);

describe('registrations at two gateways at once', () => {
  it('give no code to two callers, and leave out none', async () => {
    const answers = await callAtOnce('reserveCodes', { pattern: 'R-{serial:6}', count: 25 });
    const codes = answers.flatMap((answer) => answer.codes).toSorted();
    expect(codes).toEqual(
      Array.from({ length: callers * 25 }, (_, index) => `R-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('give every caller with one key the same codes', async () => {
    const answers = await callAtOnce('reserveCodes', { pattern: 'K-{serial:6}', count: 3 }, 'one-key-for-all');
    expect(new Set(answers.map((answer) => answer.codes.join())).size).toBe(1);
    expect((await call(0, 'reserveCodes', { pattern: 'K-{serial:6}', count: 1 })).codes).toEqual(['K-000004']);
  });

  it('add each code once', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => lineOf(`A-${index}`));
    const answers = await callAtOnce('registerIdentifiers', { model: 'M', lines });
    expect([sumOf(answers, 'added'), sumOf(answers, 'unchanged')]).toEqual([40, 40 * (callers - 1)]);
  });

  it('add each event once', async () => {
    await call(0, 'registerIdentifiers', { model: 'M', lines: [lineOf('E-1')] });
    const event = { code: 'E-1', happenedAt: '2026-05-17T10:00:00+08:00', kind: 'packed' };
    const events = Array.from({ length: 30 }, (_, index) => ({ ...event, eventId: `E-1-${index}` }));
    const answers = await callAtOnce('appendEvents', { events });
    expect([sumOf(answers, 'added'), sumOf(answers, 'repeated')]).toEqual([30, 30 * (callers - 1)]);
  });

  it('show an event at once at both, and within 5 seconds where the object was just looked up', async () => {
    const scene = {
      version: 0,
      model: 'M',
      batch: 'B1',
      icon: '',
      templateCode: 'traceability',
      name: '追溯',
      position: 0,
    };
    await call(0, 'saveScene', { ...scene, elements: [] });
    await call(0, 'registerIdentifiers', { model: 'M', lines: [lineOf('V-1')] });
    clock.moveBy(5_000);
    const report = (turn: number, eventId: string, more: object = {}) => {
      const happenedAt = '2026-05-17T10:00:00+08:00';
      return call(turn, 'appendEvents', {
        events: [{ code: 'V-1', eventId, happenedAt, kind: 'packed', text: eventId, ...more }],
      });
    };
    await report(0, 'V-1-a');
    expect([await lookForEvents(0, 'V-1'), await lookForEvents(1, 'V-1')]).toEqual([['V-1-a'], ['V-1-a']]);
    await report(1, 'V-1-b', { happenedAt: '2026-05-17T11:00:00+08:00' });
    await report(0, 'V-1-c', { corrects: 'V-1-a' });
    clock.moveBy(5_000);
    const shown = ['V-1-b', 'V-1-c'];
    expect([await lookForEvents(0, 'V-1'), await lookForEvents(1, 'V-1')]).toEqual([shown, shown]);
  });

  it('are found at once where they were made, and within 5 seconds at the other, where the code was just unknown', async () => {
    expect([await look(0, 'L-1'), await look(1, 'L-1')]).toEqual([404, 404]);
    await call(0, 'registerIdentifiers', { model: 'M', lines: [lineOf('L-1')] });
    expect(await look(0, 'L-1')).toBe(200);
    clock.moveBy(5_000);
    expect(await look(1, 'L-1')).toBe(200);
  });
});
