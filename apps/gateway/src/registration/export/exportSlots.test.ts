import { describe, expect, it } from 'vitest';
import { createExportSlots } from './exportSlots.ts';
import { exportsMax } from './limits.ts';

describe('createExportSlots', () => {
  it('gives an enterprise one place, until it is released', () => {
    const slots = createExportSlots();
    expect([slots.take('88.118.001'), slots.take('88.118.001'), slots.take('88.118.002')]).toEqual([true, false, true]);
    slots.release('88.118.001');
    expect([slots.take('88.118.001'), slots.take('88.118.002')]).toEqual([true, false]);
  });

  it('gives no more places than a gateway has', () => {
    const slots = createExportSlots();
    const taken = Array.from({ length: exportsMax + 2 }, (_, index) => slots.take(`88.118.${index + 1}`));
    expect(taken.filter((one) => one)).toHaveLength(exportsMax);
    slots.release('88.118.1');
    expect([slots.take('88.118.99'), slots.take('88.118.98')]).toEqual([true, false]);
  });
});
