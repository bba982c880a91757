import { describe, expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

describe('remember', () => {
  it('makes a value once for all who ask at the same time and later', async () => {
    const kept = new Map<string, Promise<number>>();
    const make = vi.fn<() => Promise<number>>(async () => 1);
    expect(await Promise.all([remember(kept, 'a', make), remember(kept, 'a', make)])).toEqual([1, 1]);
    expect(await remember(kept, 'a', make)).toBe(1);
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes it again when it failed', async () => {
    const kept = new Map<string, Promise<number>>();
    const fail = () => Promise.reject(new Error('away'));
    await expect(Promise.all([remember(kept, 'a', fail), remember(kept, 'a', fail)])).rejects.toThrow('away');
    expect(await remember(kept, 'a', async () => 2)).toBe(2);
  });
});
