/** The enterprise that registers, and the token of its systems. */
export const prefix = '88.118.001';
export const token = 'a token of the benchmark, long enough to be one';

/** What everything is registered under. */
export const model = 'B';
export const batch = 'B1';

/** Lines of a call, and calls at the same time. */
export const linesPerCall = 100;
export const callers = 8;

/** Looked-up objects of each kind, and the events of each object that has some. */
export const objectCount = Number(process.env['BENCH_OBJECTS'] ?? 20_000);
export const eventsPerObject = 20;

/** Lines of the calls that fill the database. */
export const linesOfFilling = 1_000;

/** Connections of the lookups. */
export const connections = 16;

/** Duration of one measurement in seconds. */
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);

/** Rounds after one that warms up; medians are reported. */
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** Environment variable with the URL of an empty PostgreSQL database; without it the benchmark starts a server. */
export const databaseVariable = 'DATABASE_URL';

/** Least share of the rows that the same statements insert directly. */
export const registrationTarget = 0.3;
/** Least share of the lookups of objects without events: one in 1.1. */
export const eventsTarget = 0.91;
