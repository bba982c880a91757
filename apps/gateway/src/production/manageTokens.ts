import type { EnterpriseToken, IssuedEnterpriseToken } from '@lima-id/api';
import { chinaMinute, enterpriseTokensMax, managementMessages, suspensionMessages } from '@lima-id/domain';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import { newToken } from '../platform/secret/token.ts';
import type { Store, Transactions } from '../schema/store.ts';
import { tailOfToken } from './enterpriseTokens.ts';

const columns = ['id', 'name', 'tail', 'created_at', 'withdrawn_at'] as const;

interface Row {
  id: number;
  name: string;
  tail: string;
  created_at: Date;
  withdrawn_at: Date | null;
}

function tokenOf({ id, name, tail, created_at, withdrawn_at }: Row): EnterpriseToken {
  return {
    id: String(id),
    name,
    tail,
    createTime: chinaMinute(created_at.getTime()),
    withdrawTime: withdrawn_at === null ? '' : chinaMinute(withdrawn_at.getTime()),
  };
}

function refuse(status: number, message: string): { failure: { status: number; message: string } } {
  return { failure: { status, message } };
}

const subjectOf = ({ id }: EnterpriseToken) => `token ${id}`;

/** Issues a token to an enterprise with an approved prefix, up to the limit. */
export async function issueToken(
  store: Transactions,
  clock: Clock,
  registrar: Registrar,
  name: string,
): Promise<Reply<IssuedEnterpriseToken, null>> {
  const { prefix } = registrar;
  return await store.transaction(async (transaction): Promise<Reply<IssuedEnterpriseToken, null>> => {
    // Serializes concurrent requests.
    const enterprise = await transaction
      .selectFrom('enterprise')
      .select('examine_status')
      .where('prefix', '=', prefix)
      .forUpdate()
      .executeTakeFirst();
    if (enterprise?.examine_status === 'suspended') return refuse(409, suspensionMessages.tokens);
    if (enterprise?.examine_status !== 'approved') return refuse(409, managementMessages.notApproved);
    const good = await transaction
      .selectFrom('enterprise_token')
      .select('id')
      .where('enterprise_prefix', '=', prefix)
      .where('withdrawn_at', 'is', null)
      .execute();
    if (good.length >= enterpriseTokensMax) return refuse(409, managementMessages.tokensFull);
    const { token, hash } = newToken();
    const row = await transaction
      .insertInto('enterprise_token')
      .values({
        hash,
        enterprise_prefix: prefix,
        name,
        tail: tailOfToken(token),
        created_at: clock.now(),
        withdrawn_at: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const issued = tokenOf(row);
    const change = { call: 'issueEnterpriseToken', subject: subjectOf(issued), before: null, after: issued };
    await noteChanges(transaction, registrar, row.created_at, [change]);
    return { data: { ...issued, token } };
  });
}

/** The tokens of an enterprise, newest first. */
export async function listTokens(store: Store, prefix: string): Promise<EnterpriseToken[]> {
  const rows = await store.kysely
    .selectFrom('enterprise_token')
    .select(columns)
    .where('enterprise_prefix', '=', prefix)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(tokenOf);
}

const idPattern = /^[1-9]\d{0,15}$/;

/** Revokes a token of an enterprise; idempotent. */
export async function withdrawToken(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  id: string,
): Promise<Reply<EnterpriseToken, null>> {
  const unknown = refuse(404, managementMessages.tokenUnknown);
  if (!idPattern.test(id)) return unknown;
  const now = clock.now();
  return await store.transaction(async (transaction): Promise<Reply<EnterpriseToken, null>> => {
    const row = await transaction
      .selectFrom('enterprise_token')
      .select(columns)
      .where('enterprise_prefix', '=', registrar.prefix)
      .where('id', '=', Number(id))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return unknown;
    const before = tokenOf(row);
    if (row.withdrawn_at !== null) return { data: before };
    await transaction.updateTable('enterprise_token').set({ withdrawn_at: now }).where('id', '=', row.id).execute();
    const after = tokenOf({ ...row, withdrawn_at: now });
    await noteChanges(transaction, registrar, now, [
      { call: 'withdrawEnterpriseToken', subject: subjectOf(after), before, after },
    ]);
    return { data: after };
  });
}
