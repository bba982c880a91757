import { type AppSort, appSorts } from '@lima-id/domain';

/** One of the things that the list is sorted by, and what choosing it does. */
export interface SortChoice {
  label: string;
  /** Where the list is sorted by it: whether what is most stands at its end (up) or first (down). */
  direction: 'up' | 'down' | null;
  /** What the list is sorted by when it is chosen: the other direction where it is already. */
  next: AppSort;
  /** What a screen reader says of the choice. */
  name: string;
}

/** What stands first in each order. */
const orders = {
  sellTimeDown: '从新到旧',
  sellTimeUp: '从旧到新',
  priceUp: '从低到高',
  priceDown: '从高到低',
} as const satisfies Record<AppSort, string>;

/** The two directions of each choice; the first is taken by who chooses it first. */
const choices = [
  ['sellTimeDown', 'sellTimeUp'],
  ['priceUp', 'priceDown'],
] as const satisfies readonly (readonly [AppSort, AppSort])[];

/** The sort links of a list that is sorted so. */
export function sortChoices(sort: AppSort): SortChoice[] {
  return choices.map(([first, second]) => {
    const label = appSorts[first];
    if (sort !== first && sort !== second) {
      return { label, direction: null, next: first, name: `${label}，改为${orders[first]}排序` };
    }
    const next = sort === first ? second : first;
    const direction = sort.endsWith('Up') ? 'up' : 'down';
    return { label, direction, next, name: `${label}，当前${orders[sort]}，改为${orders[next]}排序` };
  });
}

/** How the list is sorted, in words. */
export function sortWords(sort: AppSort): string {
  return `已按${appSorts[sort]}${orders[sort]}排序`;
}
