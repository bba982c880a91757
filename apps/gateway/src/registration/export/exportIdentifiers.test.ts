import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contract } from '@lima-id/api';
import { type DeclaredPlace, privateLinkMs, readImportColumns, registrationMessages } from '@lima-id/domain';
import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueTestToken } from '../../../testing/account/issueTestToken.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts, testSecret } from '../../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { insertIdentifiers } from '../../../testing/registration/insertIdentifiers.ts';
import type { Store } from '../../schema/store.ts';
import type { Subject } from '../../schema/subject.ts';
import { createSubjects } from '../../subjects.ts';
import { createExportLinks } from './exportLinks.ts';
import { mountExports } from './mountExports.ts';
import { exportRefusals } from './refusals.ts';

const prefix = '88.118.904';
const rival = '88.118.905';
const partner = '88.118.906';
const clock = manualClock('2026-05-18T02:00:00Z');

let store: Store;
let app: FastifyInstance;
let address: string;
let tokens: Record<'maker' | 'factory' | 'rival' | 'partner' | 'administrator' | 'visitor', string>;

const places: DeclaredPlace[] = [
  { name: 'waybill', label: '=承运单号', kind: 'text', needed: true },
  { name: 'weight', label: '重量', kind: 'number', needed: false },
  { name: 'condition', label: '状态', kind: 'text', needed: false },
];

/** 20,000 identifiers of one model, each with a fact and a long one, and one of another. */
beforeAll(async () => {
  store = await openTestStore();
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  tokens = {
    factory: await insertTestEnterprise(store, prefix),
    rival: await insertTestEnterprise(store, rival),
    partner: await insertTestEnterprise(store, partner),
    maker: await issueTestToken(store, clock, 'COMPANY', prefix),
    administrator: await issueTestToken(store, clock, 'MANAGER', null),
    visitor: await issueTestToken(store, clock, 'ORDINARY', null),
  };
  const from = '2026-05-01T00:00:00+08:00';
  const { modelId } = await insertIdentifiers(store, { prefix, model: 'GT-6', batches: 5, perBatch: 4_000, from });
  await insertIdentifiers(store, { prefix, model: 'GT-7', batches: 1, perBatch: 1, from: '2026-05-09T00:00:00+08:00' });
  await sql`update product_model set places = ${JSON.stringify(places)} where id = ${modelId}`.execute(store.kysely);
  await sql`
    update identifier set facts = jsonb_build_object(
      'waybill', 'SF "' || suffix || '", 1', 'weight', '-1.5', 'condition', repeat('钢', 400), '1', '/a.png', '0', '2')
    where suffix like 'GT-6-%'`.execute(store.kysely);
  await sql`update identifier set state = 3 where suffix = 'GT-6-000007'`.execute(store.kysely);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function ask(payload: object, who: keyof typeof tokens = 'maker') {
  const { method, path } = contract.exportIdentifiers;
  const reply = await app.inject({ method, url: path, headers: { accesstoken: tokens[who] }, payload });
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

async function linkOf(payload: object, who: keyof typeof tokens = 'maker'): Promise<string> {
  const { data, message } = await ask(payload, who);
  if (data === null) throw new Error(`There is no link: ${message}`);
  return data.fullUrl;
}

async function csvOf(payload: object, who: keyof typeof tokens = 'maker'): Promise<string[][]> {
  const reply = await app.inject(await linkOf({ format: 'csv', ...payload }, who));
  expect(reply.statusCode).toBe(200);
  return parse(reply.payload, { bom: true });
}

/** A download over a connection that is not read until it is asked to. */
async function download(url: string, origin = address): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    get(`${origin}${url}`, (answer) => {
      answer.on('error', () => undefined);
      resolve(answer);
    }).on('error', reject);
  });
}

const heads = ['标识编码', '状态', '型号编号', '批次号', '登记时间', '图片'];

describe('exportIdentifiers', () => {
  it('writes 20,000 identifiers as CSV with a column for each place of their model, and as a workbook the same', async () => {
    const reply = await app.inject(await linkOf({ model: 'GT-6', format: 'csv' }));
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="identifiers.csv"; filename*=UTF-8''${encodeURIComponent('标识-GT-6-2026-05-18.csv')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const rows: string[][] = parse(reply.payload, { bom: true });
    expect(rows[0]).toEqual([...heads, "'=承运单号", '重量', '{condition}']);
    const codes = rows.slice(1).map(([code]) => code);
    expect(codes).toEqual(
      Array.from({ length: 20_000 }, (_, index) => `${prefix}/GT-6-${String(index + 1).padStart(6, '0')}`),
    );
    const facts = ['SF "GT-6-000007", 1', '-1.5', '钢'.repeat(400)];
    expect(rows[7]).toEqual([`${prefix}/GT-6-000007`, '已作废', 'GT-6', 'B1', '2026-05-01 00:00', '/a.png', ...facts]);
    const workbook = await app.inject(await linkOf({ model: 'GT-6', format: 'xlsx' }));
    const cells = await readSheet(workbook.rawPayload, 1, { trim: false });
    const written = (row: string[]) => row.map((cell) => cell.replace(/^'(?=[=-])/, ''));
    expect(cells).toHaveLength(20_001);
    for (const index of [0, 1, 7, 2_000, 2_001, 20_000]) expect(cells[index]).toEqual(written(rows[index] ?? []));
  }, 60_000);

  it('names its columns so that an import knows them', async () => {
    const [head = []] = await csvOf({ model: 'GT-6', batch: 'B1' });
    const verdict = readImportColumns(head, places, false);
    expect(verdict).toMatchObject({ ok: true, unknown: ['型号编号', '登记时间'] });
    const kinds = verdict.ok
      ? verdict.columns.map((column) => (typeof column === 'object' ? column?.kind : column))
      : [];
    expect(kinds).toEqual(['code', 'state', 'unknown', 'batch', 'unknown', 'pictures', 'place', 'place', 'place']);
  });

  it('takes the filters of the list, and orders by code, or by registration when days are named', async () => {
    const codes = async (query: object) => (await csvOf(query)).slice(1).map(([code]) => code);
    expect(await csvOf({ model: 'GT-7', batch: 'B1' }, 'factory')).toEqual([
      heads,
      [`${prefix}/GT-7-000001`, '正常', 'GT-7', 'B1', '2026-05-09 00:00', ''],
    ]);
    expect(await codes({ state: 'void' })).toEqual([`${prefix}/GT-6-000007`]);
    expect(await codes({ startsWith: 'GT-6-01999' })).toHaveLength(10);
    expect(await codes({ registeredFrom: '2026-05-09' })).toEqual([`${prefix}/GT-7-000001`]);
    expect(await codes({ registeredTo: '2026-05-01', startsWith: 'GT-6-02' })).toEqual([`${prefix}/GT-6-020000`]);
    expect(await codes({ model: 'GT-6', lookedUp: true })).toEqual([]);
    expect(await codes({})).toHaveLength(20_001);
    expect(await csvOf({ prefix }, 'administrator')).toHaveLength(20_002);
  });

  it('refuses what does not exist and whoever does not manage the enterprise', async () => {
    const { model, batch } = registrationMessages;
    const answers = await Promise.all([
      ask({ model: 'GT-404', format: 'csv' }),
      ask({ model: 'GT-6', batch: 'B404', format: 'csv' }),
      ask({ model: 'GT-6', format: 'csv' }, 'rival'),
      ask({ prefix, format: 'csv' }, 'rival'),
      ask({ format: 'csv' }, 'visitor'),
      ask({ format: 'pdf' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403, 400]);
    expect(answers[0]?.message).toBe(model.unknown('GT-404'));
    expect(answers[1]?.message).toBe(batch.unknown('B404'));
  });

  it('answers 404 to a link that is forged, of another file, expired, or of a withdrawn token', async () => {
    const foreign = await linkOf({ format: 'csv' }, 'rival');
    const own = await linkOf({ format: 'csv' });
    const status = async (link: string) => (await app.inject(link)).statusCode;
    const file = (link: string) => link.slice(0, link.indexOf('?'));
    const signature = (link: string) => link.slice(link.indexOf('?'));
    expect(await status(`${file(own)}${signature(foreign)}`)).toBe(404);
    expect(await status(file(own))).toBe(404);
    expect(await status(`${own.slice(0, -2)}AA`)).toBe(404);
    const withdrawn = await linkOf({ format: 'csv' }, 'partner');
    expect(await status(withdrawn)).toBe(200);
    await store.kysely
      .updateTable('enterprise_token')
      .set({ withdrawn_at: clock.now() })
      .where('enterprise_prefix', '=', partner)
      .execute();
    expect(await status(withdrawn)).toBe(404);
    clock.moveBy(privateLinkMs);
    expect(await status(own)).toBe(404);
  });

  it('answers 404 to the links of a suspended enterprise, and of its systems', async () => {
    const links = [await linkOf({ format: 'csv' }), await linkOf({ format: 'csv' }, 'factory')];
    const suspend = (examine_status: 'suspended' | 'approved') =>
      store.kysely.updateTable('enterprise').set({ examine_status }).where('prefix', '=', prefix).execute();
    await suspend('suspended');
    const answers = await Promise.all(links.map(async (link) => (await app.inject(link)).statusCode));
    await suspend('approved');
    expect(answers).toEqual([404, 404]);
  });

  it('has one file of an enterprise at a time, until the client has it or goes', async () => {
    const url = await linkOf({ model: 'GT-6', format: 'csv' });
    const first = await download(url);
    const second = await app.inject(url);
    expect([second.statusCode, second.json().message]).toEqual([503, exportRefusals.busy.message]);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject(await linkOf({ format: 'csv' }, 'rival'))).statusCode).toBe(200);
    first.destroy();
    await vi.waitFor(async () => expect((await app.inject(url)).statusCode).toBe(200), { timeout: 20_000 });
  }, 60_000);

  it('reads no further when the client does not take what was read', async () => {
    const reads = vi.spyOn(store.kysely, 'getExecutor');
    const url = await linkOf({ model: 'GT-6', format: 'csv' });
    const answer = await download(url);
    await vi.waitFor(
      async () => {
        const before = reads.mock.calls.length;
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(reads.mock.calls.length).toBe(before);
      },
      { timeout: 20_000 },
    );
    const waiting = reads.mock.calls.length;
    expect((await buffer(answer)).length).toBeGreaterThan(20_000 * 1_200);
    expect(reads.mock.calls.length).toBeGreaterThan(waiting);
    reads.mockRestore();
  }, 60_000);

  it('ends when the client takes nothing for too long', async () => {
    const links = createExportLinks({ secret: testSecret, clock, publicUrl: '' });
    const impatient: Subject = {
      name: 'impatient',
      mount: (other) => mountExports(other, { store, clock, links }, 300),
    };
    const other = await testApp({ store, clock, subjects: [impatient], rateLimit: false });
    const origin = await other.listen({ port: 0, host: '127.0.0.1' });
    const url = await linkOf({ model: 'GT-6', format: 'csv' });
    const stalled = await download(url, origin);
    await vi.waitFor(async () => expect((await other.inject(url)).statusCode).toBe(200), { timeout: 20_000 });
    await expect(buffer(stalled)).rejects.toMatchObject({ code: 'ECONNRESET' });
    await other.close();
  }, 60_000);

  it('answers an error, and no half a file, when the first rows cannot be read', async () => {
    const url = await linkOf({ model: 'GT-6', format: 'xlsx' });
    await sql`alter table identifier rename to identifier_away`.execute(store.kysely);
    const refused = await app.inject(url);
    await sql`alter table identifier_away rename to identifier`.execute(store.kysely);
    expect(refused.statusCode).toBe(500);
    expect((await app.inject(url)).statusCode).toBe(200);
  }, 60_000);
});
