import {
  alarmTextMaxLength,
  dayMs,
  hourMs,
  monitoringMessages,
  rawReadingDays,
  registrationMessages,
  reportsMax,
  shortBucketDays,
} from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type MonitoringGateway,
  model,
  openMonitoringGateway,
  prefix,
} from '../../testing/monitoring/monitoringGateway.ts';
import { sliceRows } from '../platform/database/deleteSlices.ts';
import { createJobs } from '../platform/job/jobs.ts';
import { silentLog } from '../platform/log/log.ts';
import { deleteReadings } from './deleteReadings.ts';
import { machinesAtOnce } from './limits.ts';
import { createMonitoringReader } from './monitoringReader.ts';
import { createMonitoringSubject } from './monitoringSubject.ts';

let gateway: MonitoringGateway;

beforeAll(async () => {
  gateway = await openMonitoringGateway();
}, 120_000);
afterAll(() => gateway.close());

const { reading: readingMessages, alarm: alarmMessages, report: reportMessages } = monitoringMessages;

const at = (ago: number) => new Date(gateway.clock.now().getTime() - ago).toISOString();
const readingOf = (code: string, id: string, more: object = {}) => ({
  code,
  id,
  at: at(5_000),
  state: 'running',
  measures: { load: 62, temperature: 62.7 },
  ...more,
});
const alarmOf = (code: string, id: string, more: object = {}) => ({
  code,
  id,
  at: at(hourMs),
  level: 'critical',
  text: '电机温度过高，自动停机',
  ...more,
});
const readOf = (code: string, window?: 'day' | 'week' | 'month') =>
  createMonitoringReader(gateway.store, gateway.clock)(`${prefix}/${code}`, window);
const none = { warn: null, alarm: null };
const incline = { name: 'incline', label: '坡度', unit: '%', decimals: 1, low: none, high: { warn: 12, alarm: 15 } };
const belt = { name: '跑带润滑', note: '甲基硅油 30 ml', intervalHours: 200 };

async function declared(version: number, more: object = {}) {
  return await gateway.call('saveMonitoring', { version, model, measures: [incline], services: [belt], ...more });
}

/** Declares the measure and the service of the tests, whatever was declared before. */
async function declareAgain(): Promise<void> {
  const { version } = (await gateway.call('readMonitoring', { model })).data;
  expect((await declared(version)).status).toBe(200);
}

describe('saveMonitoring', () => {
  it('declares measures and services, and answers a repetition with what is kept', async () => {
    const empty = await gateway.call('readMonitoring', { model });
    expect(empty.data).toEqual({ version: 0, prefix, model, measures: [], services: [] });
    const first = await declared(0);
    expect(first.data).toEqual({ version: 1, prefix, model, measures: [incline], services: [belt] });
    expect((await declared(0)).data).toEqual(first.data);
    expect((await gateway.call('readMonitoring', { model })).data).toEqual(first.data);
    const stale = await declared(0, { services: [] });
    expect([stale.status, stale.data]).toEqual([409, { newest: first.data }]);
    expect(stale.message).toBe(registrationMessages.stale(0, 1));
    const second = await declared(1, { services: [{ ...belt, intervalHours: 250 }] });
    expect(second.data).toMatchObject({ version: 2, services: [{ intervalHours: 250 }] });
  });

  it('keeps one of 20 concurrent changes of the same version', async () => {
    const { version } = (await gateway.call('readMonitoring', { model })).data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        declared(version, { services: [{ ...belt, intervalHours: 300 + index }] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await declared(version + 1)).status).toBe(200);
  });

  it('is for the enterprise of the model alone', async () => {
    expect((await gateway.call('readMonitoring', { model }, 'rival')).status).toBe(404);
    expect((await gateway.call('readMonitoring', { prefix, model }, 'rival')).status).toBe(404);
    expect((await gateway.call('readMonitoring', { prefix, model }, 'visitor')).status).toBe(403);
    const unknown = await gateway.call('saveMonitoring', { version: 0, model: 'X', measures: [], services: [] });
    expect([unknown.status, unknown.message]).toEqual([404, registrationMessages.model.unknown('X')]);
  });

  it('says what to do when a measure or a service is wrong', async () => {
    const wrong = await declared(0, { measures: [{ ...incline, high: { warn: 15, alarm: 12 } }] });
    expect([wrong.status, wrong.message]).toEqual([400, monitoringMessages.measure.order]);
    const short = await declared(0, { services: [{ ...belt, intervalHours: 0 }] });
    expect([short.status, short.message]).toEqual([400, monitoringMessages.plan.interval]);
  });
});

describe('reportReadings', () => {
  beforeAll(declareAgain);

  it('answers each reading and alarm on its own', async () => {
    await gateway.register('R-1', 'R-VOID');
    await gateway.call('changeIdentifierStates', { event: 'voided', codes: ['R-VOID'] });
    const { status, data } = await gateway.call('reportReadings', {
      gateway: 'GW-0412',
      readings: [
        readingOf('R-1', 'r1', { measures: { load: 62, incline: 3 } }),
        readingOf('R-1', 'r1', { state: 'off' }),
        readingOf('R-1', 'r2', { measures: { humidity: 40 } }),
        readingOf('R-1', 'r 3'),
        readingOf('R-404', 'r4'),
        readingOf('R-VOID', 'r5'),
        readingOf(`${prefix}/R-1`, 'r6'),
        null,
      ],
      alarms: [alarmOf('R-1', 'a1'), alarmOf('R-1', 'a2', { text: '字'.repeat(alarmTextMaxLength + 1) })],
    });
    expect(status).toBe(200);
    const line = (index: number, code: string, id: string, outcome: string, field = '', message = '') => {
      return { line: index, code, id, outcome, field, message };
    };
    expect(data).toEqual({
      added: 3,
      changed: 0,
      repeated: 1,
      refused: 6,
      readingResults: [
        line(0, 'R-1', 'r1', 'added'),
        line(1, 'R-1', 'r1', 'repeated'),
        line(2, 'R-1', 'r2', 'refused', 'measures.humidity', readingMessages.unknown('humidity')),
        line(3, 'R-1', 'r 3', 'refused', 'id', readingMessages.id),
        line(4, 'R-404', 'r4', 'refused', 'code', registrationMessages.line.unknown('R-404')),
        line(5, 'R-VOID', 'r5', 'refused', 'code', reportMessages.void('R-VOID')),
        line(6, 'R-1', 'r6', 'added'),
        line(7, '', '', 'refused', 'code', expect.any(String)),
      ],
      alarmResults: [line(0, 'R-1', 'a1', 'added'), line(1, 'R-1', 'a2', 'refused', 'text', alarmMessages.text)],
    });
  });

  it("answers another enterprise's object as an unknown one", async () => {
    await gateway.register('R-2');
    const lines = (code: string) => ({ readings: [readingOf(code, 'x')], alarms: [alarmOf(code, 'x')] });
    const known = await gateway.call('reportReadings', lines('R-2'), 'rival');
    const unknown = await gateway.call('reportReadings', lines('R-9'), 'rival');
    expect(JSON.stringify(known.data)).toBe(JSON.stringify(unknown.data).replaceAll('R-9', 'R-2'));
    const foreign = await gateway.call('reportReadings', lines(`${prefix}/R-2`), 'rival');
    const nowhere = await gateway.call('reportReadings', lines(`${prefix}/R-9`), 'rival');
    expect(JSON.stringify(foreign.data)).toBe(JSON.stringify(nowhere.data).replaceAll('R-9', 'R-2'));
    expect((await readOf('R-2')).lastAt).toBeNull();
    expect((await gateway.call('reportReadings', lines('R-2'), 'visitor')).status).toBe(403);
  });

  it('refuses a call without reports, and one with too many', async () => {
    const empty = await gateway.call('reportReadings', {});
    expect([empty.status, empty.message]).toEqual([400, reportMessages.none]);
    const many = Array.from({ length: reportsMax + 1 }, () => null);
    const crowded = await gateway.call('reportReadings', { readings: many });
    expect([crowded.status, crowded.message]).toEqual([400, reportMessages.tooMany]);
  });

  it('takes the end of a known alarm, and nothing else of a repetition', async () => {
    await gateway.register('R-3');
    const send = async (...alarms: object[]) => {
      const { data } = await gateway.call('reportReadings', { alarms });
      return data.alarmResults.map(({ outcome }: { outcome: string }) => outcome);
    };
    const end = at(hourMs / 2);
    expect(await send(alarmOf('R-3', 'a'), alarmOf('R-3', 'a', { text: '别的' }))).toEqual(['added', 'repeated']);
    expect((await readOf('R-3')).alarms).toMatchObject({ total: 1, lasting: 1, records: [{ end: null }] });
    expect(await send(alarmOf('R-3', 'a', { end }), alarmOf('R-3', 'a', { end: at(0) }))).toEqual([
      'changed',
      'repeated',
    ]);
    expect(await send(alarmOf('R-3', 'b'), alarmOf('R-3', 'b', { end }))).toEqual(['added', 'changed']);
    const { alarms } = await readOf('R-3');
    expect(alarms).toMatchObject({ total: 2, lasting: 0 });
    expect(alarms.records.map((one) => [one.id, one.text, one.end])).toEqual([
      ['a', '电机温度过高，自动停机', Date.parse(end)],
      ['b', '电机温度过高，自动停机', Date.parse(end)],
    ]);
  });

  it('gives a repetition with the same key the first answer, and counts nothing twice without one', async () => {
    await gateway.register('R-4');
    const report = { readings: [readingOf('R-4', 'k')] };
    const headers = { 'idempotency-key': 'readings-0001' };
    const first = await gateway.call('reportReadings', report, 'factory', headers);
    expect(first.data.added).toBe(1);
    expect(await gateway.call('reportReadings', report, 'factory', headers)).toEqual(first);
    expect((await gateway.call('reportReadings', report)).data).toMatchObject({ added: 0, repeated: 1 });
    const other = await gateway.call('reportReadings', { readings: [readingOf('R-4', 'l')] }, 'factory', headers);
    expect([other.status, other.message]).toEqual([422, registrationMessages.keyUsed]);
  });

  it('adds an alarm once when 20 concurrent reports have it', async () => {
    await gateway.register('R-5');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        gateway.call('reportReadings', { alarms: [alarmOf('R-5', 'a', index % 2 === 0 ? {} : { end: at(1_000) })] }),
      ),
    );
    const sum = (of: (data: { added: number; changed: number }) => number) =>
      answers.reduce((total, { data }) => total + of(data), 0);
    expect(sum(({ added }) => added)).toBe(1);
    expect(sum(({ changed }) => changed)).toBeLessThanOrEqual(1);
    expect((await readOf('R-5')).alarms).toMatchObject({ total: 1, lasting: 0 });
  });
});

describe('the reader of a monitoring scene', () => {
  beforeAll(declareAgain);

  it('says that an object never reported', async () => {
    await gateway.register('S-0');
    expect(await readOf('S-0')).toMatchObject({
      lastAt: null,
      gateway: '',
      current: null,
      measures: [],
      runs: [],
      alarms: { total: 0, records: [] },
      service: { runningHours: 0, since: null, items: [{ name: belt.name, leftHours: 200, servicedAt: null }] },
    });
  });

  it('has state, figures with thresholds, lines with gaps, band, times and alarms of the last 24 hours', async () => {
    await gateway.register('S-1');
    const now = gateway.clock.now().getTime();
    const hour = now - 2 * hourMs;
    const readings = [
      readingOf('S-1', '1', { at: new Date(hour).toISOString(), state: 'idle', measures: { load: 10, incline: 2 } }),
      readingOf('S-1', '2', { at: new Date(hour + 60_000).toISOString(), state: 'idle', measures: { load: 20 } }),
      readingOf('S-1', '3', { at: at(8_000), measures: { load: 96, temperature: 93.25 } }),
      readingOf('S-1', '4', { at: at(3_000), measures: { load: 62 } }),
    ];
    await gateway.call('reportReadings', { gateway: 'GW-0412', readings, alarms: [alarmOf('S-1', 'a')] });
    const read = await readOf('S-1');
    expect(read).toMatchObject({
      now,
      lastAt: now - 3_000,
      gateway: 'GW-0412',
      current: { state: 'running', at: now - 3_000, since: now - 8_000 },
      range: { window: 'day', tier: 'short', endTime: now },
      alarms: { total: 1, lasting: 1, records: [{ id: 'a', level: 'critical', end: null }] },
    });
    expect(read.measures.map(({ name, last, highest }) => [name, last.figure, highest?.figure])).toEqual([
      ['load', 62, 96],
      ['temperature', 93.25, 93.25],
      ['incline', 2, 2],
    ]);
    const [load] = read.measures;
    expect(load?.points).toMatchObject([
      { at: hour, mean: 15, min: 10, max: 20 },
      null,
      { mean: 79, min: 62, max: 96 },
    ]);
    expect(read.measures[2]).toMatchObject(incline);
    expect(read.runs.map(({ state }) => state)).toEqual(['idle', 'running']);
    expect(read.gaps).toHaveLength(2);
    expect(Object.values(read.times).reduce((sum, ms) => sum + ms, 0)).toBe(now - read.range.startTime);
    expect(await readOf('S-1', 'month')).toMatchObject({ range: { window: 'month', tier: 'hour' } });
  });

  it('counts hours of running from the last service, of a name or of all', async () => {
    await gateway.register('S-2');
    const { version } = (await gateway.call('readMonitoring', { model })).data;
    const bearing = { name: '滚筒轴承检查', note: '', intervalHours: 10 };
    await declared(version, { services: [belt, bearing] });
    // 12 hours of running, one reading for each short bucket.
    const start = gateway.clock.now().getTime() - 12 * hourMs;
    const readings = Array.from({ length: 96 }, (_, index) =>
      readingOf('S-2', `s${index}`, { at: new Date(start + index * 450_000).toISOString(), measures: {} }),
    );
    await gateway.call('reportReadings', { readings });
    const before = (await readOf('S-2')).service;
    expect(before).toMatchObject({ runningHours: 12, since: start });
    expect(before.items.map(({ name, state, leftHours, overHours }) => [name, state, leftHours, overHours])).toEqual([
      ['滚筒轴承检查', 'overdue', 0, 2],
      ['跑带润滑', 'ahead', 188, 0],
    ]);
    const event = { code: 'S-2', kind: 'maintained', happenedAt: new Date(start + 6 * hourMs).toISOString() };
    await gateway.call('appendEvents', { events: [{ ...event, eventId: 'S-2-1', title: '滚筒轴承检查' }] });
    expect((await readOf('S-2')).service.items).toMatchObject([
      { name: '滚筒轴承检查', state: 'ahead', sinceHours: 6, leftHours: 4, servicedAt: start + 6 * hourMs },
      { name: '跑带润滑', sinceHours: 12 },
    ]);
    await gateway.call('appendEvents', { events: [{ ...event, eventId: 'S-2-2' }] });
    expect((await readOf('S-2')).service.items).toMatchObject([{ sinceHours: 6 }, { name: '跑带润滑', sinceHours: 6 }]);
    await declareAgain();
  });
});

describe('deleteReadings', () => {
  it('deletes what is no longer kept, and nothing else', async () => {
    await gateway.register('D-1');
    const report = { readings: [readingOf('D-1', 'd')], alarms: [alarmOf('D-1', 'd')] };
    await gateway.call('reportReadings', report);
    const count = async (
      table: 'machine_reading' | 'machine_measure_short' | 'machine_measure_hour' | 'machine_alarm',
    ) => {
      const rows = await gateway.store.kysely
        .selectFrom(table)
        .innerJoin('machine', 'machine.id', `${table}.machine_id`)
        .select('machine.id')
        .where('machine.suffix', '=', 'D-1')
        .execute();
      return rows.length;
    };
    const after = async (days: number) => {
      await deleteReadings(gateway.store, new Date(gateway.clock.now().getTime() + days * dayMs));
      return [
        await count('machine_reading'),
        await count('machine_measure_short'),
        await count('machine_measure_hour'),
        await count('machine_alarm'),
      ];
    };
    expect(await after(rawReadingDays - 1)).toEqual([1, 2, 2, 1]);
    // Still known, although the reading itself is of the day before.
    expect((await gateway.call('reportReadings', report)).data).toMatchObject({ added: 0, repeated: 2 });
    expect(await after(rawReadingDays + 1)).toEqual([0, 2, 2, 1]);
    expect(await after(shortBucketDays + 1)).toEqual([0, 0, 2, 1]);
    expect(await after(401)).toEqual([0, 0, 0, 0]);
  });

  describe('after a long outage', () => {
    const tables = [
      'machine_reading',
      'machine_measure_short',
      'machine_state_short',
      'machine_measure_hour',
      'machine_alarm',
      'machine_state_hour',
    ] as const;
    const machines = sql`(select id from machine where suffix like 'LONG-%')`;

    /** Gives machines a row an hour in each table, all from before anything is kept. */
    async function fill(count: number, hours: number): Promise<void> {
      const { kysely } = gateway.store;
      await sql`
        insert into machine (prefix, suffix, gateway)
        select ${prefix}::text, 'LONG-' || number, '' from generate_series(1, ${count}::int) number`.execute(kysely);
      const start = at(500 * dayMs);
      const many = sql`(
        select machine.id as machine, number::text as id, ${start}::timestamptz + number * interval '1 hour' as moment
        from ${machines} machine, generate_series(1, ${hours}::int) number) many`;
      await sql`
        insert into machine_reading (machine_id, id, at, reported_at, measures)
        select machine, id, moment, moment, '{}'::jsonb from ${many}`.execute(kysely);
      await sql`
        insert into machine_alarm (machine_id, id, at, level, text)
        select machine, id, moment, 'info', '' from ${many}`.execute(kysely);
      for (const tier of ['short', 'hour']) {
        await sql`
          insert into ${sql.table(`machine_measure_${tier}`)}
          select machine, 'load', moment, 1, 1, 1, 1, 1, moment from ${many}`.execute(kysely);
        await sql`
          insert into ${sql.table(`machine_state_${tier}`)}
          select machine, moment, 1, 0, 0, 0, 255 from ${many}`.execute(kysely);
      }
    }

    async function leftIn(table: (typeof tables)[number]): Promise<number> {
      const { kysely } = gateway.store;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where machine_id in ${machines}`.execute(kysely);
      return rows[0]?.count ?? 0;
    }

    async function left(): Promise<number[]> {
      return await Promise.all(tables.map(leftIn));
    }

    afterEach(async () => {
      await gateway.store.kysely.deleteFrom('machine').where('suffix', 'like', 'LONG-%').execute();
    });

    it('deletes more rows than one statement may, and keeps what the machines ran', async () => {
      const { kysely } = gateway.store;
      await fill(250, 110);
      expect(await left()).toEqual(tables.map(() => 27_500));
      await sql`
        create function refuse_many() returns trigger language plpgsql as $$
          begin
            if (select count(*) from gone) > ${sql.lit(sliceRows)} then raise exception 'too many rows'; end if;
            return null;
          end
        $$`.execute(kysely);
      for (const table of tables) {
        await sql`
          create trigger refuse_many after delete on ${sql.table(table)} referencing old table as gone
          for each statement execute function refuse_many()`.execute(kysely);
      }
      try {
        await deleteReadings(gateway.store, gateway.clock.now());
      } finally {
        await sql`drop function refuse_many cascade`.execute(kysely);
      }
      expect(await left()).toEqual(tables.map(() => 0));
      const ran = await kysely
        .selectFrom('machine')
        .select('swept_running_ms')
        .distinct()
        .where('suffix', 'like', 'LONG-%')
        .execute();
      expect(ran.map(({ swept_running_ms }) => Number(swept_running_ms))).toEqual([110 * hourMs]);
    });

    it('deletes from all other tables when one fails, and reports the failure', async () => {
      const { kysely } = gateway.store;
      await fill(1, 1);
      await sql`alter table machine_reading rename to machine_reading_away`.execute(kysely);
      try {
        await expect(deleteReadings(gateway.store, gateway.clock.now())).rejects.toThrow('"machine_reading"');
      } finally {
        await sql`alter table machine_reading_away rename to machine_reading`.execute(kysely);
      }
      expect(await left()).toEqual([1, 0, 0, 0, 0, 0]);
      await deleteReadings(gateway.store, gateway.clock.now());
      expect(await leftIn('machine_reading')).toBe(0);
    });

    it('deletes when a gateway starts', async () => {
      await fill(1, 1);
      const subject = createMonitoringSubject(gateway.store, gateway.clock);
      const jobs = createJobs(subject.jobs?.() ?? [], gateway.clock, silentLog);
      jobs.start();
      await expect.poll(left).toEqual(tables.map(() => 0));
      await jobs.stop();
    });

    it('stops after the statement in progress when the gateway shuts down, and the next start goes on', async () => {
      await fill(1, 1);
      const [job] = createMonitoringSubject(gateway.store, gateway.clock).jobs?.() ?? [];
      const ending = new AbortController();
      const running = job?.run(ending.signal);
      ending.abort();
      await running;
      expect(await left()).toEqual([0, 1, 1, 1, 1, 1]);
      await job?.run(ending.signal);
      expect(await left()).toEqual([0, 1, 1, 1, 1, 1]);
      await job?.run(new AbortController().signal);
      expect(await left()).toEqual(tables.map(() => 0));
    });

    it('stops after the transaction in progress when the gateway shuts down', async () => {
      await fill(machinesAtOnce + 1, 1);
      const ending = new AbortController();
      const store: typeof gateway.store = {
        ...gateway.store,
        transaction: async (work) => {
          const result = await gateway.store.transaction(work);
          ending.abort();
          return result;
        },
      };
      await deleteReadings(store, gateway.clock.now(), ending.signal);
      expect(await left()).toEqual([0, 0, 0, 0, 0, 1]);
    });
  });
});
