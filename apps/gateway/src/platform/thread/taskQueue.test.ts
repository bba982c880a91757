import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './taskQueue.ts';

describe('createTaskQueue', () => {
  it('runs tasks one at a time, in order', async () => {
    const line = createTaskQueue(3);
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => line(work(name))))).toEqual(['a', 'b', 'c']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('rejects a task when the queue is full, and accepts one again when a place is free', async () => {
    const line = createTaskQueue(2);
    const first = line(async () => 1);
    const second = line(async () => 2);
    expect(line(async () => 3)).toBeNull();
    expect(await first).toBe(1);
    expect(await second).toBe(2);
    expect(await line(async () => 4)).toBe(4);
  });

  it('continues after a failed task', async () => {
    const line = createTaskQueue(2);
    const failing = line(() => Promise.reject(new Error('broken')));
    const next = line(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
