import { contract, decodeReply, type Endpoint, encodeRequest, referenceErrors } from '@lima-id/api';
import { type Area, type Industry, type LevelRequest, levels, rootCode } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import type { Store } from '../schema/store.ts';
import { areas } from './areas.ts';
import { industries } from './industries.ts';
import { createReferenceSubject } from './referenceSubject.ts';

const { listIndustries, listAreas, listSecondNodes } = contract;

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await openTestStore();
  app = await testApp({ store, subjects: [createReferenceSubject()], rateLimit: false });
}, storeOpeningMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

function post(url: string, payload?: object | string, headers: Record<string, string> = {}) {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return app.inject({
    method: 'POST',
    url,
    headers: { ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Requests a list and decodes the answer by the contract. */
async function list<Item>(endpoint: Endpoint<LevelRequest, Item[]>, request: LevelRequest): Promise<Item[]> {
  const wire = encodeRequest(endpoint, request);
  const response = await post(endpoint.path, wire.ok ? Object(wire.value) : '');
  const reply = decodeReply(endpoint, response.json().data);
  if (reply === undefined) throw new Error(`The answer breaks the contract: ${response.body}`);
  return reply.value;
}

const tables: [name: string, endpoint: Endpoint<LevelRequest, Area[]>, items: readonly Area[]][] = [
  ['industries', listIndustries, industries],
  ['areas', listAreas, areas],
];

describe('listing industries and areas', () => {
  it.each(tables)('finds all %s once, level by level, from the root', async (_name, endpoint, items) => {
    let parents = [rootCode];
    const found: string[] = [];
    for (const level of levels) {
      const codes = [];
      for (const parentCode of parents) codes.push(...(await list(endpoint, { level, parentCode })));
      parents = codes.map(({ code }) => code);
      found.push(...parents);
    }
    expect(found.toSorted()).toEqual(items.map(({ code }) => code).toSorted());
  });

  it('returns level and parent of an industry, code and name of an area', async () => {
    const group: Industry = { code: '244', name: '体育用品制造', level: 3, parentCode: '24' };
    expect(await list(listIndustries, { level: 3, parentCode: '24' })).toContainEqual(group);
    expect(await list(listAreas, { level: 3, parentCode: '371400' })).toContainEqual({
      code: '371422',
      name: '宁津县',
    });
  });

  it.each([
    [listIndustries.path, {}, 'A'],
    [`${listIndustries.path}?v=2`, {}, 'A'],
    [`${listIndustries.path}?v=2`, undefined, 'A'],
    [listIndustries.path, { level: 1 }, 'A'],
    [listIndustries.path, { parentCode: '-1' }, 'A'],
    [listIndustries.path, undefined, 'A'],
    [listAreas.path, {}, '110000'],
    [listAreas.path, undefined, '110000'],
  ])('begins with the highest level when %s is asked with %j', async (url, payload, first) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(200);
    expect(response.json().data[0]).toMatchObject({ code: first });
  });

  it('ignores the requested version of the list', async () => {
    const asked = { level: 2, parentCode: 'C' };
    expect((await post(`${listIndustries.path}?v=2`, asked)).body).toBe((await post(listIndustries.path, asked)).body);
  });

  it.each([
    [listIndustries, 3, 'C'],
    [listIndustries, 2, '-1'],
    [listIndustries, 1, 'C'],
    [listIndustries, 3, '099'],
    [listIndustries, 3, '244'],
    [listAreas, 2, '-1'],
    [listAreas, 3, '370000'],
    [listAreas, 1, '370000'],
    [listAreas, 2, '390000'],
    [listAreas, 3, '371422'],
  ] as const)('is empty when %o has nothing on level %d below %s', async (endpoint, level, parentCode) => {
    const response = await post(endpoint.path, { level, parentCode });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: [], message: '' }]);
  });

  it.each([
    [listIndustries.path, { level: 0 }, referenceErrors.level],
    [listIndustries.path, { level: 4, parentCode: '244' }, referenceErrors.level],
    [listIndustries.path, { level: '1' }, referenceErrors.level],
    [listIndustries.path, { level: null }, referenceErrors.level],
    [listAreas.path, { level: 1.5 }, referenceErrors.level],
    [listIndustries.path, { level: 2, parentCode: '制造业' }, referenceErrors.industryParent],
    [listIndustries.path, { level: 2, parentCode: '' }, referenceErrors.industryParent],
    [listIndustries.path, { level: 2, parentCode: 24 }, referenceErrors.industryParent],
    [listIndustries.path, { level: 2, parentCode: 'U' }, referenceErrors.industryParent],
    [listIndustries.path, { level: 2, parentCode: '371400' }, referenceErrors.industryParent],
    [listIndustries.path, { level: 2, parentCode: '__proto__' }, referenceErrors.industryParent],
    [listAreas.path, { level: 2, parentCode: 'C' }, referenceErrors.areaParent],
    [listAreas.path, { level: 2, parentCode: '3714' }, referenceErrors.areaParent],
    [listAreas.path, { level: 2, parentCode: '９１００００' }, referenceErrors.areaParent],
    [listAreas.path, { level: 2, parentCode: ' 370000' }, referenceErrors.areaParent],
    [listAreas.path, { level: 2, parentCode: '3'.repeat(10_000) }, referenceErrors.areaParent],
  ])('is refused with what to do when %s is asked with %j', async (url, payload, message) => {
    const response = await post(url, payload);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, data: null, message }]);
  });

  it('answers 304 when the client has the list cached, with a distinct ETag per list', async () => {
    const ask = async (parentCode: string, tag?: string) =>
      await post(listAreas.path, { level: 2, parentCode }, tag === undefined ? {} : { 'if-none-match': tag });
    const first = await ask('370000');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await ask('370000', tag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    const other = await ask('440000', tag);
    expect([other.statusCode, other.headers.etag === tag]).toEqual([200, false]);
  });
});

describe('listing second-level nodes', () => {
  it('is empty before there is one', async () => {
    expect((await post(listSecondNodes.path)).json()).toEqual({ success: true, data: [], message: '' });
  });

  it('returns every node by its prefix', async () => {
    await store.kysely
      .insertInto('second_level_node')
      .values([
        { prefix: '88.207', name: '康复辅助器具' },
        { prefix: '88.118', name: '健身器材' },
      ])
      .execute();
    const response = await post(listSecondNodes.path);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual([
      { id: '88.118', name: '健身器材', nodePrefix: '88.118' },
      { id: '88.207', name: '康复辅助器具', nodePrefix: '88.207' },
    ]);
  });
});
