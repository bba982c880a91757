/** The enterprise that registers, and the token of its systems. */
export const prefix = '88.118.001';
export const token = 'a token of the benchmark, long enough to be one';

/** Other enterprises that import at the same time, and the tokens of their systems. */
export const others = Array.from({ length: 10 }, (_, index) => ({
  prefix: `88.118.${index + 101}`,
  token: `${token} ${index}`,
}));

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

/** Lines of the imported file, of those beside which is looked up, and of those that are imported at the same time. */
export const importLines = Number(process.env['BENCH_LINES'] ?? 1_000_000);
export const besideLines = Math.ceil(importLines / 10);
export const sharedLines = Math.ceil(importLines / 50);

/** Labels of a file. */
export const labelCount = Number(process.env['BENCH_LABELS'] ?? 10_000);

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
/** Least share of the rows that COPY writes. */
export const importTarget = 0.25;
/** Least share of the rows that inserts of many rows write. */
export const importInsertTarget = 0.25;
/** Most memory of the gateway in MB during an import. */
export const importMemoryTarget = 300;
/** Least share of the lookups without an import. */
export const besideTarget = 0.8;
/** How much longer the slowest of the imports at the same time takes than the quickest, at most. */
export const fairnessTarget = 1.25;
/** Most seconds for a file of 10,000 labels. */
export const labelsTarget = 60;
