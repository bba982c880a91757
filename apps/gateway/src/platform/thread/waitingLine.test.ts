import { describe, expect, it } from 'vitest';
import { createLine } from './waitingLine.ts';

describe('createLine', () => {
  it('runs one at a time, in order, when several come at once', async () => {
    const line = createLine(3);
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

  it('turns away who finds no place and has one again when somebody leaves', async () => {
    const line = createLine(2);
    const first = line(async () => 1);
    const second = line(async () => 2);
    expect(line(async () => 3)).toBeNull();
    expect(await first).toBe(1);
    expect(await second).toBe(2);
    expect(await line(async () => 4)).toBe(4);
  });

  it('goes on with the next when one fails', async () => {
    const line = createLine(2);
    const failing = line(() => Promise.reject(new Error('broken')));
    const next = line(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
