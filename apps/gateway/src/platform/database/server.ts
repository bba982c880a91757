import type pg from 'pg';
import { StartRefusal } from '../startRefusal.ts';
import { runQuery } from './runQuery.ts';

/** Oldest major version of PostgreSQL that the gateway supports. */
export const oldestVersion = 15;

/** A PostgreSQL server as the gateway's role sees it. */
interface Server {
  /** Names of role and database, quoted as in SQL. */
  role: string;
  database: string;
  /** Version for people: `15.4`, `17.2 (Debian 17.2-1)` */
  version: string;
  /** Version as a number: 150004 for 15.4, 90624 for 9.6.24. */
  versionNumber: number;
}

/** Reads whom and what a connection reaches. Throws DatabaseUnavailable when the server does not answer. */
export async function readServer(pool: pg.Pool): Promise<Server> {
  const [server] = await runQuery<Server & pg.QueryResultRow>(
    pool,
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database,
      current_setting('server_version') as version, current_setting('server_version_num')::int as "versionNumber"`,
  );
  if (server === undefined) throw new Error('PostgreSQL has answered without a row.');
  return server;
}

/** Throws a StartRefusal for a server that is older than `oldestVersion`. */
export function requireVersion({ version, versionNumber }: Pick<Server, 'version' | 'versionNumber'>): void {
  if (Math.floor(versionNumber / 10_000) >= oldestVersion) return;
  throw new StartRefusal(
    `DATABASE_URL 所指的数据库是 PostgreSQL ${version}，网关需要 PostgreSQL ${oldestVersion} 或更新的版本，请升级数据库服务器，或改用另一个。`,
  );
}

/** SQLSTATE insufficient_privilege. */
const insufficientPrivilege = '42501';

/** A StartRefusal when a migration failed because the role may not create or change tables; otherwise its error. */
export function migrationError({ role, database }: Pick<Server, 'role' | 'database'>, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === insufficientPrivilege)) return error;
  return new StartRefusal(
    `数据库账号 ${role} 无权在数据库 ${database} 中创建或更改数据表（${error.message}），请由数据库管理员连接到数据库 ${database}，执行 alter database ${database} owner to ${role} 或 grant create on schema public to ${role}；数据表属于另一个账号时，请改用那个账号。`,
    { cause: error },
  );
}
