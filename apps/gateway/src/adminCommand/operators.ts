import { chinaMinute, usernameKey } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { currentLimit } from '../account/currentLimit.ts';
import { insertAccount } from '../account/insertAccount.ts';
import { hashPassword } from '../account/password.ts';
import { accountRefusals } from '../account/refusals.ts';
import { createSessions } from '../account/sessions.ts';
import { CommandFailure } from '../operatorCommand/commandFailure.ts';
import { administrators, type UserRole } from '../platform/authorisation/caller.ts';
import type { Tables } from '../schema/tables.ts';
import type { AdminParts } from './adminParts.ts';

/**
 * Role of operators that the command adds. MANAGER may make the same calls, except that ADMIN alone finds, limits, restores and closes
 * accounts.
 */
const operatorRole: UserRole = 'ADMIN';

/** Locks the account of a user name. */
async function lockAccount(transaction: Transaction<Tables>, username: string) {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'username', 'role', 'company_prefix'])
    .where('username_key', '=', usernameKey(username))
    .forUpdate()
    .executeTakeFirst();
  if (account !== undefined) return account;
  throw new CommandFailure(
    `没有用户名为“${username}”的账号，请核对；要新建平台管理员的账号，请写明手机号，例如：operator add ${username} --mobile 13900001111`,
  );
}

/** Records the role that an account was given; `from_role` is null for a new account. */
async function recordRole(
  transaction: Transaction<Tables>,
  change: { account_id: string; from_role: UserRole | null; to_role: UserRole; at: Date },
): Promise<void> {
  await transaction.insertInto('role_change').values(change).execute();
}

/** Changes the role of a locked account, ends its sessions and records the change. */
async function changeRole(
  { store, clock }: AdminParts,
  transaction: Transaction<Tables>,
  { id, role }: { id: string; role: UserRole },
  to: UserRole,
): Promise<void> {
  await transaction.updateTable('account').set({ role: to }).where('id', '=', id).execute();
  await createSessions(store, clock).endAll(transaction, id);
  await recordRole(transaction, { account_id: id, from_role: role, to_role: to, at: clock.now() });
}

/** Creates an operator's account; returns one sentence, Chinese. Throws a CommandFailure when its name or number is taken. */
export async function createOperator(
  parts: AdminParts,
  { username, mobile }: { username: string; mobile: string },
): Promise<string> {
  const { store, clock, mobiles } = parts;
  const passwordHash = await hashPassword(await parts.askForPassword());
  const now = clock.now();
  const account = { username, mobile, email: '', passwordHash, role: operatorRole, now };
  const inserted = await store.transaction(async (transaction) => {
    const made = await insertAccount(transaction, mobiles, account);
    if ('id' in made) {
      await recordRole(transaction, { account_id: made.id, from_role: null, to_role: operatorRole, at: now });
    }
    return made;
  });
  if ('id' in inserted) return `已新建平台管理员 ${username}，请用这个用户名和刚才的密码登录。`;
  const { message } = inserted.refusal;
  const isTaken = inserted.refusal === accountRefusals.usernameTaken;
  throw new CommandFailure(isTaken ? `${message}；要将已有账号设为平台管理员，请去掉 --mobile。` : `${message}。`);
}

/** Makes an account an ADMIN, also a MANAGER; returns one sentence, Chinese. Throws a CommandFailure when it is limited. */
export async function grantOperator(parts: AdminParts, named: string): Promise<string> {
  return await parts.store.transaction(async (transaction) => {
    const account = await lockAccount(transaction, named);
    if (account.role === operatorRole) return `${account.username} 已是平台管理员，没有更改。`;
    if ((await currentLimit(transaction, account.id)) !== undefined) {
      throw new CommandFailure(`${account.username} 已被限制使用，不能登录，请先恢复，或换一个账号。`);
    }
    await changeRole(parts, transaction, account, operatorRole);
    return `已将 ${account.username} 设为平台管理员，其会话均已结束，请重新登录。`;
  });
}

/**
 * Makes an operator an ordinary user, or the administrator of its enterprise. Returns its sentences, Chinese, with a warning when no ADMIN
 * remains who is not limited.
 */
export async function removeOperator(parts: AdminParts, named: string): Promise<string> {
  return await parts.store.transaction(async (transaction) => {
    const account = await lockAccount(transaction, named);
    if (!administrators.has(account.role)) return `${account.username} 不是平台管理员，没有更改。`;
    await changeRole(parts, transaction, account, account.company_prefix === null ? 'ORDINARY' : 'COMPANY_ADMIN');
    const other = await transaction
      .selectFrom('account')
      .leftJoin('account_limit as limit', (join) =>
        join.onRef('limit.account_id', '=', 'account.id').on('limit.restored_at', 'is', null),
      )
      .select('account.id')
      .where('account.role', '=', operatorRole)
      .where('limit.id', 'is', null)
      .limit(1)
      .executeTakeFirst();
    const done = `已取消 ${account.username} 的平台管理员身份，其会话均已结束。`;
    return other === undefined
      ? `${done}平台现在没有可以登录的 ADMIN 角色的管理员，不能查看、限制和注销账号，请用 operator add 添加。`
      : done;
  });
}

/** Lists operators, one a line: user name, role, and since when, where the command has given it the role. */
export async function listOperators({ store }: AdminParts): Promise<string> {
  const rows = await store.kysely
    .selectFrom('account')
    .leftJoin('role_change', 'role_change.account_id', 'account.id')
    .select(({ fn }) => ['username', 'role', fn.max('role_change.at').as('since')])
    .where('role', 'in', [...administrators])
    .groupBy(['account.id', 'username', 'role'])
    .orderBy('username')
    .execute();
  const lines = rows.map(({ username, role, since }) =>
    [username, role, ...(since === null ? [] : [chinaMinute(since.getTime())])].join('  '),
  );
  return [...lines, `共 ${rows.length} 个平台管理员`].join('\n');
}
