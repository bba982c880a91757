/** How fast an import goes on: lines per second, and seconds left; null where nothing can be said yet. */
export interface ImportPace {
  linesPerSecond: number | null;
  secondsLeft: number | null;
}

/** The pace of a phase that took `tookMs` ms for `lines` lines, a share from 0 to 1 of the whole. */
export function importPace({ lines, share, tookMs }: { lines: number; share: number; tookMs: number }): ImportPace {
  const hasBegun = lines > 0 && tookMs > 0;
  return {
    linesPerSecond: hasBegun ? Math.round((lines / tookMs) * 1_000) : null,
    secondsLeft: hasBegun && share > 0 ? Math.ceil((tookMs * (1 - Math.min(share, 1))) / share / 1_000) : null,
  };
}
