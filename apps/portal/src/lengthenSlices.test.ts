import { createRequire } from 'node:module';
import { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } from 'scheduler';
import { afterEach, expect, it, vi } from 'vitest';
import { lengthenSlices } from './lengthenSlices.ts';

const own = createRequire(import.meta.url);

afterEach(() => vi.restoreAllMocks());

it('lengthens the slices of the scheduler that React DOM renders with', () => {
  expect(createRequire(own.resolve('react-dom')).resolve('scheduler')).toBe(own.resolve('scheduler'));
});

it('lets a slice take more than 5 ms and less than a long task', async () => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  lengthenSlices();
  const isOver = await new Promise<boolean[]>((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      resolve(
        [6, 30, 40].map((ms, index, all) => {
          now += ms - (all[index - 1] ?? 0);
          return unstable_shouldYield();
        }),
      );
    });
  });
  expect(isOver).toEqual([false, false, true]);
});
