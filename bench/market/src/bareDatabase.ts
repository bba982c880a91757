import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppSearch } from '@lima-id/api';
import type { Kysely, RawBuilder } from 'kysely';
import { countApps } from '../../../apps/gateway/src/market/search/countApps.ts';
import { quickPage } from '../../../apps/gateway/src/market/search/pageOfMatches.ts';
import { searchTerms } from '../../../apps/gateway/src/market/search/searchText.ts';
import { countsOfAll, pageOfAll } from '../../../apps/gateway/src/market/searchApps.ts';
import type { Tables } from '../../../apps/gateway/src/schema/tables.ts';
import { connections, seconds } from './settings.ts';

const run = promisify(execFile);

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** The statement with inlined parameters, on one line, as pgbench needs it. */
function written(statement: RawBuilder<unknown>, database: Kysely<Tables>): string {
  const { sql, parameters } = statement.compile(database);
  const filled = sql.replace(/\$(\d+)/g, (_place, number: string) => literal(parameters[Number(number) - 1]));
  return `${filled.replace(/\s+/g, ' ')};`;
}

/** The statements of a search whose matches are counted. */
async function statementsOf(database: Kysely<Tables>, search: AppSearch): Promise<RawBuilder<unknown>[]> {
  const terms = searchTerms(search.name);
  if (terms.length === 0) return [pageOfAll(search), countsOfAll];
  const { counted, ids } = await countApps(database, search, terms);
  const page = quickPage(search, terms, counted, ids);
  if (page === null) throw new Error('No page so deep is measured.');
  return [page];
}

/** Searches per second of the database alone, by pgbench with the statements of one search and the same number of connections. */
export async function measureDatabase(
  databaseUrl: string,
  database: Kysely<Tables>,
  search: AppSearch,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-market-'));
  try {
    const script = join(folder, 'search.sql');
    await writeFile(
      script,
      (await statementsOf(database, search)).map((statement) => written(statement, database)).join('\n'),
    );
    const clients = String(connections);
    const { stdout } = await run('pgbench', ['-n', '-f', script, '-c', clients, '-T', String(seconds), databaseUrl]);
    const [, perSecond] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(`pgbench printed no figure: ${stdout}`);
    return Number(perSecond);
  } finally {
    await rm(folder, { recursive: true });
  }
}
