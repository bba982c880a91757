import { sql } from 'kysely';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import type { Store } from '../src/schema/store.ts';
import { removedSuffix } from './demoRemains.ts';
import { demoSeedFact } from './demoSeed.ts';
import { demoEnterprises } from './enterprises.ts';
import { isEmpty } from './seed.ts';

interface DemoMarks {
  /** Whether it was filled with the demo data. */
  seeded: boolean;
  /** Whether `npm run demo:remove` has disabled accounts of the demo. */
  removed: boolean;
}

/** Reads what tells a demo. One that was filled before its seed was stored is recognised by its enterprises. */
async function readMarks({ kysely }: Pick<Store, 'kysely'>): Promise<DemoMarks> {
  const enterprises = JSON.stringify(demoEnterprises.map(({ prefix, name }) => ({ prefix, name })));
  const { rows } = await sql<DemoMarks>`
    select
      exists (select from database_fact where name = ${demoSeedFact}) or exists (
        select from enterprise
        join jsonb_to_recordset(${enterprises}::jsonb) as known (prefix text, name text) using (prefix, name)
      ) as seeded,
      exists (select from account where right(username, ${removedSuffix.length}) = ${removedSuffix}) as removed
  `.execute(kysely);
  return rows[0] ?? { seeded: false, removed: false };
}

/**
 * Throws a StartRefusal when the demo is started on the database of a real platform: one with data that the demo has not filled, or one
 * whose demo was removed. The demo prints SMS codes, simulates payments, and adds accounts with a public password.
 */
export async function refuseRealPlatform(store: Pick<Store, 'kysely'>): Promise<void> {
  if (await isEmpty(store)) return;
  const { seeded, removed } = await readMarks(store);
  if (seeded && !removed) return;
  throw new StartRefusal(
    '数据库属于正式运行的平台，不是演示数据库，请以 DEMO=0 启动；要运行演示环境，请用 DATA_DIR 或 DATABASE_URL 指定空的数据库。',
  );
}
