import { cpus } from 'node:os';
import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';
import { openStore } from '../../../apps/gateway/src/schema/store.ts';
import { createTestDatabase } from '../../../apps/gateway/testing/platform/testDatabase.ts';
import { beginRun } from '../../../apps/gateway/testing/platform/testRun.ts';
import { startServer } from '../../server/startServer.ts';
import { measureCalls, measureLookups, measureStatements } from './measure.ts';
import { codesOf, registerObjects } from './register.ts';
import {
  callers,
  databaseVariable,
  eventsPerObject,
  eventsTarget,
  linesPerCall,
  objectCount,
  registrationTarget,
  rounds,
} from './settings.ts';

function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rates = { statements: [] as number[], calls: [] as number[], plain: [] as number[], eventful: [] as number[] };

/** A server of its own, unless a database is given. */
async function openDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env[databaseVariable];
  if (given) return { url: given, close: async () => {} };
  const close = await beginRun();
  return { url: (await createTestDatabase()).url, close };
}

const database = await openDatabase();
process.env[databaseVariable] = database.url;
try {
  const gateway = await startServer(new URL('serve.ts', import.meta.url), 'gateway', log);
  const store = await openStore({ dataDir: '', databaseUrl: database.url, log: silentLog });
  try {
    log(`registering ${2 * objectCount} objects and ${objectCount * eventsPerObject} events ...`);
    await registerObjects(gateway.address);
    const [plain, eventful] = [codesOf('plain'), codesOf('eventful')];
    for (let round = 0; round <= rounds; round += 1) {
      log(round === 0 ? 'warming up ...' : `round ${round} of ${rounds} ...`);
      rates.statements[round] = await measureStatements(store);
      rates.calls[round] = await measureCalls(gateway.address);
      rates.plain[round] = await measureLookups(gateway.address, plain);
      rates.eventful[round] = await measureLookups(gateway.address, eventful);
    }
  } finally {
    await store.close();
    await gateway.stop();
  }
} finally {
  await database.close();
}

/** A row: a rate, and its ratio to another of the same round; medians without the first round. */
function row(name: string, own: readonly number[], base: readonly number[], target: number | null): string {
  const ratios = own.map((rate, round) => rate / (base[round] ?? Number.NaN));
  const ratio = target === null ? ['', ''] : [median(ratios.slice(1)).toFixed(2), target.toFixed(2)];
  return `| ${name} | ${Math.round(median(own.slice(1))).toLocaleString('en')} | ${ratio.join(' | ')} |`;
}

const processor = cpus()[0]?.model ?? 'unknown processor';
process.stdout.write(
  [
    `${linesPerCall} lines a call, ${callers} callers, ${objectCount.toLocaleString('en')} objects of each kind, medians of ${rounds} rounds; Node ${process.version}, ${cpus().length} x ${processor}`,
    '',
    '| | a second | ratio | to reach |',
    '|---|---:|---:|---:|',
    row('lines, the statements alone', rates.statements, [], null),
    row('lines, registerIdentifiers', rates.calls, rates.statements, registrationTarget),
    row('lookups of objects without events', rates.plain, [], null),
    row(`lookups of objects with ${eventsPerObject} events`, rates.eventful, rates.plain, eventsTarget),
    '',
  ].join('\n'),
);
