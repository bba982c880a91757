import { sql } from 'kysely';
import { isEmpty } from '../../../apps/gateway/demo/seed.ts';
import { keepEnterpriseToken } from '../../../apps/gateway/src/production/enterpriseTokens.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { buildGateway, serveUntilEnd } from '../../server/serve.ts';
import { databaseVariable, others, prefix, token } from './settings.ts';

/** Only enterprises and their tokens: everything else is registered by calls. */
async function fill(store: Store): Promise<void> {
  if (!(await isEmpty(store))) throw new Error('The database holds data; give the benchmark an empty one.');
  const now = new Date();
  await sql`insert into second_level_node (prefix, name) values ('88.118', '健身器材')`.execute(store.kysely);
  for (const enterprise of [{ prefix, token }, ...others]) {
    await sql`
      insert into enterprise (prefix, node_prefix, name, industry, website, introduce, area_code, examine_status, created_at)
      values (${enterprise.prefix}, '88.118', '山东泰岳健身科技有限公司', '体育用品制造', '', '', '371422', 'approved', ${now})`.execute(
      store.kysely,
    );
    await keepEnterpriseToken(store.kysely, { ...enterprise, name: '压测赋码系统', now });
  }
}

const databaseUrl = process.env[databaseVariable];
if (!databaseUrl) throw new Error(`${databaseVariable} names no database.`);
await serveUntilEnd(await buildGateway({ dataDir: '', databaseUrl, fill, publicUrl: 'https://id.example.cn' }));
