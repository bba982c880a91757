import type { AddressInfo } from 'node:net';
import { contract, type EndpointName } from '@lima-id/api';
import {
  identifierAddress,
  labelMessages,
  labelPlaces,
  labelSheets,
  labelsMax,
  registrationMessages,
} from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { pictureOfSvg, pictureParts, readSymbols } from '../../testing/label/readPictures.ts';
import { pdfPages } from '../../testing/order/confirmation/pdfText.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../testing/registration/sampleModel.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import { drawingsOfEnterpriseMax } from './limits.ts';

const slowMs = 120_000;
const prefix = '88.118.931';
const rival = '88.118.932';
const publicUrl = 'https://id.example.cn';
/** A name that is a formula to spreadsheets and commands to printers. */
const name = '=1+1^XZ~JA商用跑步机';

let store: Store;
let app: FastifyInstance;
let tokens: Record<'maker' | 'factory' | 'rival' | 'administrator' | 'visitor', string>;
const clock = manualClock('2026-05-18T02:00:00Z');

type Who = keyof typeof tokens;

async function call(endpoint: EndpointName, payload: object, who: Who = 'maker') {
  const { method, path } = contract[endpoint];
  return await app.inject({ method, url: path, headers: { accesstoken: tokens[who] }, payload });
}

async function done(endpoint: EndpointName, payload: object, who: Who = 'maker') {
  const reply = await call(endpoint, payload, who);
  expect([reply.statusCode, reply.json().message]).toEqual([200, '']);
}

/** Codes of a batch in their order. */
const codesOf = (batch: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${batch}-${String(index + 1).padStart(4, '0')}`);

async function registered(batch: string, count: number, who: Who = 'maker') {
  await done('saveBatch', sampleBatch('GT-6', batch), who);
  if (count === 0) return;
  const lines = codesOf(batch, count).map((code) => ({ code, batch, state: 'draft' }));
  await done('registerIdentifiers', { model: 'GT-6', lines }, who);
}

const addressOf = (code: string) => `${publicUrl}${identifierAddress(`${prefix}/${code}`)}`;

const draw = async (format: object, more: object, who: Who = 'maker') =>
  await call('drawLabels', { format: { symbol: 'qr', ...format }, ...more }, who);

/** The refusal of a drawing. */
async function refusalOf(format: object, more: object, who: Who = 'maker') {
  const reply = await draw(format, more, who);
  return [reply.statusCode, reply.json().message];
}

const csv = { output: 'csv' };
const roll = { width: 50, height: 30 };
const ofBatch = (batch: string) => ({ model: 'GT-6', batch });

beforeAll(async () => {
  store = await openTestStore();
  const parts = { ...testParts(), publicUrl };
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, parts), rateLimit: false });
  tokens = {
    factory: await insertTestEnterprise(store, prefix),
    rival: await insertTestEnterprise(store, rival),
    maker: await issueTestToken(store, clock, 'COMPANY', prefix),
    administrator: await issueTestToken(store, clock, 'MANAGER', null),
    visitor: await issueTestToken(store, clock, 'ORDINARY', null),
  };
  const model = sampleModel('GT-6', { name, places: [] });
  for (const who of ['factory', 'rival'] as const) await done('saveProductModel', model, who);
  await registered('B1', 24);
  await registered('R1', 2, 'rival');
}, slowMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

describe('drawLabels', () => {
  it.each([
    ['a4-21', 'qr', 'M'],
    ['a4-65', 'qr', 'M'],
    ['a4-21', 'qr', 'Q'],
    ['a4-65', 'dataMatrix', 'M'],
  ] as const)(
    'draws pages of %s on which every %s code of level %s is read, in the order of the codes',
    async (sheet, symbol, level) => {
      const format = { output: 'pdf', sheet, symbol, level, texts: ['code', 'product', 'enterprise'] };
      const reply = await draw(format, ofBatch('B1'), 'factory');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="labels-${prefix}.pdf"`,
        'cache-control': 'private, no-store',
      });
      const { label } = labelSheets[sheet];
      const parts = labelPlaces(labelSheets[sheet]).map((place) => ({ ...place, ...label }));
      const pages = await pictureParts(reply.rawPayload, parts);
      const read = await Promise.all(pages.flat().map((picture) => readSymbols(picture)));
      expect(read.flat()).toEqual(codesOf('B1', 24).map(addressOf));
      const [text = ''] = await pdfPages(reply.rawPayload);
      expect(text).toContain('=1+1');
      expect(text).toContain('测试企业');
    },
    slowMs,
  );

  it(
    'draws a page for each label of a roll',
    async () => {
      const codes = ['B1-0003', 'B1-0001', `${prefix}/B1-0003`];
      const reply = await draw({ output: 'pdf', ownSheet: roll }, { codes });
      const pages = await pictureParts(reply.rawPayload, [{ x: 0, y: 0, ...roll }]);
      const read = await Promise.all(pages.flat().map((picture) => readSymbols(picture)));
      expect(read).toEqual([[addressOf('B1-0003')], [addressOf('B1-0001')]]);
    },
    slowMs,
  );

  it.each(['png', 'svg'] as const)(
    'draws a picture for each label as %s, named by number and code',
    async (output) => {
      for (const symbol of ['qr', 'dataMatrix']) {
        const texts = ['code', 'product'];
        const reply = await draw({ output, symbol, ownSheet: roll, texts }, { codes: ['B1-0002', 'B1-0001'] });
        expect(reply.headers['content-type']).toBe('application/zip');
        const files = Object.entries(unzipSync(reply.rawPayload));
        expect(files.map(([file]) => file)).toEqual([`00001_B1-0002.${output}`, `00002_B1-0001.${output}`]);
        for (const [file, bytes] of files) {
          const picture = output === 'png' ? bytes : await pictureOfSvg(bytes, 12);
          expect(await readSymbols(picture)).toEqual([addressOf(file.slice(6, -4))]);
        }
      }
    },
    slowMs,
  );

  it('writes commands for thermal printers in which names stay text', async () => {
    const format = { output: 'zpl', ownSheet: roll, texts: ['code', 'product'] };
    const text = (await draw(format, ofBatch('B1'))).payload;
    expect(text.match(/\^XA/g)).toHaveLength(24);
    expect(text.match(/\^XZ/g)).toHaveLength(24);
    expect(text).not.toContain('~');
    expect(text.match(/\^BQN,2,\d+\^FH\^FDMM,B\d{4}https:/g)).toHaveLength(24);
  });

  it('writes a table in which formulas stay text', async () => {
    const reply = await draw(csv, ofBatch('B1'));
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first, ...others] = reply.rawPayload.toString('utf8').split('\r\n');
    expect(head).toBe('\uFEFFcode,address,name');
    expect(first).toBe(`${prefix}/B1-0001,${addressOf('B1-0001')},'${name}`);
    expect(others).toHaveLength(24);
  });

  it('refuses void identifiers with the first one, and leaves them out when asked to', async () => {
    await registered('V1', 3);
    for (const event of ['activated', 'voided'])
      await done('changeIdentifierStates', { event, codes: ['V1-0002', 'V1-0003'] });
    const refusal = [422, labelMessages.choice.void('V1-0002')];
    expect(await refusalOf(csv, ofBatch('V1'))).toEqual(refusal);
    expect(await refusalOf(csv, { codes: ['V1-0001', 'V1-0002', 'V1-0003'] })).toEqual(refusal);
    const left = await draw(csv, { ...ofBatch('V1'), leaveOutVoid: true });
    expect(left.payload).toContain('V1-0001');
    expect(left.payload).not.toContain('V1-0002');
    const none = { codes: ['V1-0002'], leaveOutVoid: true };
    expect(await refusalOf(csv, none)).toEqual([422, labelMessages.choice.none]);
  });

  it('refuses a label on which the code could not be read, with the size that it needs', async () => {
    const small = { output: 'pdf', ownSheet: { width: 12, height: 12 } };
    const [status, message] = await refusalOf(small, ofBatch('B1'));
    expect([status, message]).toEqual([422, labelMessages.layout.symbol('12 × 12', '17.3')]);
    expect(
      (await draw({ ...small, ownSheet: { width: 17.3, height: 17.3 }, texts: [] }, ofBatch('B1'))).statusCode,
    ).toBe(200);
  });

  it('treats what another enterprise has as unknown', async () => {
    const unknown = registrationMessages.line.unknown;
    expect(await refusalOf(csv, { codes: ['R1-0001'] })).toEqual([404, unknown('R1-0001')]);
    expect(await refusalOf(csv, { codes: ['X9-0001'] })).toEqual([404, unknown('X9-0001')]);
    const batch = [404, registrationMessages.batch.unknown('R1')];
    expect(await refusalOf(csv, ofBatch('R1'))).toEqual(batch);
    expect((await draw(csv, { prefix, ...ofBatch('B1') }, 'rival')).statusCode).toBe(404);
    const foreign = [422, registrationMessages.line.foreign(prefix)];
    expect(await refusalOf(csv, { codes: [`${rival}/R1-0001`] })).toEqual(foreign);
    expect((await draw(csv, { prefix, ...ofBatch('B1') }, 'administrator')).statusCode).toBe(200);
    expect((await draw(csv, ofBatch('B1'), 'visitor')).statusCode).toBe(403);
  });

  it('refuses neither codes nor a batch, both, none, an empty batch and too many', async () => {
    const said = labelMessages.choice;
    await registered('E1', 0);
    expect(await refusalOf(csv, {})).toEqual([400, said.either]);
    expect(await refusalOf(csv, { codes: ['B1-0001'], ...ofBatch('B1') })).toEqual([400, said.either]);
    expect(await refusalOf(csv, { codes: [] })).toEqual([400, said.none]);
    expect(await refusalOf(csv, ofBatch('E1'))).toEqual([422, said.empty('E1')]);
    const tooMany = Array.from({ length: labelsMax + 1 }, (_, index) => `A${index}`);
    expect(await refusalOf(csv, { codes: tooMany })).toEqual([400, said.tooMany]);
    await sql`
      insert into identifier (prefix, suffix, batch_id, registered_at)
      select ${prefix}, 'E1-' || number, batch.id, now() from generate_series(1, ${labelsMax + 1}::integer) as number
      cross join batch join product_model on product_model.id = batch.model_id
      where batch.code = 'E1' and product_model.enterprise_prefix = ${prefix}`.execute(store.kysely);
    expect(await refusalOf(csv, ofBatch('E1'))).toEqual([422, said.tooMany]);
  });

  it('refuses everything when the platform has no public address', async () => {
    const other = await testApp({
      store,
      clock,
      subjects: createSubjects(store, clock, testParts()),
      rateLimit: false,
    });
    const payload = { format: { symbol: 'qr', ...csv }, ...ofBatch('B1') };
    const headers = { accesstoken: tokens.maker };
    const reply = await other.inject({ method: 'POST', url: contract.drawLabels.path, headers, payload });
    expect([reply.statusCode, reply.json().message]).toEqual([422, labelMessages.noAddress]);
    await other.close();
  });

  it(
    'draws as many of 20 concurrent drawings as an enterprise may have, and others once these are done',
    async () => {
      const format = { output: 'pdf', sheet: 'a4-21' };
      const replies = await Promise.all(Array.from({ length: 20 }, () => draw(format, ofBatch('B1'))));
      const drawn = replies.filter(({ statusCode }) => statusCode === 200);
      expect(drawn).toHaveLength(drawingsOfEnterpriseMax);
      for (const reply of replies.filter(({ statusCode }) => statusCode !== 200)) {
        expect([reply.statusCode, reply.json().message]).toEqual([429, labelMessages.ownBusy]);
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await draw(format, ofBatch('B1'))).statusCode).toBe(200);
    },
    slowMs,
  );

  it(
    'stops drawing when the connection is cut, and gives the place free',
    async () => {
      await registered('C1', 1_000);
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const body = JSON.stringify({ format: { symbol: 'qr', output: 'pdf', ownSheet: roll }, ...ofBatch('C1') });
      const headers = { accesstoken: tokens.maker, 'content-type': 'application/json' };
      const begun = Array.from({ length: drawingsOfEnterpriseMax }, async () => {
        const cut = new AbortController();
        const url = `http://127.0.0.1:${port}${contract.drawLabels.path}`;
        const response = await fetch(url, { method: 'POST', headers, body, signal: cut.signal });
        expect((await response.body?.getReader().read())?.value?.length).toBeGreaterThan(0);
        return cut;
      });
      const cuts = await Promise.all(begun);
      expect(await refusalOf(csv, ofBatch('B1'))).toEqual([429, labelMessages.ownBusy]);
      for (const cut of cuts) cut.abort();
      await expect.poll(async () => (await draw(csv, ofBatch('B1'))).statusCode).toBe(200);
    },
    slowMs,
  );
});
