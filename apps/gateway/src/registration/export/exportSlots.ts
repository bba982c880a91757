import { exportsMax } from './limits.ts';

/** The exports under way on this gateway. */
export interface ExportSlots {
  /** Takes a place for an enterprise; false when it has one already, or all are taken. */
  take(prefix: string): boolean;
  release(prefix: string): void;
}

export function createExportSlots(): ExportSlots {
  const underWay = new Set<string>();
  return {
    take(prefix) {
      if (underWay.has(prefix) || underWay.size >= exportsMax) return false;
      underWay.add(prefix);
      return true;
    },
    release: (prefix) => void underWay.delete(prefix),
  };
}
