import { expect, it } from 'vitest';
import { ownBytes } from './ownBytes.ts';

it('copies bytes out of the pool that they lie in', () => {
  const pooled = Buffer.from('跑步机');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.byteLength);
  const own = ownBytes(pooled);
  expect(Buffer.from(own).toString()).toBe('跑步机');
  expect(own.buffer.byteLength).toBe(pooled.byteLength);
});
