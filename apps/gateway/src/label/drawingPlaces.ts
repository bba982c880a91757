import { drawingsMax, drawingsOfEnterpriseMax } from './limits.ts';

/** Limits the drawings in progress. */
export interface DrawingPlaces {
  /** Takes a place for an enterprise. Returns the function that frees it, once; or why there is none. */
  take(prefix: string): (() => void) | 'full' | 'ownFull';
}

/** Creates the places of a gateway. */
export function createDrawingPlaces(): DrawingPlaces {
  let taken = 0;
  const takenBy = new Map<string, number>();

  function count(prefix: string, change: 1 | -1): void {
    taken += change;
    const own = (takenBy.get(prefix) ?? 0) + change;
    if (own === 0) takenBy.delete(prefix);
    else takenBy.set(prefix, own);
  }

  return {
    take(prefix) {
      if ((takenBy.get(prefix) ?? 0) >= drawingsOfEnterpriseMax) return 'ownFull';
      if (taken >= drawingsMax) return 'full';
      count(prefix, 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        count(prefix, -1);
      };
    },
  };
}
