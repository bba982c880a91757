import {
  dayMs,
  hourMs,
  keptSince,
  type MachineReading,
  type MachineState,
  type MeasureSum,
  machineState,
  reportsMax,
  slotOf,
  startOfBucket,
} from '@lima-id/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MonitoringGateway, openMonitoringGateway } from '../../testing/monitoring/monitoringGateway.ts';
import {
  countState,
  mergeStates,
  mergeSums,
  runningMs,
  type StateHour,
  sumOfOne,
} from '../../testing/monitoring/referenceSums.ts';
import { deleteReadings } from './deleteReadings.ts';
import { createMonitoringReader } from './monitoringReader.ts';
import { findMachine } from './readMachine.ts';

let gateway: MonitoringGateway;
let serial = 0;

beforeAll(async () => {
  gateway = await openMonitoringGateway();
}, 120_000);
afterAll(() => gateway.close());

/** A registered object that has not reported. */
async function newObject(): Promise<string> {
  serial += 1;
  const code = `SUM-${serial}`;
  await gateway.register(code);
  return code;
}

const prefixed = (code: string) => `88.118.901/${code}`;

type Sent = Omit<MachineReading, 'state'> & { state?: MachineState };

/** Sums of readings by the domain: by measure and start, and states by start. */
function expectedSums(readings: readonly Sent[], tier: 'short' | 'hour', now: number) {
  const measures = new Map<string, MeasureSum>();
  const states = new Map<string, StateHour>();
  for (const { at, state, measures: figures } of readings) {
    const ms = Date.parse(at);
    if (startOfBucket(ms, tier) < keptSince(tier, now)) continue;
    const start = new Date(startOfBucket(ms, tier)).toISOString();
    for (const [name, figure] of Object.entries(figures)) {
      const key = `${name} ${start}`;
      const known = measures.get(key);
      const own = sumOfOne(figure, ms);
      measures.set(key, known === undefined ? own : mergeSums(known, own));
    }
    if (state === undefined) continue;
    const known = states.get(start);
    const own = { counts: countState(state), slots: slotOf(ms) };
    states.set(
      start,
      known === undefined ? own : { counts: mergeStates(known.counts, own.counts), slots: known.slots | own.slots },
    );
  }
  return { measures: Object.fromEntries(measures), states: Object.fromEntries(states) };
}

/** The same sums as they are stored. */
async function storedSums(code: string, tier: 'short' | 'hour') {
  const machine = (await findMachine(gateway.store, prefixed(code)))?.id;
  const measures = await gateway.store.kysely
    .selectFrom(`machine_measure_${tier}`)
    .selectAll()
    .where('machine_id', '=', machine ?? 0)
    .execute();
  const states = await gateway.store.kysely
    .selectFrom(`machine_state_${tier}`)
    .selectAll()
    .where('machine_id', '=', machine ?? 0)
    .execute();
  return {
    measures: Object.fromEntries(
      measures.map(({ measure, start, readings, total, low, high, last, last_at }) => [
        `${measure} ${start.toISOString()}`,
        {
          count: readings,
          sum: Number(total),
          min: Number(low),
          max: Number(high),
          last: Number(last),
          lastAt: last_at.getTime(),
        },
      ]),
    ),
    states: Object.fromEntries(
      states.map(({ start, slots, running, idle, fault, off }) => [
        start.toISOString(),
        { counts: { running, idle, fault, off }, slots },
      ]),
    ),
  };
}

async function expectSums(code: string, readings: readonly Sent[]): Promise<void> {
  const now = gateway.clock.now().getTime();
  for (const tier of ['short', 'hour'] as const) {
    expect(await storedSums(code, tier)).toEqual(expectedSums(readings, tier, now));
  }
}

const figure = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 1_000);
/** Few moments, so that several readings are of the same one: within two hours, of the last days, and far back. */
const age = fc.oneof(
  fc.integer({ min: 0, max: 2 * 3_600 }).map((seconds) => seconds * 1_000),
  fc.integer({ min: 0, max: 40 }).map((days) => days * dayMs),
  fc.integer({ min: 0, max: 399 }).map((days) => days * dayMs + 17 * 60_000),
);
const someReadings = fc
  .array(
    fc.record({
      age,
      state: fc.option(fc.constantFrom(...machineState.options), { nil: undefined }),
      measures: fc.dictionary(fc.constantFrom('load', 'temperature', 'speed'), figure, { maxKeys: 3 }),
    }),
    { minLength: 1, maxLength: 60, size: 'max' },
  )
  .map((list) => list.filter(({ state, measures }) => state !== undefined || Object.keys(measures).length > 0));

function sentOf(list: readonly { age: number; state: MachineState | undefined; measures: Record<string, number> }[]) {
  const now = gateway.clock.now().getTime();
  return list.map(
    ({ age: back, state, measures }, index): Sent => ({
      id: `r-${index}`,
      at: new Date(now - back).toISOString(),
      ...(state !== undefined && { state }),
      measures,
    }),
  );
}

async function report(code: string, readings: readonly Sent[]) {
  const answer = await gateway.call('reportReadings', { readings: readings.map((one) => ({ code, ...one })) });
  expect([answer.status, answer.message]).toEqual([200, '']);
  return answer.data;
}

/** A place for an id that depends on a seed. */
function orderOf(id: string, seed: number): number {
  let mixed = seed | 1;
  for (const character of id) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return mixed;
}

describe('sums of readings', () => {
  it('equal those of the domain, whichever order and parts the readings come in, late and repeated', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(someReadings, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), async (list, seeds) => {
        fc.pre(list.length > 0);
        const code = await newObject();
        const sent = sentOf(list);
        const [first = 0, second = 0, part = 1, again = 0] = seeds;
        const shuffled = sent.toSorted(
          (one, other) => orderOf(one.id, first + second) - orderOf(other.id, first + second),
        );
        const cut = part % (shuffled.length + 1);
        const parts = [shuffled.slice(0, cut), shuffled.slice(cut), shuffled.slice(0, again % (shuffled.length + 1))];
        let added = 0;
        for (const one of parts) if (one.length > 0) added += (await report(code, one)).added;
        expect(added).toBe(sent.length);
        await expectSums(code, sent);
      }),
      { numRuns: 40 },
    );
  });

  it('are exact when 50 concurrent reports of an object have the same ids in another order', {
    timeout: 120_000,
  }, async () => {
    const code = await newObject();
    const now = gateway.clock.now().getTime();
    const sent = Array.from(
      { length: 400 },
      (_, index): Sent => ({
        id: `c-${index}`,
        at: new Date(now - (index % 90) * 97_000).toISOString(),
        state: machineState.options[index % 4] ?? 'idle',
        measures: { load: ((index * 37) % 1000) / 10, temperature: 20 + ((index * 13) % 700) / 10 },
      }),
    );
    // Each report has a hundred readings, and each reading is in several.
    const reports = Array.from({ length: 50 }, (_, number) =>
      Array.from({ length: 100 }, (_one, place) => sent[(number * 31 + place * 7) % sent.length]).flatMap(
        (one) => one ?? [],
      ),
    );
    const answers = await Promise.all(reports.map((one) => report(code, one)));
    const distinct = new Set(reports.flat().map(({ id }) => id));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(distinct.size);
    expect(answers.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(50 * 100 - distinct.size);
    await expectSums(
      code,
      sent.filter(({ id }) => distinct.has(id)),
    );
  });

  it('do not deadlock when concurrent reports have the same objects in another order', {
    timeout: 120_000,
  }, async () => {
    const codes = await Promise.all([newObject(), newObject(), newObject()]);
    const at = gateway.clock.now().toISOString();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => {
        const turned = number % 2 === 0 ? codes : codes.toReversed();
        const readings = turned.map((code) => ({ code, id: `d-${number}`, at, state: 'running', measures: {} }));
        return gateway.call('reportReadings', { readings });
      }),
    );
    expect(answers.map(({ status, data }) => [status, data.added])).toEqual(answers.map(() => [200, 3]));
  });

  it('give the hours of running that the domain gives, those that are no longer kept included', async () => {
    const code = await newObject();
    const sent = sentOf(
      Array.from({ length: 300 }, (_, index) => ({
        age: index * 11 * 60_000,
        state: machineState.options[(index * index) % 4],
        measures: {},
      })),
    );
    await report(code, sent);
    const { states } = expectedSums(sent, 'hour', gateway.clock.now().getTime());
    const hours = Object.values(states).reduce((sum, one) => sum + runningMs(one), 0) / hourMs;
    const read = async () =>
      (await createMonitoringReader(gateway.store, gateway.clock)(prefixed(code))).service.runningHours;
    expect(Math.abs((await read()) - hours)).toBeLessThan(0.06);
    await sql`update machine_state_hour set start = start - interval '500 days' where machine_id = (
      select id from machine where suffix = ${code})`.execute(gateway.store.kysely);
    await deleteReadings(gateway.store, gateway.clock.now());
    expect((await storedSums(code, 'hour')).states).toEqual({});
    expect(Math.abs((await read()) - hours)).toBeLessThan(0.06);
  });

  it('take a whole call of 1,000 readings', async () => {
    const code = await newObject();
    const sent = sentOf(
      Array.from({ length: reportsMax }, (_, index) => ({
        age: index * 5_000,
        state: 'running' as const,
        measures: { load: index / 10, temperature: 60.7, speed: 12.4 },
      })),
    );
    expect((await report(code, sent)).added).toBe(reportsMax);
    expect((await report(code, sent)).repeated).toBe(reportsMax);
    await expectSums(code, sent);
  });
});
