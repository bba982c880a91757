import type { Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { IdentifyEnterprise } from '../platform/authorisation/caller.ts';
import type { Store } from '../platform/database/database.ts';
import { hashToken } from '../platform/secret/token.ts';

const identifyText = `
  select enterprise.prefix as "enterprisePrefix"
  from enterprise_token
  join enterprise on enterprise.prefix = enterprise_token.enterprise_prefix and enterprise.examine_status = 2
  where enterprise_token.hash = $1 and enterprise_token.withdrawn_at is null`;

/** Tells which enterprise a token was given to, while it is good: not withdrawn, and the enterprise's prefix approved. */
export function createEnterpriseIdentifier(store: Store): IdentifyEnterprise {
  return async (token) => {
    const [row] = await store.prepared<{ enterprisePrefix: string }>('identify_enterprise', identifyText, [
      hashToken(token),
    ]);
    return row ?? null;
  };
}

/** Keeps a token for an enterprise, as a hash; one that is kept already stays as it is. */
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
