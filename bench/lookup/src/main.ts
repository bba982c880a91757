import { cpus } from 'node:os';
import { takeJsonFile, writeRatios } from '../../../scripts/benchRatios.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import {
  type Measurement,
  measureColdPages,
  measureHeldPages,
  measureHello,
  measureRandom,
  measureRepeated,
} from './measure.ts';
import { ratiosOf, type Sample, tableOf, tableOfPages } from './report.ts';
import {
  connections,
  cpuTargets,
  databaseUrl,
  identifierCount,
  pageTargets,
  portalDir,
  rounds,
  type ServerKind,
  targets,
} from './settings.ts';

/** Processes started by the benchmark. */
const script = new URL('serve.ts', import.meta.url);

const { file } = takeJsonFile(process.argv.slice(2));

function log(text: string): void {
  process.stderr.write(`${text}\n`);
}

const kinds: readonly ServerKind[] = databaseUrl === null ? ['embedded'] : ['embedded', 'postgres'];
const servers = new Map<ServerKind, RunningServer>();
const hellos: Measurement[] = [];
const samples: Sample[] = [];
const coldPages: Measurement[] = [];
const heldPages: Measurement[] = [];

function serverOf(kind: ServerKind): RunningServer {
  const server = servers.get(kind);
  if (server === undefined) throw new Error(`There is no server ${kind}.`);
  return server;
}

async function hello(): Promise<Measurement> {
  const measurement = await measureHello(serverOf('hello'));
  hellos.push(measurement);
  return measurement;
}

// Interleaved with the baseline, so that a change of the machine's speed affects both.
async function round(): Promise<void> {
  let before = await hello();
  for (const kind of kinds) {
    const server = serverOf(kind);
    const target = kind === 'postgres' ? targets.postgres : targets.embedded;
    const random = await measureRandom(server);
    const between = await hello();
    const repeated = await measureRepeated(server);
    const after = await hello();
    const cpu = kind === 'postgres' ? cpuTargets.postgres : cpuTargets.embedded;
    samples.push({ name: `${kind}, random lookups`, measurement: random, around: [before, between], target, cpu });
    samples.push({
      name: `${kind}, cached repeats (304)`,
      measurement: repeated,
      around: [between, after],
      target: targets.repeated,
      cpu: cpuTargets.repeated,
    });
    before = after;
  }
  if (portalDir === null) return;
  const server = serverOf('embedded');
  coldPages.push(await measureColdPages(server));
  heldPages.push(await measureHeldPages(server));
}

try {
  for (const kind of ['hello', ...kinds] as const) servers.set(kind, await startServer(script, kind, log));
  log('warming up ...');
  await round();
  hellos.length = 0;
  for (const list of [samples, coldPages, heldPages]) list.length = 0;
  for (let number = 1; number <= rounds; number += 1) {
    log(`round ${number} of ${rounds} ...`);
    await round();
  }
} finally {
  for (const server of servers.values()) await server.stop();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
const count = identifierCount.toLocaleString('en');
process.stdout.write(
  [
    `${count} identifiers, ${connections} connections, medians of ${rounds} rounds; Node ${process.version}, ${cpus().length} x ${processor}`,
    '',
    tableOf(hellos, samples),
    databaseUrl === null ? '\nPostgreSQL was skipped: DATABASE_URL is not set.\n' : '',
    portalDir === null
      ? '\nPages were skipped: the portal is not built.\n'
      : tableOfPages([
          { name: 'page of an identifier, cold', measurements: coldPages, target: pageTargets.cold },
          { name: '… from the cache', measurements: heldPages, target: pageTargets.held },
        ]),
  ].join('\n'),
);
writeRatios(file, { bench: 'lookup', lines: ratiosOf(samples) });
