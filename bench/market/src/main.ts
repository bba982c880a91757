import { cpus } from 'node:os';
import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';
import { openStore } from '../../../apps/gateway/src/schema/store.ts';
import { startServer } from '../../server/startServer.ts';
import { measureDatabase } from './bareDatabase.ts';
import { measureSearch } from './measure.ts';
import { type Sample, tableOf } from './report.ts';
import { appCount, connections, databaseUrl, p95TargetMs, rounds, searches } from './settings.ts';

function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

if (databaseUrl === null) throw new Error('DATABASE_URL names no database: give an empty one of PostgreSQL.');
const address = databaseUrl;

const samples: Sample[] = [];
const gateway = await startServer(new URL('serve.ts', import.meta.url), 'gateway', log);
const store = await openStore({ dataDir: '', databaseUrl, log: silentLog });
try {
  for (let number = 1; number <= rounds; number += 1) {
    log(`round ${number} of ${rounds} ...`);
    for (const [name, search] of Object.entries(searches)) {
      const measurement = await measureSearch(gateway.address, search);
      samples.push({ name, measurement, bare: await measureDatabase(address, store.kysely, search) });
    }
  }
} finally {
  await store.close();
  await gateway.stop();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
process.stdout.write(
  [
    `${appCount.toLocaleString('en')} apps, ${connections} connections, medians of ${rounds} rounds; Node ${process.version}, ${cpus().length} x ${processor}`,
    '',
    tableOf(samples),
  ].join('\n'),
);
const slow = samples.filter(({ measurement }) => measurement.p95 > p95TargetMs);
if (slow.length > 0) log(`${slow.length} of ${samples.length} measurements took longer than ${p95TargetMs} ms.`);
