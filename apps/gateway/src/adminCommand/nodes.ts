import { CommandFailure } from '../operatorCommand/commandFailure.ts';
import type { Store } from '../schema/store.ts';

const unknown = (prefix: string) =>
  new CommandFailure(`没有前缀为 ${prefix} 的二级节点，请用 node list 查看已有的节点。`);

/** Adds a second-level node, below which enterprises can then apply for prefixes. Returns one sentence, Chinese. */
export async function addNode({ kysely }: Store, prefix: string, name: string): Promise<string> {
  const added = await kysely
    .insertInto('second_level_node')
    .values({ prefix, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('prefix')
    .executeTakeFirst();
  if (added !== undefined) return `已添加二级节点 ${prefix} ${name}，企业可以申请其下的前缀。`;
  throw new CommandFailure(`二级节点 ${prefix} 已存在；要更改名称，请用 node rename。`);
}

/** Changes the name of a node. Returns one sentence, Chinese. */
export async function renameNode({ kysely }: Store, prefix: string, name: string): Promise<string> {
  const renamed = await kysely
    .updateTable('second_level_node')
    .set({ name })
    .where('prefix', '=', prefix)
    .returning('prefix')
    .executeTakeFirst();
  if (renamed === undefined) throw unknown(prefix);
  return `二级节点 ${prefix} 的名称已改为 ${name}。`;
}

/** SQLSTATE foreign_key_violation. */
const foreignKeyViolation = '23503';

/** Removes a node that no enterprise and no registration has. Returns one sentence, Chinese. */
export async function removeNode({ kysely }: Store, prefix: string): Promise<string> {
  try {
    const removed = await kysely
      .deleteFrom('second_level_node')
      .where('prefix', '=', prefix)
      .returning('prefix')
      .executeTakeFirst();
    if (removed === undefined) throw unknown(prefix);
  } catch (error) {
    const isUsed = error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
    if (!isUsed) throw error;
    throw new CommandFailure(`二级节点 ${prefix} 已有企业或前缀申请，不能删除。`, { cause: error });
  }
  return `已删除二级节点 ${prefix}。`;
}

/** Lists nodes, one a line. */
export async function listNodes({ kysely }: Store): Promise<string> {
  const rows = await kysely.selectFrom('second_level_node').select(['prefix', 'name']).orderBy('prefix').execute();
  return [...rows.map(({ prefix, name }) => `${prefix}  ${name}`), `共 ${rows.length} 个二级节点`].join('\n');
}
