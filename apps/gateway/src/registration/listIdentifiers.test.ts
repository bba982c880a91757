import { contract } from '@lima-id/api';
import { registrationMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { insertIdentifiers } from '../../testing/registration/insertIdentifiers.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import {
  type IdentifierFilter,
  type IdentifierOrder,
  type Position,
  type Scope,
  selectPage,
} from './selectIdentifiers.ts';

const prefix = '88.118.903';
const orders: readonly IdentifierOrder[] = ['code', 'newest', 'oldest'];

let store: Store;
let app: FastifyInstance;
let token: string;
const clock = manualClock('2026-05-18T02:00:00Z');
let scopes: Record<'enterprise' | 'model' | 'batch', Scope>;

beforeAll(async () => {
  store = await openTestStore();
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  token = await insertTestEnterprise(store, prefix);
  const small = { prefix, model: 'SMALL', batches: 20, perBatch: 100, from: '2026-05-01T00:00:00+08:00' };
  const { modelId, batchId } = await insertIdentifiers(store, small);
  await insertIdentifiers(store, { ...small, model: 'LARGE', batches: 18, perBatch: 1_000 });
  scopes = { enterprise: { prefix }, model: { modelId }, batch: { batchId } };
  await sql`update identifier set state = 3 where suffix like 'LARGE-%77'`.execute(store.kysely);
  await sql`
    insert into authenticity_lookup (prefix, suffix, total, first_at, first_way, newest_at, newest_ways)
    select prefix, suffix, 1, now(), 0, array[now()], array[0]::smallint[] from identifier where suffix like '%-000005'`.execute(
    store.kysely,
  );
  await sql`analyze identifier, batch, authenticity_lookup`.execute(store.kysely);
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

interface Page {
  records: { code: string; state: string; registerTime: string; batch: string }[];
  next: string | null;
}

async function ask(query: object): Promise<{ status: number; message: string; data: Page }> {
  const { method, path } = contract.listIdentifiers;
  const reply = await app.inject({ method, url: path, headers: { accesstoken: token }, payload: query });
  const { data, message } = reply.json();
  return { status: reply.statusCode, message, data };
}

async function codesOf(query: object): Promise<string[]> {
  return (await ask(query)).data.records.map(({ code }) => code);
}

/** Every page of a query; `between` happens after each. */
async function allCodes(query: object, between?: (page: number) => Promise<void>): Promise<string[]> {
  const codes: string[] = [];
  for (let page = 1, after: string | null = ''; after !== null; page++) {
    const { data }: { data: Page } = await ask({ ...query, after });
    codes.push(...data.records.map(({ code }) => code));
    after = data.next;
    await between?.(page);
  }
  return codes;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

async function explain(scope: Scope, filter: IdentifierFilter, order: IdentifierOrder, after: Position | null = null) {
  const query = selectPage(scope, filter, order, { after, limit: 21 });
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json) ${query}`.execute(
    store.kysely,
  );
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  const all = rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan));
  const reading = all.filter((node) => node['Relation Name'] === 'identifier');
  const rowsOf = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return {
    kinds: all.map((node) => node['Node Type']),
    scans: new Set(reading.map((node) => node['Node Type'])),
    read: reading.reduce((sum, node) => sum + rowsOf(node), 0),
  };
}

const middle = { suffix: 'SMALL-001950', moment: '2026-05-01 00:00:19+08' };
const starts: readonly (Position | null)[] = [null, middle];

describe('selectPage', () => {
  it.each(orders)('reads a page of a batch where it begins, sorting nothing, in the order %s', async (order) => {
    for (const after of starts) {
      const { kinds, scans, read } = await explain(scopes.batch, {}, order, after);
      expect([...scans]).not.toContain('Seq Scan');
      expect(kinds).not.toContain('Sort');
      expect(read).toBeLessThanOrEqual(21);
    }
  });

  it.each(orders)('reads a page of an enterprise where it begins, sorting nothing, in the order %s', async (order) => {
    for (const after of starts) {
      const { kinds, scans, read } = await explain(scopes.enterprise, {}, order, after);
      expect([...scans]).not.toContain('Seq Scan');
      expect(kinds).not.toContain('Sort');
      expect(read).toBeLessThanOrEqual(21);
    }
  });

  it.each(orders)('reads no more than a page of each batch of a model, in the order %s', async (order) => {
    const { scans, read } = await explain(scopes.model, {}, order);
    expect([...scans]).not.toContain('Seq Scan');
    expect(read).toBeLessThanOrEqual(20 * 21);
  });

  it('reads those that are void where they are, and not the active ones in between', async () => {
    const { scans, read } = await explain(scopes.enterprise, { state: 'void' }, 'code');
    expect([...scans]).not.toContain('Seq Scan');
    expect(read).toBeLessThanOrEqual(21);
  });
});

describe('listIdentifiers', () => {
  it('goes from page to page by time, newest or oldest first, by code where the moment is the same', async () => {
    const query = { model: 'SMALL', batch: 'B20', size: 30 };
    const expected = Array.from({ length: 100 }, (_, index) => `SMALL-00${1_901 + index}`);
    expect(await allCodes({ ...query, order: 'oldest' })).toEqual(expected);
    expect(await allCodes({ ...query, order: 'newest' })).toEqual(expected.toReversed());
    expect(await allCodes({ ...query, order: 'code' })).toEqual(expected);
  });

  it('lists those of a model across its batches in each order', async () => {
    const oldest = await allCodes({ model: 'SMALL', size: 100, order: 'oldest' });
    expect(oldest).toHaveLength(2_000);
    expect(oldest).toEqual(oldest.toSorted());
    expect(await codesOf({ model: 'SMALL', size: 3, order: 'newest' })).toEqual([
      'SMALL-002000',
      'SMALL-001999',
      'SMALL-001998',
    ]);
  });

  it('filters by days of registration, the last one included, and by anti-counterfeit lookups', async () => {
    const query = { model: 'SMALL', size: 2 };
    expect(await codesOf({ ...query, registeredFrom: '2026-05-02' })).toEqual([]);
    expect(await codesOf({ ...query, registeredTo: '2026-04-30' })).toEqual([]);
    expect(await codesOf({ ...query, registeredFrom: '2026-05-01', registeredTo: '2026-05-01' })).toEqual([
      'SMALL-000001',
      'SMALL-000002',
    ]);
    expect(await codesOf({ lookedUp: true })).toEqual(['LARGE-000005', 'SMALL-000005']);
    expect(await codesOf({ lookedUp: false, startsWith: 'SMALL-00000', size: 100, order: 'newest' })).not.toContain(
      'SMALL-000005',
    );
    expect(await codesOf({ state: 'void', startsWith: 'LARGE-0001', size: 2 })).toEqual(['LARGE-000177']);
  });

  it('refuses a batch without its model, days that are none or reversed, and a page after nothing', async () => {
    const { filter, line } = registrationMessages;
    const answers = await Promise.all([
      ask({ batch: 'B1' }),
      ask({ registeredFrom: '2026-02-30' }),
      ask({ registeredFrom: '2026-05-02', registeredTo: '2026-05-01' }),
      ask({ order: 'newest', after: 'SMALL-404' }),
    ]);
    expect(answers.map(({ status, message }) => [status, message])).toEqual([
      [400, filter.batchAlone],
      [400, filter.day],
      [400, filter.daysReversed],
      [404, line.unknown('SMALL-404')],
    ]);
  });

  it.each(orders)(
    'gives each row once when others are registered from page to page, in the order %s',
    async (order) => {
      const model = `PAGES-${order}`;
      const from = '2026-05-03T00:00:00+08:00';
      await insertIdentifiers(store, { prefix, model, batches: 3, perBatch: 150, from });
      const before = await allCodes({ model, size: 100 });
      const moments = ['2026-04-01', '2026-05-03 00:00:02', '2026-06-01'];
      const seen = await allCodes({ model, size: 40, order }, async (page) => {
        // Before, among and after those that are listed, by code and by time.
        for (const [index, moment] of moments.entries()) {
          await sql`
            insert into identifier (prefix, suffix, batch_id, registered_at)
            select ${prefix}, ${model}::text || '-' || place.digits || ${`-${page}-${index}`}::text, batch.id, ${moment}::timestamptz
            from batch join product_model model on model.id = batch.model_id
            cross join unnest(array['000000', '000222', '999999']) place (digits)
            where model.code = ${model} and batch.code = 'B2' and ${page} < 30`.execute(store.kysely);
        }
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((code) => !seen.includes(code))).toEqual([]);
    },
  );
});
