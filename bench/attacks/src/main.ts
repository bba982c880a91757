import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../../apps/gateway/testing/platform/testDatabase.ts';
import { type Attack, type AttackContext, type AttackedDialect, dialects, type Finding } from './attack.ts';
import { attacks } from './attacks/index.ts';
import { type PostgresqlServer, startPostgresqlServer } from './postgresqlServer.ts';
import { tableOf } from './report.ts';

const secret = 'a secret for attacks, long enough to sign with';

/** The shared PostgreSQL server, started by the first attack that needs a database. */
const servers: PostgresqlServer[] = [];

async function makeDatabase(dialect: AttackedDialect, onEnd: AttackContext['onEnd']): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lima-attacks-'));
  onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const folder = { DATA_DIR: dataDir, SECRET: secret };
  if (dialect === 'embedded') return folder;
  const server = servers[0] ?? (await startPostgresqlServer());
  if (servers.length === 0) servers.push(server);
  const { url, drop } = await createTestDatabase(`${server.address}postgres`);
  onEnd(drop);
  return { ...folder, DATABASE_URL: url };
}

async function tryAttack(attack: Attack, dialect: AttackedDialect): Promise<Finding[]> {
  const ends: (() => void | Promise<void>)[] = [];
  const onEnd: AttackContext['onEnd'] = (work) => void ends.unshift(work);
  try {
    return await attack.run({
      dialect,
      database: () => makeDatabase(dialect, onEnd),
      onEnd,
      log: (text) => void process.stderr.write(`${attack.name}: ${text}\n`),
    });
  } finally {
    for (const end of ends) await end();
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) throw new Error(`No attack is called ${unknown.join(', ')}.`);
const rows: (Finding & { attack: string; dialect: AttackedDialect })[] = [];
try {
  for (const attack of attacks.filter(({ name }) => named.length === 0 || named.includes(name))) {
    for (const dialect of dialects.filter((each) => attack.dialects.includes(each))) {
      const findings = await tryAttack(attack, dialect).catch((error: unknown): Finding[] => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        // A failed attack does not hide the results of the others.
        return [{ what: 'ended by an error', target: 'no', measured: 'yes', isMet: false }];
      });
      rows.push(...findings.map((finding) => ({ attack: attack.name, dialect, ...finding })));
    }
  }
} finally {
  for (const server of servers) server.remove();
}
process.stdout.write(tableOf(rows));
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
