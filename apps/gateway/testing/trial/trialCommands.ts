import { dayMs, trialEndingDays, trialRepeatMs } from '@lima-id/domain';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { companies, requestFor, type TrialGateway } from './trialGateway.ts';

/** Trial days of the test apps by package; undefined without a trial. */
const daysOf: Readonly<Record<string, number | undefined>> = { '101': 30, '102': 15, '201': 0, '301': 15 };
const packages = ['101', '102', '103', '201', '301', '401'] as const;

/** Callers: two of one company, one of another, one of a company under review, one without a company. */
export const people = ['maker', 'colleague', 'rival', 'applicant', 'visitor'] as const;
export type Person = (typeof people)[number];

/** The prefixes of their companies. */
export const prefixes: Record<Person, string | null> = {
  maker: companies.one,
  colleague: companies.one,
  rival: companies.other,
  applicant: companies.applicant,
  visitor: null,
};
const approved: ReadonlySet<string | null> = new Set([companies.one, companies.other]);

interface KnownTrial {
  id: unknown;
  by: Person;
  packageId: string;
  days: number;
  startedAt: number;
}

/** Model of the gateway's state. */
export interface TrialModel {
  /** By prefix and app. */
  trials: Map<string, KnownTrial>;
  /** Expected steps. */
  steps: Set<string>;
}

/** The gateway, and the accounts of the callers. */
export interface RealTrials {
  trial: TrialGateway;
  accounts: Record<Person, string>;
}

type Command = fc.AsyncCommand<TrialModel, RealTrials>;

function command(words: string, run: Command['run']): Command {
  return { check: () => true, run, toString: () => words };
}

function keyOf(prefix: string | null, packageId: string): string {
  return `${prefix}/${packageId.slice(0, 1)}`;
}

function leftOf({ days, startedAt }: KnownTrial, now: number): number | null {
  return days === 0 ? null : Math.max(0, Math.ceil((startedAt + days * dayMs - now) / dayMs));
}

interface Application {
  person: Person;
  packageId: string;
  prefix: string;
  address: 'comeApplyTrial' | 'applyTrial';
}

/** Expected status and reason of an application. */
function expectedOf({ person, packageId, prefix }: Application, { trials }: TrialModel, now: number) {
  const own = prefixes[person];
  if (!approved.has(own)) return [403, 'prefix'];
  if (own !== prefix) return [403, 'foreignPrefix'];
  const known = trials.get(keyOf(own, packageId));
  if (known === undefined) return daysOf[packageId] === undefined ? [422, 'notOffered'] : [200, null];
  const same = known.by === person && known.packageId === packageId;
  return same && now - known.startedAt < trialRepeatMs ? [200, null] : [409, 'tried'];
}

function apply(application: Application): Command {
  const { person, packageId, prefix, address } = application;
  return command(`${person} applies for ${packageId} with ${prefix} (${address})`, async (model, real) => {
    const now = real.trial.clock.now().getTime();
    const expected = expectedOf(application, model, now);
    const answer = await real.trial.apply(real.accounts[person], requestFor(packageId, prefix), address);
    expect([answer.status, answer.data.reason ?? null]).toEqual(expected);
    if (answer.status !== 200) return;
    const key = keyOf(prefix, packageId);
    const begun = { id: answer.data.id, by: person, packageId, days: daysOf[packageId] ?? Number.NaN, startedAt: now };
    const known = model.trials.get(key) ?? begun;
    expect(answer.data).toMatchObject({ id: known.id, startTime: known.startedAt });
    model.trials.set(key, known);
    model.steps.add(`applied ${key} ${person}`);
  });
}

function goOn(person: Person, packageId: string): Command {
  return command(`${person} goes on to ${packageId}`, async (model, { trial, accounts }) => {
    const own = prefixes[person];
    const key = keyOf(own, packageId);
    const known = model.trials.get(key);
    const left = known === undefined ? 0 : leftOf(known, trial.clock.now().getTime());
    const answer = await trial.goOn(accounts[person], packageId);
    const answered = [answer.status, answer.data.reason ?? null];
    if (!approved.has(own)) expect(answered).toEqual([403, 'prefix']);
    else if (known === undefined) expect(answered).toEqual([409, 'notOnTrial']);
    else if (left === 0) expect(answered).toEqual([409, 'over']);
    else {
      expect(answered).toEqual([200, null]);
      expect(answer.data).toMatchObject({ productManagerId: packageId.slice(0, 1), daysLeft: left });
      model.steps.add(`opened ${key} ${person}`);
    }
  });
}

function pass(ms: number): Command {
  return command(`${ms / dayMs} days pass`, async (_model, { trial }) => trial.clock.moveBy(ms));
}

function stateOf(daysLeft: number | null): string {
  if (daysLeft === 0) return 'over';
  return daysLeft !== null && daysLeft <= trialEndingDays ? 'ending' : 'running';
}

function list(person: Person): Command {
  return command(`${person} lists`, async (model, { trial, accounts }) => {
    const now = trial.clock.now().getTime();
    const own = [...model.trials].filter(([key]) => key.startsWith(`${prefixes[person]}/`));
    const { data } = await trial.list(accounts[person]);
    const records = data.records as Record<string, unknown>[];
    const shown = records.map(({ id, daysLeft, state }) => [id, [daysLeft, state]] as const);
    expect(new Map(shown)).toEqual(
      new Map(own.map(([, known]) => [known.id, [leftOf(known, now), stateOf(leftOf(known, now))]])),
    );
    const starts = records.map(({ startTime }) => Number(startTime));
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect([data.total, records.length]).toEqual([own.length, own.length]);
  });
}

const anyone = fc.constantFrom(...people);
const anyPackage = fc.constantFrom(...packages);
/** Mostly with the own prefix, else with any. */
const anyApplication = fc
  .record({
    person: anyone,
    packageId: anyPackage,
    prefix: fc.option(fc.constantFrom(...Object.values(companies)), { freq: 5 }),
    address: fc.constantFrom('comeApplyTrial' as const, 'applyTrial' as const),
  })
  .map((one) => apply({ ...one, prefix: one.prefix ?? prefixes[one.person] ?? companies.one }));
const anyTime = fc.oneof(
  fc.constantFrom(1, trialRepeatMs - 1, trialRepeatMs, 12 * dayMs, 15 * dayMs - 1, 15 * dayMs, 400 * dayMs),
  fc.integer({ min: 0, max: 20 * dayMs }),
);

/** Random commands: applications are twice as likely as any other. */
export const trialCommands = fc.commands(
  [
    anyApplication,
    anyApplication,
    fc.tuple(anyone, anyPackage).map(([person, packageId]) => goOn(person, packageId)),
    anyTime.map(pass),
    anyone.map(list),
  ],
  { maxCommands: 30, size: '+1' },
);
