import { createHash } from 'node:crypto';
import { contract, type EndpointName, type ImportReport, type KeptImport } from '@lima-id/api';
import {
  dayMs,
  importKeptDays,
  importMessages,
  importPartMaxBytes,
  importsListedMax,
  importsOpenMax,
  productPictureAddress,
  productPictureWidths,
  registrationMessages,
} from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../../testing/account/issueTestToken.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { boundary, multipartForm } from '../../../testing/platform/sampleCalls.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { withoutJobs } from '../../../testing/platform/withoutJobs.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { writtenGb18030 } from '../../../testing/registration/gb18030.ts';
import { writtenXlsx } from '../../../testing/registration/writtenXlsx.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';
import { cleanUpImports } from './cleanUp.ts';
import { createImportWorker } from './importWorker.ts';
import { failuresMax, pieceLines, readerLeaseMs, restMs } from './limits.ts';

const prefix = '88.118.911';
const rival = '88.118.912';
const others = Array.from({ length: 9 }, (_, index) => `88.118.92${index}`);

let store: Store;
let app: FastifyInstance;
const tokens: Record<string, string> = {};
const clock = manualClock('2026-05-18T02:00:00Z');

beforeAll(async () => {
  store = await openTestStore();
  // Every turn is taken by the tests.
  const subjects = withoutJobs(createSubjects(store, clock, testParts()));
  app = await testApp({ store, clock, subjects, rateLimit: false });
  for (const enterprise of [prefix, rival, ...others])
    tokens[enterprise] = await insertTestEnterprise(store, enterprise);
  tokens['maker'] = await issueTestToken(store, clock, 'COMPANY', prefix);
  tokens['visitor'] = await issueTestToken(store, clock, 'ORDINARY', null);
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});
afterEach(async () => {
  await store.kysely.deleteFrom('identifier_import').execute();
});

async function call(name: EndpointName, payload: object, who = prefix, headers: Record<string, string> = {}) {
  const { method, path } = contract[name];
  const accesstoken = tokens[who] ?? '';
  const reply = await app.inject({ method, url: path, headers: { accesstoken, ...headers }, payload });
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

async function sendPart(importId: string, offset: number, bytes: Buffer, who = prefix) {
  const payload = multipartForm([
    { name: 'importId', content: importId },
    { name: 'offset', content: String(offset) },
    { name: 'file', fileName: 'part', content: bytes },
  ]);
  const headers = { accesstoken: tokens[who] ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` };
  const reply = await app.inject({ method: 'POST', url: contract.sendImportPart.path, headers, payload });
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

const places = [
  { name: 'waybill', label: '承运单号', kind: 'text', needed: true },
  { name: 'made', label: '生产日期', kind: 'day', needed: false },
];

/** Adds a model with a batch. */
async function withModel(code: string, who = prefix) {
  const model = { name: '跑步机', code, description: '', pictures: [], industryCode: '244', reminderLine: null };
  const saved = { ...model, warrantyMonths: 36, places, state: 'active', version: 0 };
  expect((await call('saveProductModel', saved, who)).status).toBe(200);
  const batch = { version: 0, model: code, number: 'B1', producedDay: '2026-05-02' };
  expect((await call('saveBatch', batch, who)).status).toBe(200);
}

/** Uploads a file as an import; it waits for its check. */
async function uploaded(model: string, file: Buffer | string, more: object = {}, who = prefix): Promise<string> {
  const bytes = Buffer.from(file);
  const beginning = { model, batch: 'B1', name: '五月.csv', size: bytes.length, ...more };
  const begun = await call('beginImport', beginning, who);
  expect([begun.status, begun.message]).toEqual([200, '']);
  const { importId } = begun.data;
  for (let at = 0; at < bytes.length; at += importPartMaxBytes) {
    const part = await sendPart(importId, at, bytes.subarray(at, at + importPartMaxBytes), who);
    expect(part).toMatchObject({ status: 200, data: { received: Math.min(at + importPartMaxBytes, bytes.length) } });
  }
  return importId;
}

const worker = () => createImportWorker(store, clock, 'https://lima.example.cn');
const work = () => worker().run(new AbortController().signal);

async function read(importId: string, who = prefix): Promise<ImportReport> {
  const answer = await call('readImport', { importId }, who);
  expect(answer.status).toBe(200);
  return answer.data;
}

async function checked(model: string, file: Buffer | string, more: object = {}): Promise<ImportReport> {
  const importId = await uploaded(model, file, more);
  await work();
  return await read(importId);
}

async function carriedOut(importId: string, order: object = {}): Promise<ImportReport> {
  expect((await call('carryOutImport', { importId, ...order })).status).toBe(200);
  await work();
  return await read(importId);
}

/** A file of `count` lines from a number on. */
function csvOf(code: string, count: number, from = 1): string {
  const lines = Array.from({ length: count }, (_, index) => `${code}-${from + index},SF-${from + index}`);
  return `对象码,承运单号\n${lines.join('\n')}\n`;
}

async function registered(code: string, of = prefix): Promise<number> {
  const { count } = await store.kysely
    .selectFrom('identifier')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('prefix', '=', of)
    .where('suffix', 'like', `${code}-%`)
    .executeTakeFirstOrThrow();
  return count;
}

const counts = ({ checked: would, done }: KeptImport) => ({ would, done });
const none = { added: 0, changed: 0, unchanged: 0, refused: 0 };
const { file: ofFile, line: ofLine, call: ofCall } = importMessages;

describe('an import', () => {
  it('is checked first, tells what nobody knows, and then registers the good lines', async () => {
    await withModel('I-1');
    const lines = [
      '对象码,批次号,waybill,备注,生产日期',
      'I-1-1,,SF-1,好,2026/5/2',
      '# 说明,,,,',
      'I-1-2,B9,SF-2,,',
      ',,,,',
      'I-1-3,,,,',
      '8.81E+05,,SF-4,,',
      'I-1-5,,SF-5,,46144',
      'I-1-6,,"=1+1",,',
    ];
    const report = await checked('I-1', `\uFEFF${lines.join('\r\n')}`);
    expect(report).toMatchObject({ state: 'ready', unknownColumns: ['备注'], lines: 6, progress: 1 });
    expect(counts(report)).toEqual({ would: { ...none, added: 2, refused: 4 }, done: none });
    expect(report.refusals).toEqual([
      { line: 4, code: 'I-1-2', field: 'batch', message: registrationMessages.line.batchUnknown('B9') },
      { line: 6, code: 'I-1-3', field: 'facts.waybill', message: registrationMessages.fact.missing('承运单号') },
      { line: 7, code: '8.81E+05', field: 'code', message: ofLine.scientific('对象码', '8.81E+05') },
      { line: 8, code: 'I-1-5', field: 'facts.made', message: ofLine.dayNumber('生产日期', '46144') },
    ]);
    expect(await registered('I-1')).toBe(0);
    const all = await call('carryOutImport', { importId: report.importId });
    expect([all.status, all.message]).toEqual([422, ofCall.refused(4)]);
    const ended = await carriedOut(report.importId, { onlyGood: true });
    expect(ended).toMatchObject({
      state: 'finished',
      done: { ...none, added: 2, refused: 4 },
      endTime: '2026-05-18 10:00',
    });
    const { records } = (await call('listIdentifiers', { startsWith: 'I-1-' })).data;
    expect(records).toMatchObject([
      { code: 'I-1-1', facts: { waybill: 'SF-1', made: '2026-05-02' } },
      { code: 'I-1-6', facts: { waybill: '=1+1' } },
    ]);
    const history = (await call('readIdentifierHistory', { code: 'I-1-1' })).data.records;
    expect(history).toMatchObject([{ call: 'carryOutImport' }]);
  });

  it('gives its refused lines as a file that can be mended and sent again', async () => {
    await withModel('I-2');
    const report = await checked('I-2', '对象码,承运单号,备注\nI-2-1,SF-1,a\nI-2-2,,"甲,乙"\nI-2-3,,=2\n');
    const link = (await call('linkRefusedLines', { importId: report.importId })).data.fullUrl;
    const answer = await app.inject(link);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const reason = registrationMessages.fact.missing('承运单号');
    const text = `\uFEFF对象码,承运单号,备注,未登记原因\r\nI-2-2,,"甲,乙",${reason}\r\nI-2-3,,'=2,${reason}\r\n`;
    expect(answer.body).toBe(text);
    expect((await app.inject(link.replace(/signature=./, 'signature=~'))).statusCode).toBe(404);
    const mended = await checked('I-2', text.replace('I-2-2,,', 'I-2-2,SF-2,'));
    expect(mended).toMatchObject({ unknownColumns: ['备注'], checked: { ...none, added: 1, refused: 1 } });
    const again = await app.inject((await call('linkRefusedLines', { importId: mended.importId })).data.fullUrl);
    expect(again.body).toBe(`\uFEFF对象码,承运单号,备注,未登记原因\r\nI-2-3,,'=2,${reason}\r\n`);
  });

  it('reads its own template, of which nothing is registered', async () => {
    await withModel('I-3');
    const { fileName, text } = (await call('readImportTemplate', { model: 'I-3' })).data;
    expect(fileName).toBe('I-3.csv');
    expect(text.split('\r\n')[0]).toBe('\uFEFF对象码,批次号,状态,图片,承运单号,生产日期');
    expect(await checked('I-3', text)).toMatchObject({ state: 'failed', message: ofFile.empty });
    const filled = `${text}I-3-1,B1,未启用,/illustrations/bike.svg /illustrations/dumbbell.svg,SF-1,2026-05-02\r\n`;
    const report = await checked('I-3', filled);
    expect(report).toMatchObject({ state: 'ready', checked: { ...none, added: 1 }, unknownColumns: [] });
    expect((await call('readImportTemplate', { model: 'I-404' })).status).toBe(404);
  });

  it('refuses a picture at another site, or at an address of the site where no pictures are', async () => {
    await withModel('I-21');
    const elsewhere = 'https://example.cn/a.jpg';
    const addresses = [
      '/logout',
      'https://LIMA.example.cn:443/logout',
      `/illustrations/bike.svg ${elsewhere}`,
      'https://lima.example.cn/illustrations/bike.svg',
    ];
    const lines = addresses.map((address, index) => `I-21-${index},SF-1,${address}`);
    const report = await checked('I-21', ['对象码,承运单号,图片', ...lines].join('\n'));
    expect(report).toMatchObject({ checked: { ...none, added: 1, refused: 3 } });
    const { pictureUnknown, pictureElsewhere } = registrationMessages;
    expect(report.refusals.map(({ field, message }) => [field, message])).toEqual([
      ['pictures', pictureUnknown],
      ['pictures', pictureUnknown],
      ['pictures', pictureElsewhere(elsewhere)],
    ]);
  });

  it('tells GB18030, semicolons, tabs and UTF-16 apart by itself', async () => {
    await withModel('I-4');
    const text = '对象码;承运单号\nI-4-1;顺丰一\n';
    const files = [writtenGb18030(text), text.replaceAll(';', '\t'), Buffer.from(`\uFEFF${text}`, 'utf16le')];
    files.push(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
    for (const file of files) expect(await checked('I-4', file)).toMatchObject({ checked: { ...none, added: 1 } });
    const last = await checked('I-4', writtenGb18030(text));
    await carriedOut(last.importId);
    const { records } = (await call('listIdentifiers', { startsWith: 'I-4-' })).data;
    expect(records).toMatchObject([{ facts: { waybill: '顺丰一' } }]);
  });

  it('reads a workbook as it reads a CSV file', async () => {
    await withModel('I-5');
    const file = writtenXlsx(
      [
        ['对象码', '承运单号', '生产日期'],
        ['I-5-1', 12_345, { xml: '<c r="{r}" s="1"><v>46144</v></c>' }],
        [{ xml: '<c r="{r}" t="str"><f>A2</f><v>I-5-2</v></c>' }, 'SF-2', null],
        ['I-5-3', { xml: '<c r="{r}"><v>8.81E+17</v></c>' }, 46_144],
      ],
      { isShared: true },
    );
    const report = await checked('I-5', file);
    expect(report).toMatchObject({ state: 'ready', checked: { ...none, added: 1, refused: 2 } });
    expect(report.refusals.map(({ line, message }) => [line, message])).toEqual([
      [3, ofLine.formula('对象码')],
      [4, ofLine.digits('承运单号')],
    ]);
    await carriedOut(report.importId, { onlyGood: true });
    const { records } = (await call('listIdentifiers', { startsWith: 'I-5-' })).data;
    expect(records).toMatchObject([{ code: 'I-5-1', facts: { waybill: '12345', made: '2026-05-02' } }]);
  });

  it.each<[string, () => Buffer | string, string]>([
    ['no table', () => '%PDF-1.7 \0\0', ofFile.format],
    ['an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), ofFile.oldWorkbook],
    ['no column of codes', () => '批次号,承运单号\nB1,SF-1\n', ofFile.codeColumn],
    ['a column twice', () => '对象码,code\nA,B\n', ofFile.columnTwice('对象码')],
    ['no lines', () => '对象码,承运单号\n\n', ofFile.empty],
    ['an open quotation mark', () => '对象码,承运单号\nA,"SF-1\n', ofFile.quotes(2)],
    ['merged cells', () => writtenXlsx([['对象码'], ['A'], ['B']], { merged: ['A2:A3'] }), ofFile.merged('A2:A3')],
    ['a damaged workbook', () => writtenXlsx([['对象码']]).subarray(0, 900), ofFile.damaged],
    ['a zip bomb', () => writtenXlsx([], { sheet: Buffer.alloc(32 * 1_048_576, '0') }), ofFile.unpacked],
  ])('refuses a file with %s, and says what to do', async (_what, file, message) => {
    if ((await call('readProductModel', { code: 'I-6' })).status === 404) await withModel('I-6');
    const report = await checked('I-6', file());
    expect([report.state, report.message]).toEqual(['failed', message]);
    const order = await call('carryOutImport', { importId: report.importId });
    expect([order.status, order.message]).toEqual([409, ofCall.over('未能完成')]);
  });

  it('finds the names of columns below a merged title', async () => {
    await withModel('I-7');
    const lines = [['五月下线登记表'], ['对象码', '承运单号'], ['I-7-1', 'SF-1']];
    const report = await checked('I-7', writtenXlsx(lines, { merged: ['A1:B1'] }));
    expect(report).toMatchObject({ state: 'ready', checked: { ...none, added: 1 } });
  });

  it('refuses all lines with the same code, in pieces far from each other too', async () => {
    await withModel('I-8');
    const repeated = ['I-8-3,SF-3', 'I-8-700,SF-700', 'I-8-3,SF-0', 'I-8-9001,SF-1', 'I-8-9001,SF-2'];
    const report = await checked('I-8', `${csvOf('I-8', 3 * pieceLines)}${repeated.join('\n')}\n`);
    const refused = 7;
    expect(counts(report).would).toEqual({ ...none, added: 3 * pieceLines - 2, refused });
    const { twice } = registrationMessages.line;
    const last = 3 * pieceLines + 1;
    expect(report.refusals).toEqual([
      { line: 4, code: 'I-8-3', field: 'code', message: twice('I-8-3', last + 1) },
      { line: 701, code: 'I-8-700', field: 'code', message: twice('I-8-700', last + 2) },
      { line: last + 1, code: 'I-8-3', field: 'code', message: twice('I-8-3', 4) },
      { line: last + 2, code: 'I-8-700', field: 'code', message: twice('I-8-700', 701) },
      { line: last + 3, code: 'I-8-3', field: 'code', message: twice('I-8-3', 4) },
      { line: last + 4, code: 'I-8-9001', field: 'code', message: twice('I-8-9001', last + 5) },
      { line: last + 5, code: 'I-8-9001', field: 'code', message: twice('I-8-9001', last + 4) },
    ]);
    const ended = await carriedOut(report.importId, { onlyGood: true });
    expect(ended.done).toEqual({ ...none, added: 3 * pieceLines - 2, refused });
    expect(await registered('I-8')).toBe(3 * pieceLines - 2);
  });

  it('changes facts only when that is asked for', async () => {
    await withModel('I-9');
    await carriedOut((await checked('I-9', csvOf('I-9', 3))).importId);
    await call('changeIdentifierStates', { codes: ['I-9-3'], event: 'voided' });
    const other = '对象码,承运单号\nI-9-1,SF-1\nI-9-2,SF-20\nI-9-3,SF-30\n';
    expect((await checked('I-9', other)).checked).toEqual({ ...none, unchanged: 1, refused: 2 });
    const report = await checked('I-9', other, { changesFacts: true });
    expect(report.checked).toEqual({ ...none, changed: 1, unchanged: 1, refused: 1 });
    const ended = await carriedOut(report.importId, { onlyGood: true });
    expect(ended.done).toEqual({ ...none, changed: 1, unchanged: 1, refused: 1 });
    const { records } = (await call('listIdentifiers', { startsWith: 'I-9-2' })).data;
    expect(records).toMatchObject([{ facts: { waybill: 'SF-20' } }]);
  });

  it('keeps what a file has no column for, as it is when the line is carried out, and deletes by empty cells', async () => {
    await withModel('I-24');
    const picture = '/illustrations/bike.svg';
    const full = `对象码,承运单号,生产日期,图片\nI-24-1,SF-1,2026-05-02,${picture}\n`;
    await carriedOut((await checked('I-24', full)).importId);
    const contents = async () => {
      const { records } = (await call('listIdentifiers', { startsWith: 'I-24-' })).data;
      return records.map(({ facts, pictures }: { facts: object; pictures: string[] }) => ({ facts, pictures }));
    };
    expect((await checked('I-24', '对象码\nI-24-1\n')).checked).toEqual({ ...none, unchanged: 1 });
    const one = await checked('I-24', '对象码,承运单号\nI-24-1,SF-2\n', { changesFacts: true });
    expect(one.checked).toEqual({ ...none, changed: 1 });
    const line = { code: 'I-24-1', facts: { waybill: 'SF-1', made: '2026-05-03' }, pictures: [picture] };
    expect((await call('changeFacts', { model: 'I-24', lines: [line] })).data.changed).toBe(1);
    expect((await carriedOut(one.importId)).done).toEqual({ ...none, changed: 1 });
    expect(await contents()).toEqual([{ facts: { waybill: 'SF-2', made: '2026-05-03' }, pictures: [picture] }]);
    const other = await checked('I-24', '对象码,生产日期,图片\nI-24-1,,\n', { changesFacts: true });
    expect((await carriedOut(other.importId)).done).toEqual({ ...none, changed: 1 });
    expect(await contents()).toEqual([{ facts: { waybill: 'SF-2' }, pictures: [] }]);
  });

  it('needs the facts of a new code, and of a registered one under the name of a column', async () => {
    await withModel('I-25');
    await carriedOut((await checked('I-25', csvOf('I-25', 1))).importId);
    const missing = registrationMessages.fact.missing('承运单号');
    const without = await checked('I-25', '对象码,生产日期\nI-25-1,2026-05-02\nI-25-2,2026-05-02\n', {
      changesFacts: true,
    });
    expect(without.checked).toEqual({ ...none, changed: 1, refused: 1 });
    expect(without.refusals).toMatchObject([{ line: 3, code: 'I-25-2', message: missing }]);
    const empty = await checked('I-25', '对象码,承运单号\nI-25-1,\n', { changesFacts: true });
    expect(empty.refusals).toMatchObject([{ line: 2, code: 'I-25-1', message: missing }]);
  });

  it('refuses a refused line of a workbook again until its cells are filled in', async () => {
    await withModel('I-26');
    const styled = (style: number, value: string) => ({ xml: `<c r="{r}" s="${style}"><v>${value}</v></c>` });
    const lines = [
      ['对象码', '承运单号', '生产日期'],
      [styled(0, '881182341234123412'), 'SF-1', styled(1, '46144')],
      [{ xml: '<c r="{r}" t="e"><v>#N/A</v></c>' }, 'SF-2', styled(1, '46144')],
      ['I-26-3', styled(3, '123'), styled(1, '46144')],
      [{ xml: '<c r="{r}" t="str"><f>A1</f><v>I-26-4</v></c>' }, 'SF-4', null],
      [styled(1, '46144'), 'SF-5', null],
      [styled(4, '881'), 'SF-6', null],
    ];
    const report = await checked('I-26', writtenXlsx(lines, { formats: ['"SF-"0000', '000000'] }));
    expect(report.checked).toEqual({ ...none, added: 1, refused: 5 });
    expect(report.refusals.map(({ line, message }) => [line, message])).toEqual([
      [2, ofLine.digits('对象码')],
      [3, ofLine.error('对象码')],
      [4, ofLine.format('承运单号')],
      [5, ofLine.formula('对象码')],
      [6, ofLine.format('对象码')],
    ]);
    const { body } = await app.inject((await call('linkRefusedLines', { importId: report.importId })).data.fullUrl);
    const again = await checked('I-26', body);
    expect(again.checked).toEqual({ ...none, refused: 5 });
    expect(body).toContain('2026-05-02');
    const mended = await checked(
      'I-26',
      body.replace('#VALUE! 881182341234123000', 'I-26-1').replace('#VALUE! 123', 'SF-3'),
    );
    expect(mended.checked).toEqual({ ...none, added: 2, refused: 3 });
    await carriedOut(report.importId, { onlyGood: true });
    const { records } = (await call('listIdentifiers', { startsWith: '0' })).data;
    expect(records).toMatchObject([{ code: '000881' }]);
  });

  it('refuses pictures that are not there, and marks none before it is carried out', async () => {
    await withModel('I-11');
    const [known, unknown] = ['0'.repeat(64), '1'.repeat(64)];
    const picture = { hash: known, enterprise_prefix: prefix, bytes: 1, created_at: clock.now() };
    await store.kysely
      .insertInto('product_picture')
      .values({ ...picture, loose_since: clock.now() })
      .execute();
    const pictures = [known, unknown].map((hash) => productPictureAddress(hash, productPictureWidths.at(-1) ?? 0));
    const lines = pictures.map((address, index) => `I-11-${index + 1},SF-1,${address}`);
    const report = await checked('I-11', `对象码,承运单号,图片\n${lines.join('\n')}\n`);
    expect(report.checked).toEqual({ ...none, added: 1, refused: 1 });
    expect(report.refusals).toEqual([
      { line: 3, code: 'I-11-2', field: 'pictures', message: registrationMessages.pictureUnknown },
    ]);
    const isLoose = async () => {
      const row = await store.kysely.selectFrom('product_picture').selectAll().executeTakeFirstOrThrow();
      return [row.of_object, row.loose_since !== null];
    };
    expect(await isLoose()).toEqual([false, true]);
    const ended = await carriedOut(report.importId, { onlyGood: true });
    expect(ended.done).toEqual({ ...none, added: 1, refused: 1 });
    expect(await isLoose()).toEqual([true, false]);
    await store.kysely.deleteFrom('product_picture').execute();
  });

  it('notes the address of the call that had it carried out, of every line', async () => {
    await withModel('I-12');
    const { importId } = await checked('I-12', csvOf('I-12', 2));
    const { method, path } = contract.carryOutImport;
    const headers = { accesstoken: tokens[prefix] ?? '' };
    const started = await app.inject({
      method,
      url: path,
      headers,
      payload: { importId },
      remoteAddress: '203.0.113.7',
    });
    expect(started.statusCode).toBe(200);
    await work();
    const changes = await store.kysely
      .selectFrom('registration_change')
      .select(['subject', 'address'])
      .where('subject', 'like', 'identifier I-12-%')
      .orderBy('subject')
      .execute();
    expect(changes).toEqual([1, 2].map((number) => ({ subject: `identifier I-12-${number}`, address: '203.0.113.7' })));
  });

  it('stops before a line that is refused since the check when every line was asked for', async () => {
    await withModel('I-10');
    const { importId } = await checked('I-10', csvOf('I-10', pieceLines + 20));
    const line = { code: `I-10-${pieceLines + 5}`, batch: 'B1', state: 'active', facts: { waybill: '别的' } };
    expect((await call('registerIdentifiers', { model: 'I-10', lines: [line] })).data.added).toBe(1);
    const ended = await carriedOut(importId);
    const why = registrationMessages.line.other(line.code, registrationMessages.line.fields.facts);
    expect(ended).toMatchObject({ state: 'failed', message: ofFile.refusedSince(pieceLines + 6, why) });
    expect(ended.done).toEqual({ ...none, added: pieceLines });
    expect(await registered('I-10')).toBe(pieceLines + 1);
  });
});

describe('the upload of a file', () => {
  it('reads a piece by the model as it is, also one that was read ahead by an older version', async () => {
    await withModel('I-23');
    const { importId } = await checked('I-23', csvOf('I-23', 3 * pieceLines));
    expect((await call('carryOutImport', { importId })).status).toBe(200);
    const one = worker();
    await one.takeTurn();
    const { data: model } = await call('readProductModel', { code: 'I-23' });
    const renamed = { name: 'waybill', label: '运单编号', kind: 'text', needed: true };
    expect((await call('saveProductModel', { ...model, places: [renamed] })).status).toBe(200);
    await one.run(new AbortController().signal);
    expect(await read(importId)).toMatchObject({ state: 'failed', done: { added: pieceLines } });
    expect(await registered('I-23')).toBe(pieceLines);
  });

  it('goes on from where it was, stores a repeated part once, and refuses what does not fit', async () => {
    await withModel('U-1');
    const file = Buffer.from(csvOf('U-1', 12_000));
    const sha256 = createHash('sha256').update(file).digest('hex');
    const beginning = { model: 'U-1', batch: 'B1', name: 'a.csv', size: file.length, sha256 };
    const { importId } = (await call('beginImport', beginning)).data;
    const half = 131_072;
    const first = file.subarray(0, half);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendPart(importId, 0, first)));
    expect(answers.map(({ status, data }) => [status, data.received])).toEqual(answers.map(() => [200, half]));
    expect((await call('beginImport', beginning)).data).toMatchObject({ importId, received: half });
    const ahead = await sendPart(importId, half + 1, first);
    expect(ahead).toMatchObject({ status: 409, data: { received: half }, message: ofCall.elsewhere });
    expect((await sendPart(importId, half, Buffer.alloc(100))).message).toBe(ofCall.partUnfit);
    expect((await sendPart(importId, half, Buffer.alloc(file.length))).message).toBe(ofCall.partUnfit);
    expect((await sendPart(importId, half, file.subarray(half), rival)).status).toBe(404);
    expect((await sendPart(importId, half, file.subarray(half))).status).toBe(200);
    expect((await sendPart(importId, half, file.subarray(half))).data.received).toBe(file.length);
    await work();
    expect(await read(importId)).toMatchObject({ state: 'ready', lines: 12_000, checked: { ...none, added: 12_000 } });
  });

  it('refuses a file that changed on its way, one that is too large, and an eleventh import', async () => {
    await withModel('U-2');
    const changed = await checked('U-2', csvOf('U-2', 3), { sha256: '0'.repeat(64) });
    expect([changed.state, changed.message]).toEqual(['failed', ofFile.hash]);
    const beginning = { model: 'U-2', batch: 'B1', name: 'a.csv', size: 100 };
    expect((await call('beginImport', { ...beginning, size: 209_715_201 })).message).toBe(ofFile.size);
    expect((await call('beginImport', { ...beginning, model: 'U-404' })).status).toBe(404);
    expect((await call('beginImport', { ...beginning, batch: 'B9' })).status).toBe(404);
    expect((await call('beginImport', beginning, 'visitor')).status).toBe(403);
    const begun = await Promise.all(Array.from({ length: 2 * importsOpenMax }, () => call('beginImport', beginning)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(importsOpenMax);
    expect(begun.filter(({ message }) => message === ofCall.tooMany)).toHaveLength(importsOpenMax);
  });

  it('takes no part of an import that was stopped, and says that the file has to be uploaded again', async () => {
    await withModel('U-4');
    const beginning = { model: 'U-4', batch: 'B1', name: 'a.csv', size: 5 };
    const { importId } = (await call('beginImport', beginning)).data;
    await call('stopImport', { importId });
    const refused = { status: 409, message: ofCall.over('已停止'), data: null };
    expect(await sendPart(importId, 0, Buffer.from('12345'))).toEqual(refused);
    const again = (await call('beginImport', beginning)).data.importId;
    expect((await sendPart(again, 0, Buffer.from('12345'))).data).toEqual({ received: 5 });
    expect((await call('carryOutImport', { importId: again })).message).toBe(ofCall.notReady('检查中'));
  });

  it('answers a repeated beginning with the first import', async () => {
    await withModel('U-3');
    const beginning = { model: 'U-3', batch: 'B1', name: 'a.csv', size: 100 };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await call('beginImport', beginning, prefix, key);
    expect((await call('beginImport', beginning, prefix, key)).data).toEqual(first.data);
    expect((await call('listImports', {})).data).toHaveLength(1);
  });
});

describe('the worker', () => {
  it('registers each line once when gateways are killed at every step of it', async () => {
    await withModel('W-1');
    const total = 3 * pieceLines + 17;
    const importId = await uploaded('W-1', csvOf('W-1', total));
    const steps: number[] = [];
    // Each worker takes two turns and is never heard of again; its files stay open, its lease runs out.
    for (let state = ''; state !== 'ready'; ) {
      const killed = worker();
      for (let turn = 0; turn < 2; turn += 1) await killed.takeTurn();
      const report = await read(importId);
      steps.push(report.lines);
      state = report.state;
      expect(await worker().takeTurn()).toBe(false);
      clock.moveBy(readerLeaseMs);
      expect(steps.length).toBeLessThan(20);
    }
    expect(steps.at(-1)).toBe(total);
    expect((await read(importId)).checked).toEqual({ ...none, added: total });
    await call('carryOutImport', { importId });
    // A gateway that is killed within a piece loses it with its connection.
    await expect(
      store.transaction(async (transaction) => {
        await transaction.selectFrom('identifier_import').selectAll().where('id', '=', importId).forUpdate().execute();
        expect(await worker().takeTurn()).toBe(false);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    for (let turn = 0; turn < 2; turn += 1) expect(await worker().takeTurn()).toBe(true);
    expect(await read(importId)).toMatchObject({ state: 'running', done: { ...none, added: 2 * pieceLines } });
    await work();
    expect(await read(importId)).toMatchObject({ state: 'finished', done: { ...none, added: total } });
    expect(await registered('W-1')).toBe(total);
  });

  it('counts every line once when five gateways race', async () => {
    await withModel('W-2');
    const total = 6 * pieceLines + 3;
    const importId = await uploaded('W-2', csvOf('W-2', total));
    const race = () => Promise.all(Array.from({ length: 5 }, () => work()));
    while ((await read(importId)).state === 'checking') await race();
    expect((await read(importId)).checked).toEqual({ ...none, added: total });
    await call('carryOutImport', { importId });
    while ((await read(importId)).state === 'running') await race();
    expect(await read(importId)).toMatchObject({ state: 'finished', done: { ...none, added: total } });
    expect(await registered('W-2')).toBe(total);
  });

  it('takes a piece of each of ten imports in turn, and ends all', async () => {
    const enterprises = [prefix, ...others];
    const total = 2 * pieceLines + 1;
    const ids = new Map<string, string>();
    for (const who of enterprises) {
      await withModel('W-3', who);
      ids.set(who, await uploaded('W-3', csvOf('W-3', total), {}, who));
    }
    const one = worker();
    const lines = async () => await Promise.all([...ids].map(async ([who, id]) => (await read(id, who)).lines));
    // The first turn of each finds out what its file is.
    for (let turn = 0; turn < 2 * enterprises.length; turn += 1) await one.takeTurn();
    expect(await lines()).toEqual(enterprises.map(() => pieceLines));
    while (await one.takeTurn());
    expect(await lines()).toEqual(enterprises.map(() => total));
    for (const [who, importId] of ids) await call('carryOutImport', { importId }, who);
    for (let turn = 0; turn < enterprises.length; turn += 1) await one.takeTurn();
    for (const who of enterprises) expect(await registered('W-3', who)).toBe(pieceLines);
    await work();
    for (const [who, id] of ids) {
      expect(await read(id, who)).toMatchObject({ state: 'finished', done: { ...none, added: total } });
    }
  });

  it('says how far it is and how fast while it works', async () => {
    await withModel('W-4');
    const importId = await uploaded('W-4', csvOf('W-4', 4 * pieceLines));
    await work();
    await call('carryOutImport', { importId });
    const one = worker();
    clock.moveBy(1_000);
    await one.takeTurn();
    clock.moveBy(1_000);
    expect(await read(importId)).toMatchObject({ progress: 0.25, linesPerSecond: pieceLines / 2, secondsLeft: 6 });
  });

  it('stops when asked to, keeps what is registered, and stops once', async () => {
    await withModel('W-5');
    const importId = await uploaded('W-5', csvOf('W-5', 3 * pieceLines));
    await work();
    await call('carryOutImport', { importId });
    await worker().takeTurn();
    const stopped = await call('stopImport', { importId });
    expect(stopped).toMatchObject({ status: 200, data: { state: 'stopped', done: { ...none, added: pieceLines } } });
    expect((await call('stopImport', { importId })).status).toBe(200);
    expect(await worker().takeTurn()).toBe(false);
    expect(await registered('W-5')).toBe(pieceLines);
    const order = await call('carryOutImport', { importId });
    expect([order.status, order.message]).toEqual([409, ofCall.over('已停止')]);
    const reading = await uploaded('W-5', csvOf('W-5', 3 * pieceLines));
    const one = worker();
    for (let turn = 0; turn < 2; turn += 1) await one.takeTurn();
    await call('stopImport', { importId: reading });
    expect(await one.takeTurn()).toBe(false);
    const finished = (await checked('W-5', csvOf('W-5', 1))).importId;
    await carriedOut(finished);
    expect((await call('stopImport', { importId: finished })).message).toBe(ofCall.ended('已完成'));
  });

  it('gives a file up whose reading fails again and again, after pauses', async () => {
    await withModel('W-6');
    const importId = await uploaded('W-6', csvOf('W-6', 3));
    await store.kysely.deleteFrom('import_part').execute();
    for (let turn = 0; turn <= failuresMax; turn += 1) {
      await expect(worker().takeTurn()).rejects.toThrow('has no byte 0');
      expect(await worker().takeTurn()).toBe(false);
      clock.moveBy((turn + 1) * restMs);
    }
    await worker().takeTurn();
    expect(await read(importId)).toMatchObject({ state: 'failed', message: ofFile.interrupted });
  });

  it('leaves its files to others when the gateway shuts down', async () => {
    await withModel('W-7');
    const importId = await uploaded('W-7', csvOf('W-7', 3 * pieceLines));
    const ending = new AbortController();
    const one = worker();
    for (let turn = 0; turn < 2; turn += 1) await one.takeTurn();
    ending.abort();
    await one.run(ending.signal);
    await work();
    expect((await read(importId)).state).toBe('ready');
  });
});

describe('imports of others', () => {
  it('do not exist', async () => {
    await withModel('O-1');
    const { importId } = await checked('O-1', csvOf('O-1', 1));
    const calls = ['readImport', 'carryOutImport', 'stopImport', 'linkRefusedLines'] as const;
    for (const name of calls) {
      const answer = await call(name, { importId }, rival);
      expect([name, answer.status, answer.message]).toEqual([name, 404, ofCall.unknown]);
      expect((await call(name, { importId, prefix }, rival)).status).toBe(404);
    }
    expect((await call('readImport', { importId }, 'maker')).status).toBe(200);
    expect((await call('listImports', {}, rival)).data).toEqual([]);
    expect((await call('listImports', {}, 'visitor')).status).toBe(403);
  });
});

describe('cleaning up', () => {
  it('deletes files after the check, and imports a week after their end', async () => {
    await withModel('C-1');
    const good = await checked('C-1', csvOf('C-1', pieceLines + 1));
    const bad = await checked('C-1', '对象码,承运单号\nC-1-9001,\n');
    await cleanUpImports(store, clock.now());
    const count = async (table: 'import_part' | 'import_code' | 'import_piece' | 'import_refusal') =>
      (await store.kysely.selectFrom(table).select('import_id').execute()).length;
    expect([await count('import_part'), await count('import_code'), await count('import_piece')]).toEqual([0, 0, 3]);
    await carriedOut(good.importId);
    await carriedOut(bad.importId, { onlyGood: true });
    await cleanUpImports(store, clock.now());
    expect([await count('import_piece'), await count('import_refusal')]).toEqual([1, 1]);
    const idle = await call('beginImport', { model: 'C-1', batch: 'B1', name: 'a', size: 5 });
    clock.moveBy((importKeptDays - 1) * dayMs);
    await cleanUpImports(store, clock.now());
    expect((await read(idle.data.importId)).state).toBe('stopped');
    expect((await call('listImports', {})).data).toHaveLength(3);
    clock.moveBy(2 * dayMs);
    await cleanUpImports(store, clock.now());
    expect((await call('listImports', {})).data).toMatchObject([{ importId: idle.data.importId, state: 'stopped' }]);
    clock.moveBy((importKeptDays - 2) * dayMs);
    await cleanUpImports(store, clock.now());
    expect((await call('listImports', {})).data).toEqual([]);
    expect([await count('import_piece'), await count('import_refusal')]).toEqual([0, 0]);
  });

  it('keeps an import that it stops for a week from then on', async () => {
    await withModel('C-3');
    const { importId } = await checked('C-3', '对象码,承运单号\nC-3-1,SF-1\nC-3-2,\n');
    clock.moveBy(importKeptDays * dayMs);
    await cleanUpImports(store, clock.now());
    expect(await read(importId)).toMatchObject({ state: 'stopped', checked: { ...none, added: 1, refused: 1 } });
    clock.moveBy(importKeptDays * dayMs - 1);
    await cleanUpImports(store, clock.now());
    expect((await read(importId)).refusals).toHaveLength(1);
    clock.moveBy(1);
    await cleanUpImports(store, clock.now());
    expect((await call('readImport', { importId })).status).toBe(404);
  });

  it('lists the newest imports', async () => {
    await withModel('C-2');
    const rows = Array.from({ length: importsListedMax + 5 }, (_, index) => ({
      id: `import-${index}`,
      enterprise_prefix: prefix,
      account_id: null,
      token_id: null,
      address: null,
      model: 'C-2',
      batch: null,
      name: `${index}.csv`,
      size: 1,
      sha256: null,
      changes_facts: false,
      state: 'stopped' as const,
      created_at: new Date(clock.now().getTime() + index),
      moved_at: clock.now(),
      phase_at: clock.now(),
      ended_at: clock.now(),
    }));
    await store.kysely.insertInto('identifier_import').values(rows).execute();
    const listed: KeptImport[] = (await call('listImports', {})).data;
    expect(listed).toHaveLength(importsListedMax);
    expect(listed[0]?.name).toBe(`${importsListedMax + 4}.csv`);
  });
});
