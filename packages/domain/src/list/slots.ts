import { blockSlots } from './limits.ts';

/** The first entries of a block and null for each place left empty: always `slots` of them. Source: docs/rules/market.md. */
export function fillSlots<Item>(items: readonly Item[], slots: number = blockSlots): (Item | null)[] {
  return Array.from({ length: slots }, (_, index) => items[index] ?? null);
}
