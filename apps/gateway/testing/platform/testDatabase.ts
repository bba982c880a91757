import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Environment variable with the URL of a PostgreSQL server to test on; its role must be allowed to create databases. */
export const givenServer = 'TEST_DATABASE_URL';

/** Environment variable with the URL of the server that the test run has started otherwise. */
export const startedServer = 'LIMA_TEST_SERVER';

/** Environment variable with the id of a test run, whose template databases are dropped at its end. */
export const testRun = 'LIMA_TEST_RUN';

/** URL of the server of this test run. */
export function testServerUrl(): string {
  const url = process.env[givenServer] || process.env[startedServer];
  if (!url) throw new Error('testRun.ts, the global setup of the tests, has not started a server.');
  return url;
}

/** A database for one test. */
export interface TestDatabase {
  url: string;
  /** Terminates its connections and drops it. */
  drop(): Promise<void>;
}

async function runOn<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database of a server. */
function addressOf(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

/** Of a server that may have another one. The embedded PostgreSQL brings its own `C.UTF-8`, which some systems do not have. */
const locale = "lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";

/** SQL that creates a database: empty, or a copy. Copying files takes 30 ms, a sixth of the migrations. */
function creation(serverUrl: string, name: string, template: string | null): string {
  if (template !== null) return `create database ${name} template ${template} strategy file_copy`;
  const isOwn = serverUrl === process.env[startedServer];
  return `create database ${name} encoding 'UTF8' ${isOwn ? '' : locale} template template0`;
}

/** Creates a database on a server, a copy of `template` or empty. */
export async function createTestDatabase(
  serverUrl: string = testServerUrl(),
  template: string | null = null,
): Promise<TestDatabase> {
  const name = `lima_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, (client) => client.query(creation(serverUrl, name, template)));
  return {
    url: addressOf(serverUrl, name),
    drop: async () => void (await runOn(serverUrl, (client) => client.query(`drop database ${name} with (force)`))),
  };
}

function templatePrefix(run: string): string {
  return `lima_template_${run}_`;
}

/**
 * Returns the name of the run's template database with some content, which the first worker that needs it fills, starting from a copy of
 * `base`. The others wait. `fill` closes its connections: a database in use cannot be copied.
 */
export async function templateOf(
  content: string,
  base: string | null,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const serverUrl = testServerUrl();
  const run = process.env[testRun] ?? '';
  const key = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `${templatePrefix(run)}${key}`;
  await runOn(serverUrl, async (client) => {
    // Released with the connection, so that a killed worker blocks nobody.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(creation(serverUrl, unfinished, base));
    await fill(addressOf(serverUrl, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** Drops the template databases of a test run. */
export async function dropTemplates(serverUrl: string, run: string): Promise<void> {
  await runOn(serverUrl, async (client) => {
    const found = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${templatePrefix(run).replaceAll('_', '\\_')}%`,
    ]);
    for (const { datname } of found.rows) await client.query(`drop database ${datname} with (force)`);
  });
}
