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

/** Number of stored characters of a token's end: enough to tell ten tokens apart, and useless for guessing. */
const tailLength = 4;

/** The end of a token, by which it is recognized. */
export function tailOfToken(token: string): string {
  return token.slice(-tailLength);
}

/** Stores a given enterprise token as a hash, with the name of the system that has it; idempotent. */
export async function keepEnterpriseToken(
  database: Kysely<Tables>,
  { token, name, prefix, now }: { token: string; name: string; prefix: string; now: Date },
): Promise<void> {
  await database
    .insertInto('enterprise_token')
    .values({
      hash: hashToken(token),
      enterprise_prefix: prefix,
      name,
      tail: tailOfToken(token),
      created_at: now,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
