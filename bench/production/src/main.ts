import { cpus } from 'node:os';
import { startServer } from '../../server/startServer.ts';
import { checkView, type Measurement, measureHello, measureMonths, views } from './measure.ts';
import { checkReadings, measureReports, measureView, windows } from './measureReadings.ts';
import { type Sample, tableOf } from './report.ts';
import {
  connections,
  databaseUrl,
  eventCount,
  machineCount,
  p95TargetMs,
  positionCount,
  reportedReadings,
  rounds,
} from './settings.ts';

/** Processes started by the benchmark. */
const script = new URL('serve.ts', import.meta.url);

function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

if (databaseUrl === null) throw new Error('DATABASE_URL names no database: give an empty one of PostgreSQL.');

const hellos: Measurement[] = [];
const samples: Sample[] = [];
const helloServer = await startServer(script, 'hello', log);
const gateway = await startServer(script, 'gateway', log);

async function hello(): Promise<Measurement> {
  const measurement = await measureHello(helloServer.address);
  hellos.push(measurement);
  return measurement;
}

const measured: readonly { name: string; measure: () => Promise<Measurement> }[] = [
  ...(['energy', 'abnormal', 'processingTime'] as const).map((option) => ({
    name: `month of ${views[option]}`,
    measure: () => measureMonths(gateway.address, option),
  })),
  ...(['day', 'week', 'month'] as const).map((window) => ({
    name: `readings of ${windows[window]}`,
    measure: () => measureView(gateway.address, window),
  })),
  { name: `report of ${reportedReadings} readings`, measure: () => measureReports(gateway.address) },
];

// Interleaved with the baseline, so that a change of the machine's speed affects both.
async function round(): Promise<void> {
  let before = await hello();
  for (const { name, measure } of measured) {
    const measurement = await measure();
    const after = await hello();
    samples.push({ name, measurement, around: [before, after] });
    before = after;
  }
}

try {
  await checkView(gateway.address);
  await checkReadings(gateway.address);
  log('warming up ...');
  await round();
  hellos.length = 0;
  samples.length = 0;
  for (let number = 1; number <= rounds; number += 1) {
    log(`round ${number} of ${rounds} ...`);
    await round();
  }
} finally {
  await gateway.stop();
  await helloServer.stop();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
process.stdout.write(
  [
    `${eventCount.toLocaleString('en')} events of ${positionCount} positions, readings of ${machineCount} machines, ${connections} connections, medians of ${rounds} rounds; Node ${process.version}, ${cpus().length} x ${processor}`,
    '',
    tableOf(hellos, samples),
  ].join('\n'),
);
const slow = samples.filter(({ measurement }) => measurement.p95 > p95TargetMs);
if (slow.length > 0) log(`${slow.length} of ${samples.length} measurements took longer than ${p95TargetMs} ms.`);
