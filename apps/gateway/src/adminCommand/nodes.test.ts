import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../schema/store.ts';
import { addNode, listNodes, removeNode, renameNode } from './nodes.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(() => emptyStore(store));

describe('second-level nodes', () => {
  it('are listed by prefix once they are added, with their new name once they are renamed', async () => {
    expect(await listNodes(store)).toBe('共 0 个二级节点');
    await addNode(store, '88.131', '体育场地');
    await addNode(store, '88.118', '健身器材');
    expect(await renameNode(store, '88.131', '体育场地设施')).toBe('二级节点 88.131 的名称已改为 体育场地设施。');
    expect(await listNodes(store)).toBe('88.118  健身器材\n88.131  体育场地设施\n共 2 个二级节点');
  });

  it('keep the first name when a prefix is added again, also by 20 commands at once', async () => {
    const adding = Array.from({ length: 20 }, (_, index) => addNode(store, '88.118', `名称${index}`));
    const settled = await Promise.allSettled(adding);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(addNode(store, '88.118', '健身器材')).rejects.toThrow('要更改名称，请用 node rename。');
    expect(await listNodes(store)).toMatch(/^88\.118 {2}名称\d+\n共 1 个二级节点$/);
  });

  it('are removed while nobody has a prefix below them', async () => {
    await addNode(store, '88.119', '误填');
    expect(await removeNode(store, '88.119')).toBe('已删除二级节点 88.119。');
    await insertTestEnterprise(store, '88.118.001');
    await expect(removeNode(store, '88.118')).rejects.toThrow('二级节点 88.118 已有企业或前缀申请，不能删除。');
    expect(await listNodes(store)).toContain('88.118');
  });

  it('are named in a sentence when they do not exist', async () => {
    const sentence = '没有前缀为 88.119 的二级节点，请用 node list 查看已有的节点。';
    await expect(removeNode(store, '88.119')).rejects.toThrow(sentence);
    await expect(renameNode(store, '88.119', '健身器材')).rejects.toThrow(sentence);
  });
});
