/** Events in the database, all of one production line. */
export const eventCount = 10_000_000;

/** Days over which the events are spread, up to the last day of the newest month. */
export const dayCount = 92;

/** The first day of the events, and the months that are looked at: all of them behind the clock. */
export const firstDay = '2026-03-01';
export const months = [
  ['2026-03-01', '2026-03-31'],
  ['2026-04-01', '2026-04-30'],
  ['2026-05-01', '2026-05-31'],
] as const;

/** Positions of the line, in six units; each has its share of the events. */
export const positionCount = 60;

/** Connections that ask at the same time, each its next question as soon as it has its answer. */
export const connections = 4;

/** Seconds of one measurement, after `warmUpSeconds` that do not count. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 2;

/** Times that everything is measured; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** An empty PostgreSQL database, or one that this benchmark has filled before. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** To reach: milliseconds within which 95 of 100 month views are answered. */
export const p95TargetMs = 300;

/** The object whose production scene is looked at. */
export const object = { prefix: '88.118.001', suffix: 'GT-2026-000123', sceneConfId: 'bench-production' } as const;
