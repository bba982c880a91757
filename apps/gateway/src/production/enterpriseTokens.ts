import type { Kysely } from 'kysely';
import type { EnterpriseCaller, IdentifyEnterprise } from '../platform/authorisation/caller.ts';
import { hashToken } from '../platform/secret/token.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

const identifyText = `
  select enterprise.prefix as "enterprisePrefix", enterprise_token.id as "tokenId"
  from enterprise_token
  join enterprise on enterprise.prefix = enterprise_token.enterprise_prefix and enterprise.examine_status = 'approved'
  where enterprise_token.hash = $1 and enterprise_token.withdrawn_at is null`;

/** Identifies the enterprise of a valid token: not revoked, and with an approved prefix. */
export function createEnterpriseIdentifier(store: Store): IdentifyEnterprise {
  return async (token) => {
    const [row] = await store.prepared<EnterpriseCaller>('identify_enterprise', identifyText, [hashToken(token)]);
    return row ?? null;
  };
}

/** Stores an enterprise token as a hash; idempotent. */
export async function keepEnterpriseToken(
  database: Kysely<Tables>,
  token: string,
  enterprisePrefix: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto('enterprise_token')
    .values({
      hash: hashToken(token),
      enterprise_prefix: enterprisePrefix,
      created_at: now,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
