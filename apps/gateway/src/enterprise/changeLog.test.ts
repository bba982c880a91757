import { readFileSync } from 'node:fs';
import { contract, type EndpointName } from '@lima-id/api';
import { accessRules, admitsEnterprises } from '@lima-id/api/documents';
import { changeAddressMs } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { boundary, multipartForm } from '../../testing/platform/sampleCalls.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { withoutJobs } from '../../testing/platform/withoutJobs.ts';
import { insertTestEnterprise, testSystem } from '../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../testing/registration/sampleModel.ts';
import { sliceRows } from '../platform/database/deleteSlices.ts';
import type { Job } from '../platform/job/jobs.ts';
import { createImportWorker } from '../registration/import/importWorker.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import { forgetAddresses } from './changeLog.ts';

const prefix = '88.118.941';
const address = '203.0.113.7';
const model = 'GT-6';
const batch = 'B1';

let store: Store;
let app: FastifyInstance;
let accesstoken: string;
let factory: string;
let administrator: string;
let cleanup: Job | undefined;
const clock = manualClock('2026-05-18T02:00:00Z');

beforeAll(async () => {
  store = await openTestStore();
  const subjects = createSubjects(store, clock, testParts());
  // The test carries imports out.
  app = await testApp({ store, clock, subjects: withoutJobs(subjects), rateLimit: false });
  const jobs = subjects.find(({ name }) => name === 'registration')?.jobs?.();
  cleanup = jobs?.find(({ name }) => name === 'cleanup of addresses');
  factory = await insertTestEnterprise(store, prefix);
  accesstoken = await issueTestToken(store, clock, 'COMPANY', prefix);
  administrator = await issueTestToken(store, clock, 'COMPANY_ADMIN', prefix);
  await done('saveProductModel', sampleModel(model));
  await done('saveBatch', sampleBatch(model, batch));
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(name: EndpointName, payload: object, headers: Record<string, string> = {}) {
  const { method, path } = contract[name];
  const request = { method, url: path, headers: { accesstoken, ...headers }, payload, remoteAddress: address };
  const reply = await app.inject(request);
  const { data, message } = reply.json();
  return { status: reply.statusCode, data, message };
}

async function done(name: EndpointName, payload: object, headers: Record<string, string> = {}) {
  const { status, data, message } = await call(name, payload, headers);
  expect([status, message]).toEqual([200, '']);
  return data;
}

/** The headers of a call that only an administrator of the enterprise may make. */
const asAdministrator = () => ({ accesstoken: administrator });

const lineOf = (code: string, waybill = 'SF-1') => ({ code, batch, state: 'active', facts: { waybill } });

async function registered(code: string) {
  await done('registerIdentifiers', { model, lines: [lineOf(code)] });
  return code;
}

const sceneOf = (name: string) => ({
  version: 0,
  model,
  batch,
  sceneConfId: null,
  templateCode: 'management',
  name,
  icon: '',
  position: 0,
  elements: [{ dataId: 'belt', dataType: 'String', label: '跑带', value: '双层', trace: false, traceIdentifier: '' }],
});

async function withScene(name: string): Promise<{ sceneConfId: string; version: number }> {
  return await done('saveScene', sceneOf(name));
}

const recallOf = (number: string) => ({
  number,
  hazard: '跑带可能突然停止，造成使用者跌倒',
  reason: '主控板电容批次不良',
  remedy: '免费上门更换主控板',
  phone: '400-000-0001',
  scopeWords: '所列范围内的器材',
  scopes: [{ kind: 'model', model: sampleModel(model).name }],
});

/** Imports a file with one line. */
async function importLine(code: string) {
  const content = Buffer.from(`对象码,承运单号\n${code},SF-1\n`);
  const { importId } = await done('beginImport', { model, batch, name: '五月.csv', size: content.length });
  const part = multipartForm([
    { name: 'importId', content: importId },
    { name: 'offset', content: '0' },
    { name: 'file', fileName: 'part', content },
  ]);
  await done('sendImportPart', part, { 'content-type': `multipart/form-data; boundary=${boundary}` });
  const work = () => createImportWorker(store, clock, '').run(new AbortController().signal);
  await work();
  await done('carryOutImport', { importId });
  await work();
}

/** An entry of the log: of what, what it was, and what it became. */
interface Entry {
  subject: string;
  before: unknown;
  after: unknown;
}

/** What each call that changes something registered leaves in the log when it is made. */
const changes = {
  async setCoatingCodes() {
    const code = await registered('CC-1');
    await done('setCoatingCodes', { codes: [{ identifier: `${prefix}/${code}`, code: '73K9M4' }] });
    return { subject: `identifier ${code}`, before: { hasCoatingCode: false }, after: { hasCoatingCode: true } };
  },
  async setReminderLine() {
    await done('saveProductModel', sampleModel('RL-1', { name: '磁控划船机', reminderLine: 9 }));
    await done('setReminderLine', { model: '磁控划船机', line: 3 });
    return { subject: 'model RL-1', before: { reminderLine: 9 }, after: { reminderLine: 3 } };
  },
  async changeIdentifierState() {
    const code = await registered('ST-1');
    await done('changeIdentifierState', { identifier: `${prefix}/${code}`, event: 'suspended' });
    return { subject: `identifier ${code}`, before: { state: 'active' }, after: { state: 'suspended' } };
  },
  async setSceneMasks() {
    const { sceneConfId } = await withScene('字段展示');
    const masks = [{ dataId: 'belt', audience: 'enterprise', kind: 'hidden' }];
    await done('setSceneMasks', { sceneConfId, masks });
    return { subject: `scene ${model} ${batch} ${sceneConfId}`, before: { masks: [] }, after: { masks } };
  },
  async publishRecall() {
    const after = await done('publishRecall', recallOf('RC-1'));
    return { subject: 'recall RC-1', before: null, after };
  },
  async withdrawRecall() {
    const before = await done('publishRecall', recallOf('RC-2'));
    const after = await done('withdrawRecall', { number: 'RC-2' });
    return { subject: 'recall RC-2', before, after };
  },
  async saveProductModel() {
    const after = await done('saveProductModel', sampleModel('M-1'));
    return { subject: 'model M-1', before: null, after };
  },
  async saveBatch() {
    const after = await done('saveBatch', sampleBatch(model, 'B2'));
    return { subject: `batch ${model} B2`, before: null, after };
  },
  async saveScene() {
    const after = await withScene('产品管理');
    return { subject: `scene ${model} ${batch} ${after.sceneConfId}`, before: null, after };
  },
  async removeScene() {
    const before = await withScene('使用说明');
    const { sceneConfId, version } = before;
    await done('removeScene', { version, model, batch, sceneConfId });
    return { subject: `scene ${model} ${batch} ${sceneConfId}`, before, after: null };
  },
  async registerIdentifiers() {
    await registered('RI-1');
    return { subject: 'identifier RI-1', before: null, after: { model, ...lineOf('RI-1'), pictures: [] } };
  },
  async changeFacts() {
    const code = await registered('CF-1');
    await done('changeFacts', { model, lines: [{ code, facts: { waybill: 'SF-2' } }] });
    const factsOf = (waybill: string) => ({ facts: { waybill }, pictures: [] });
    return { subject: `identifier ${code}`, before: factsOf('SF-1'), after: factsOf('SF-2') };
  },
  async appendEvents() {
    const code = await registered('AE-1');
    const event = { code, happenedAt: '2026-05-18T09:00:00+08:00', kind: 'shipped' };
    const events = ['WMS-1', 'WMS-2', 'WMS-1'].map((eventId) => ({ ...event, eventId }));
    await done('appendEvents', { events });
    await done('appendEvents', { events });
    return { subject: `identifier ${code}`, before: null, after: { events: ['WMS-1', 'WMS-2'] } };
  },
  async changeIdentifierStates() {
    const code = await registered('SS-1');
    await done('changeIdentifierStates', { event: 'voided', codes: [code] });
    return { subject: `identifier ${code}`, before: { state: 'active' }, after: { state: 'void' } };
  },
  async reserveCodes() {
    const { codes } = await done('reserveCodes', { pattern: 'RV-{serial:4}', count: 3 });
    return { subject: 'codes RV-{serial:4}', before: null, after: { first: codes[0], last: codes[2] } };
  },
  async carryOutImport() {
    await importLine('CI-1');
    return { subject: 'identifier CI-1', before: null, after: { model, ...lineOf('CI-1'), pictures: [] } };
  },
  async saveMonitoring() {
    const services = [{ name: '跑带润滑', note: '甲基硅油 30 ml', intervalHours: 200 }];
    const after = await done('saveMonitoring', { version: 0, model, measures: [], services });
    return { subject: `model ${model}`, before: null, after };
  },
  async issueEnterpriseToken() {
    const { token: _secret, ...after } = await done('issueEnterpriseToken', { name: '仓库系统' }, asAdministrator());
    return { subject: `token ${after.id}`, before: null, after };
  },
  async withdrawEnterpriseToken() {
    const { token: _secret, ...before } = await done('issueEnterpriseToken', { name: '旧系统' }, asAdministrator());
    const after = await done('withdrawEnterpriseToken', { id: before.id }, asAdministrator());
    return { subject: `token ${before.id}`, before, after };
  },
} satisfies Partial<Record<EndpointName, () => Promise<Entry>>>;

/** Payloads of calls that change nothing when they are made again. */
const repeatable = {
  async setCoatingCodes() {
    return { codes: [{ identifier: `${prefix}/${await registered('AO-1')}`, code: '73K9M4' }] };
  },
  async setReminderLine() {
    await done('saveProductModel', sampleModel('AO-2', { name: '立式划船机', reminderLine: 9 }));
    return { model: '立式划船机', line: 3 };
  },
  async setSceneMasks() {
    const { sceneConfId } = await withScene('同时展示');
    return { sceneConfId, masks: [{ dataId: 'belt', audience: 'enterprise', kind: 'hidden' }] };
  },
  async withdrawRecall() {
    await done('publishRecall', recallOf('AO-4'));
    return { number: 'AO-4' };
  },
  async registerIdentifiers() {
    return { model, lines: [lineOf('AO-5')] };
  },
  async changeFacts() {
    return { model, lines: [{ code: await registered('AO-6'), facts: { waybill: 'SF-2' } }] };
  },
  async appendEvents() {
    const code = await registered('AO-7');
    return { events: [{ code, eventId: 'AO', happenedAt: '2026-05-18T09:00:00+08:00', kind: 'shipped' }] };
  },
  async changeIdentifierStates() {
    return { event: 'voided', codes: [await registered('AO-8')] };
  },
  async withdrawEnterpriseToken() {
    const { id } = await done('issueEnterpriseToken', { name: '同时撤销' }, asAdministrator());
    return { id };
  },
} satisfies { [Name in keyof typeof changes]?: () => Promise<object> };

/** The entries of calls by a name, in their order. */
async function entriesOf(name: string) {
  return await store.kysely
    .selectFrom('registration_change as change')
    .leftJoin('account', 'account.id', 'change.account_id')
    .select(['change.subject', 'change.before', 'change.after', 'change.address', 'change.at'])
    .select('account.company_prefix as manages')
    .where('change.enterprise_prefix', '=', prefix)
    .where('change.call', '=', name)
    .orderBy('change.id')
    .execute();
}

/** Calls by which the people or the systems of an enterprise act for it. */
const actingCalls = Object.entries(accessRules).flatMap(([name, rule]) => {
  const isForMembers = Array.isArray(rule) && rule.includes('COMPANY_ADMIN') && !rule.includes('ORDINARY');
  return isForMembers || admitsEnterprises(rule) ? [name] : [];
});

const rulesPage = readFileSync(new URL('../../../../docs/rules/registration.md', import.meta.url), 'utf8');
const logSection = rulesPage.split('\n## ').find((section) => section.startsWith('The log of changes')) ?? '';

/** The calls in the first column of the section's table that begins with a head. */
function callsUnder(head: string): string[] {
  const [, table = ''] = logSection.split(`| ${head} |`);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .flatMap((row) => Array.from((row.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name = '']) => name));
}

describe('the change log', () => {
  it.each(Object.entries(changes))(
    'has an entry of %s: who, when, from where, before and after',
    async (name, make) => {
      const known = await entriesOf(name);
      const { subject, before, after } = await make();
      const entry = { subject, before, after, address, at: clock.now(), manages: prefix };
      expect((await entriesOf(name)).slice(known.length).filter((change) => change.subject === subject)).toEqual([
        entry,
      ]);
    },
  );

  it.each(Object.entries(repeatable))('has one entry when %s is made 50 times at once', async (name, prepare) => {
    const payload = await prepare();
    const known = await entriesOf(name);
    await Promise.all(Array.from({ length: 50 }, () => done(name as EndpointName, payload, asAdministrator())));
    expect((await entriesOf(name)).slice(known.length)).toHaveLength(1);
  });

  it('says of one of 50 codes set at once that it was added, and of the others that they replaced one', async () => {
    const identifier = `${prefix}/${await registered('AO-9')}`;
    const known = await entriesOf('setCoatingCodes');
    const codes = [...'23456789'].flatMap((one) => [...'ACDEFHK'].map((other) => `73K9${one}${other}`)).slice(0, 50);
    await Promise.all(codes.map((code) => done('setCoatingCodes', { codes: [{ identifier, code }] })));
    const had = (await entriesOf('setCoatingCodes')).slice(known.length).map(({ before }) => before);
    expect(had).toHaveLength(50);
    expect(had.filter((before) => JSON.stringify(before) === '{"hasCoatingCode":false}')).toHaveLength(1);
  });

  it('has a case for every call that the rules page names, and the page names every call of an enterprise that writes', () => {
    const [, reading = ''] = /names begin with ([^.]+?),? change nothing/.exec(logSection.replaceAll('\n', ' ')) ?? [];
    const readingNames = new RegExp(
      `^(?:${Array.from(reading.matchAll(/`(\w+)`/g), ([, word]) => word).join('|')})[A-Z]`,
    );
    const writing = actingCalls.filter((name) => !readingNames.test(name));
    const logged = callsUnder('calls');
    const exempt = callsUnder('calls without an entry');
    expect(logged.toSorted()).toEqual(Object.keys(changes).toSorted());
    expect([...logged, ...exempt].toSorted()).toEqual(writing.toSorted());
  });

  it('shows the changes of an identifier by every call in its history', async () => {
    const code = await registered('HI-1');
    const identifier = `${prefix}/${code}`;
    await done('changeIdentifierState', { identifier, event: 'suspended' });
    await done('setCoatingCodes', { codes: [{ identifier, code: '73K9M4' }] });
    const event = { code, eventId: 'HI-a', happenedAt: '2026-05-18T09:00:00+08:00', kind: 'shipped' };
    await done('appendEvents', { events: [event] }, { accesstoken: factory });
    const { records } = await done('readIdentifierHistory', { code });
    expect(records.map((record: { call: string; after: unknown }) => [record.call, record.after])).toEqual([
      ['appendEvents', { events: ['HI-a'] }],
      ['setCoatingCodes', { hasCoatingCode: true }],
      ['changeIdentifierState', { state: 'suspended' }],
      ['registerIdentifiers', { model, ...lineOf(code), pictures: [] }],
    ]);
    expect(JSON.stringify(records)).not.toContain('73K9M4');
    expect(records[0].by).toBe(testSystem);
    for (const { by } of records) expect(by).not.toBe('');
  });

  it('has no entry of a change that is refused or changes nothing', async () => {
    const code = await registered('NO-1');
    const { sceneConfId } = await withScene('无变更');
    const names = ['changeIdentifierState', 'setSceneMasks', 'setReminderLine', 'setCoatingCodes'] as const;
    const counts = () => Promise.all(names.map(async (name) => (await entriesOf(name)).length));
    await done('setReminderLine', { model: sampleModel(model).name, line: 7 });
    const before = await counts();
    const answers = await Promise.all([
      call('changeIdentifierState', { identifier: `${prefix}/${code}`, event: 'resumed' }),
      call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'none', audience: 'enterprise', kind: 'hidden' }] }),
      call('setSceneMasks', { sceneConfId, masks: [] }),
      call('setReminderLine', { model: sampleModel(model).name, line: 7 }),
      call('setCoatingCodes', {
        codes: [code, 'NO-2'].map((own) => ({ identifier: `${prefix}/${own}`, code: '73K9M4' })),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 200, 200, 404]);
    expect(await counts()).toEqual(before);
  });

  it('takes a change back that it cannot note', async () => {
    const code = await registered('TB-1');
    const { sceneConfId } = await withScene('撤回');
    const kept = async () => {
      const { rows } = await sql`
        select (select jsonb_agg(identifier order by suffix) from identifier) as identifiers,
          (select jsonb_agg(scene order by id) from scene) as scenes,
          (select jsonb_agg(product_model order by id) from product_model) as models,
          (select jsonb_agg(coating_code order by suffix) from coating_code) as codes,
          (select jsonb_agg(recall order by id) from recall) as recalls,
          (select jsonb_agg(object_event order by id) from object_event) as events`.execute(store.kysely);
      return rows;
    };
    const before = await kept();
    await sql`alter table registration_change add constraint unwritable check (false) not valid`.execute(store.kysely);
    const identifier = `${prefix}/${code}`;
    const event = { code, eventId: 'TB-a', happenedAt: '2026-05-18T09:00:00+08:00', kind: 'shipped' };
    const answers = [
      await call('changeIdentifierState', { identifier, event: 'suspended' }),
      await call('setSceneMasks', { sceneConfId, masks: [{ dataId: 'belt', audience: 'enterprise', kind: 'hidden' }] }),
      await call('setReminderLine', { model: sampleModel(model).name, line: 5 }),
      await call('setCoatingCodes', { codes: [{ identifier, code: '73K9M4' }] }),
      await call('publishRecall', recallOf('RC-3')),
      await call('appendEvents', { events: [event] }),
    ];
    await sql`alter table registration_change drop constraint unwritable`.execute(store.kysely);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
    expect(await kept()).toEqual(before);
  });
});

describe('forgetAddresses', () => {
  const at = new Date(clock.now().getTime() - changeAddressMs - 1);

  async function fill(count: number): Promise<void> {
    await sql`
      insert into registration_change (enterprise_prefix, at, address, call, subject)
      select ${prefix}::text, ${at}::timestamptz, ${address}::text, 'carryOutImport', 'identifier OLD-' || line
      from generate_series(1, ${count}::int) line`.execute(store.kysely);
  }

  async function addresses(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from registration_change
      where address is not null and at <= ${at}`.execute(store.kysely);
    return rows[0]?.count ?? 0;
  }

  afterEach(async () => {
    await store.kysely.deleteFrom('registration_change').where('subject', 'like', 'identifier OLD-%').execute();
  });

  it('forgets the addresses of a large import in slices', async () => {
    await fill(2 * sliceRows + 1);
    await sql`
      create function refuse_long() returns trigger language plpgsql as $$
      begin
        if (select count(*) from changed) > ${sql.lit(sliceRows)} then raise 'longer than a slice'; end if;
        return null;
      end $$`.execute(store.kysely);
    await sql`
      create trigger slices after update on registration_change referencing new table as changed
      for each statement execute function refuse_long()`.execute(store.kysely);
    try {
      await forgetAddresses(store, clock.now());
    } finally {
      await sql`drop function refuse_long cascade`.execute(store.kysely);
    }
    expect(await addresses()).toBe(0);
  });

  it('stops after the slice in progress when the gateway shuts down, and the next run goes on', async () => {
    await fill(sliceRows + 1);
    const ending = new AbortController();
    const running = cleanup?.run(ending.signal);
    ending.abort();
    await running;
    expect(await addresses()).toBe(1);
    await cleanup?.run(ending.signal);
    expect(await addresses()).toBe(1);
    await cleanup?.run(new AbortController().signal);
    expect(await addresses()).toBe(0);
  });
});
