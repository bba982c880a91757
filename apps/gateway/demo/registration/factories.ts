import type { Transaction } from 'kysely';
import type { Registrar } from '../../src/enterprise/registrar.ts';
import { issueToken } from '../../src/production/manageTokens.ts';
import type { Transactions } from '../../src/schema/store.ts';
import type { Tables } from '../../src/schema/tables.ts';
import type { DemoData } from '../buildDemo.ts';
import { clockAt } from '../clockAt.ts';
import { demoEnterprises } from '../enterprises.ts';
import { carriedOut } from './carriedOut.ts';

/** Name of the system by which an enterprise of the demo registers: who made a change, in the history of an identifier. */
export const factorySystem = '标识赋码系统';

/**
 * Connects a system of each enterprise with a prefix, at the moment of the prefix: the registrars by prefix. The tokens are random and
 * forgotten at once, so that nobody can register with them.
 */
export async function connectFactories(
  store: Transactions,
  enterprises: DemoData['enterprises'],
): Promise<(prefix: string) => Registrar> {
  const registrars = new Map<string, Registrar>();
  for (const { prefix, examine_status, created_at } of enterprises) {
    if (examine_status !== 'approved') continue;
    const platform = { prefix, accountId: null, tokenId: null, address: null };
    const issued = await issueToken(store, clockAt(created_at), platform, factorySystem);
    const tokenId = Number(carriedOut('issueEnterpriseToken', issued).id);
    registrars.set(prefix, { ...platform, tokenId });
  }
  return (prefix) => {
    const registrar = registrars.get(prefix);
    if (registrar === undefined) throw new Error(`The demo has no enterprise with the prefix ${prefix}.`);
    return registrar;
  };
}

/** Withdraws the tokens of `connectFactories` for good; returns how many were valid. */
export async function disconnectFactories(transaction: Transaction<Tables>, now: Date): Promise<number> {
  const prefixes = demoEnterprises.map(({ prefix }) => prefix);
  const withdrawn = await transaction
    .updateTable('enterprise_token as token')
    .from('enterprise')
    .set({ withdrawn_at: now })
    .whereRef('enterprise.prefix', '=', 'token.enterprise_prefix')
    // A token that an enterprise has issued since is its own, whatever its name.
    .whereRef('token.created_at', '=', 'enterprise.created_at')
    .where('token.name', '=', factorySystem)
    .where('enterprise.prefix', 'in', prefixes)
    .where('token.withdrawn_at', 'is', null)
    .returning('token.id')
    .execute();
  return withdrawn.length;
}
