/** Events in the database, all of one production line. */
export const eventCount = 10_000_000;

/** Days that the events are distributed over, up to the last day of the newest month. */
export const dayCount = 92;

/** The first day of the events, and the months that are viewed: all in the past. */
export const firstDay = '2026-03-01';
export const months = [
  ['2026-03-01', '2026-03-31'],
  ['2026-04-01', '2026-04-30'],
  ['2026-05-01', '2026-05-31'],
] as const;

/** Positions of the line, in six units, with equal shares of the events. */
export const positionCount = 60;

/** Concurrent connections; each sends its next request as soon as it has its answer. */
export const connections = 4;

/** Duration of one measurement in seconds, after `warmUpSeconds` that are not counted. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 2;

/** Rounds; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** An empty PostgreSQL database, or one that this benchmark filled before. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** Target: 95th percentile of a month view in ms. */
export const p95TargetMs = 300;

/** The object whose production scene is viewed. */
export const object = { prefix: '88.118.001', suffix: 'GT-2026-000123', sceneConfId: 'bench-production' } as const;

/** Machines of the same enterprise whose readings are in the database. */
export const machineCount = 50;

/** The scene of readings of the object, which is the first of the machines. */
export const monitoringSceneConfId = 'bench-monitoring';

/** Token with which readings are reported. */
export const reportToken = 'bench-readings';

/** Readings in one report, ten of each of ten machines. */
export const reportedReadings = 100;
