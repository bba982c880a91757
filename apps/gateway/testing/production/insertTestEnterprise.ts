import { sql } from 'kysely';
import { newToken } from '../../src/platform/secret/token.ts';
import { keepEnterpriseToken } from '../../src/production/enterpriseTokens.ts';
import type { Store } from '../../src/schema/store.ts';

const created = new Date('2026-03-18T01:42:00Z');

/** Name of the system that has the token of a test enterprise. */
export const testSystem = '测试工厂系统';

/** Inserts an enterprise with an approved prefix under the node 88.118, which is created if missing; returns a token of its systems. */
export async function insertTestEnterprise(store: Store, prefix: string): Promise<string> {
  await sql`insert into second_level_node (prefix, name) values ('88.118', '健身器材') on conflict do nothing`.execute(
    store.kysely,
  );
  await store.kysely
    .insertInto('enterprise')
    .values({
      prefix,
      node_prefix: '88.118',
      name: `测试企业 ${prefix}`,
      industry: '体育用品制造',
      website: '',
      introduce: '',
      area_code: '371422',
      examine_status: 'approved',
      created_at: created,
    })
    .execute();
  const { token } = newToken();
  await keepEnterpriseToken(store.kysely, { token, name: testSystem, prefix, now: created });
  return token;
}
