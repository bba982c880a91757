import { expect, it } from 'vitest';
import { secondNode } from './secondNode.ts';

it('takes a second-level node when it has id, name and prefix', () => {
  const node = { id: '1', name: '健身器材行业节点', nodePrefix: '88.118' };
  expect(secondNode.parse(node)).toEqual(node);
  expect(secondNode.safeParse({ id: '1', name: '健身器材行业节点' }).success).toBe(false);
});
