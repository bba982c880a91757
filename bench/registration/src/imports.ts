import { Client } from 'pg';
import { median } from '../../median.ts';
import { watchMemory } from '../../server/memory.ts';
import { startServer } from '../../server/startServer.ts';
import { withDatabase } from './database.ts';
import { carryOut, checkFile } from './importFile.ts';
import { measureLookups } from './measure.ts';
import { callerAt, codesOf, registerBatch, registerObjects } from './register.ts';
import { log, printTable, whole } from './report.ts';
import {
  besideLines,
  besideTarget,
  fairnessTarget,
  importInsertTarget,
  importLines,
  importMemoryTarget,
  importTarget,
  objectCount,
  others,
  rounds,
  seconds,
  sharedLines,
} from './settings.ts';
import { copyRows, insertRows } from './writeRows.ts';

const rows: string[][] = [];

function note(name: string, value: string, ratio = '', target: number | null = null): void {
  rows.push([name, value, ratio, target === null ? '' : String(target)]);
}

/** One file: the check, the rows and the memory, compared with COPY and with inserts of the same rows. */
async function measureImport(gateway: { address: string; pid: number }, databaseUrl: string): Promise<void> {
  const call = callerAt(gateway.address);
  log(`importing ${importLines} lines ...`);
  const memory = watchMemory(gateway.pid);
  const { importId, seconds: checkSeconds } = await checkFile(call, 'file', importLines);
  const runSeconds = await carryOut(call, importId, importLines);
  const { most } = memory.end();
  log('writing the same rows ...');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const copySeconds = await copyRows(client, 'copy', importLines);
  const insertSeconds = await insertRows(client, 'insert', importLines);
  await client.end();
  const rate = (seconds: number) => whole(importLines / seconds);
  note('rows by COPY', rate(copySeconds));
  note('rows by inserts of many', rate(insertSeconds));
  note('lines checked', rate(checkSeconds));
  note('lines carried out, beside COPY', rate(runSeconds), (copySeconds / runSeconds).toFixed(2), importTarget);
  note('lines carried out, beside inserts', '', (insertSeconds / runSeconds).toFixed(2), importInsertTarget);
  note('most memory of the gateway, MB', whole(most), '', importMemoryTarget);
}

/** Lookups without an import and beside one, which goes on for as long as they do. */
async function measureBeside(address: string, databaseUrl: string): Promise<void> {
  const call = callerAt(address);
  await registerObjects(call, 'plain');
  const codes = codesOf('plain');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rates: { alone: number; beside: number; lines: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    log(round === 0 ? 'warming up ...' : `lookups beside an import, round ${round} of ${rounds} ...`);
    const { importId } = await checkFile(call, `beside-${round}`, besideLines);
    // Otherwise one of the two is measured while the database cleans up after the import before.
    await client.query('vacuum (analyze)');
    const alone = await measureLookups(address, codes);
    const carrying = carryOut(call, importId, besideLines);
    const beside = await measureLookups(address, codes);
    const carrySeconds = await carrying;
    if (carrySeconds < seconds) throw new Error(`The import ended after ${carrySeconds} s: set BENCH_LINES higher.`);
    rates[round] = { alone, beside, lines: besideLines / carrySeconds };
  }
  await client.end();
  const measured = rates.slice(1);
  const ratios = measured.map(({ alone, beside }) => beside / alone);
  log(`lookups beside an import: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  note('lookups', whole(median(measured.map(({ alone }) => alone))));
  const beside = whole(median(measured.map((rate) => rate.beside)));
  note('lookups beside an import', beside, median(ratios).toFixed(2), besideTarget);
  note('lines carried out with these lookups', whole(median(measured.map(({ lines }) => lines))));
}

/** Imports of ten enterprises at the same time: how much longer the slowest one takes than the quickest. */
async function measureFairness(address: string): Promise<void> {
  const imports = await Promise.all(
    others.map(async ({ token }) => {
      const call = callerAt(address, token);
      await registerBatch(call);
      return { call, importId: (await checkFile(call, 'shared', sharedLines)).importId };
    }),
  );
  const seconds = await Promise.all(imports.map(({ call, importId }) => carryOut(call, importId, sharedLines)));
  const most = Math.max(...seconds);
  note(`lines of ${others.length} imports at once`, whole((others.length * sharedLines) / most));
  note('time of the slowest beside the quickest', '', (most / Math.min(...seconds)).toFixed(2), fairnessTarget);
}

await withDatabase(async (databaseUrl) => {
  const gateway = await startServer(new URL('serve.ts', import.meta.url), 'gateway', log);
  try {
    await registerBatch(callerAt(gateway.address));
    // First: what it compares takes seconds, and the database cleans up after a million rows for minutes.
    await measureBeside(gateway.address, databaseUrl);
    await measureImport(gateway, databaseUrl);
    log(`importing for ${others.length} enterprises at once ...`);
    await measureFairness(gateway.address);
  } finally {
    await gateway.stop();
  }
});

printTable(
  `A file of ${whole(importLines)} lines, ${whole(objectCount)} looked-up objects`,
  ['', 'a second', 'ratio', 'to reach'],
  rows,
);
