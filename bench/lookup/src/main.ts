import { cpus } from 'node:os';
import { type Measurement, measureHello, measureRandom, measureRepeated } from './measure.ts';
import { compare, type Outcome, tableOf } from './report.ts';
import { connections, databaseUrl, identifierCount, type ServerKind } from './settings.ts';
import { startServer } from './startServer.ts';

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function withServer<Result>(kind: ServerKind, work: (address: string) => Promise<Result>): Promise<Result> {
  const server = await startServer(kind, tell);
  try {
    return await work(server.address);
  } finally {
    await server.stop();
  }
}

async function measureGateway(kind: 'embedded' | 'postgres', address: string) {
  tell(`${kind}: random lookups ...`);
  const random = await measureRandom(address);
  tell(`${kind}: cached repeats ...`);
  return { kind, random, repeated: await measureRepeated(address) };
}

// Interleaved: a machine that slows down or speeds up in between does so for the measure too.
const hellos: Measurement[] = [];
const outcomes: Outcome[] = [];
const kinds = databaseUrl === null ? (['embedded'] as const) : (['embedded', 'postgres'] as const);
tell('hello ...');
hellos.push(await withServer('hello', measureHello));
for (const kind of kinds) {
  const { random, repeated } = await withServer(kind, (address) => measureGateway(kind, address));
  tell('hello ...');
  hellos.push(await withServer('hello', measureHello));
  const around = hellos.slice(-2);
  outcomes.push(compare(kind, random, repeated, around));
}

const processor = cpus()[0]?.model ?? 'unknown processor';
process.stdout.write(
  [
    `${identifierCount.toLocaleString('en')} identifiers, ${connections} connections; Node ${process.version}, ${cpus().length} x ${processor}`,
    '',
    tableOf(hellos, outcomes),
    databaseUrl === null ? '\nPostgreSQL was skipped: DATABASE_URL is not set.\n' : '',
  ].join('\n'),
);
