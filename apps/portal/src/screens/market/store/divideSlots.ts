import { fillSlots } from '@lima-id/domain';

/** The items that stand in the places of a block, and the places that nothing stands in, counted from 0. */
export function divideSlots<Item>(items: readonly Item[]): { filled: Item[]; left: number[] } {
  const slots = fillSlots(items);
  return {
    filled: slots.filter((item) => item !== null),
    left: slots.flatMap((item, place) => (item === null ? [place] : [])),
  };
}
