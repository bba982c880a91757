/** Rounds; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** The device and the network of every visit: a slow phone, and Lighthouse's slow 4G. */
export const phone = {
  viewport: { width: 390, height: 844 },
  /** Slowdown of the processor. */
  cpuRate: 4,
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
} as const;

/** Ms after the load event within which the work of the scripts counts. */
export const restMs = 4_000;

/** Ms after a deed within which its frame has been painted. */
export const paintedMs = 1_000;

/** What a page and a deed have to reach. */
export const goals = {
  /** Ratios to the static page of the same round. */
  fcpRatio: 1.6,
  lcpRatio: 2.2,
  tbtMs: 150,
  cls: 0.02,
  inpMs: 100,
  secondPageMs: 200,
} as const;

/** What the scripts of a first load have to reach, in KB (1000 bytes) as sent, by the name of the page. */
export const scriptGoals: Readonly<Record<string, number>> = { home: 120, store: 140, login: 150 };
