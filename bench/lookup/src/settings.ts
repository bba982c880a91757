import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is measured against. */
export type ServerKind = 'hello' | 'embedded' | 'postgres';

/** Identifiers in the database. */
export const identifierCount = 1_000_000;

/** Identifiers of one batch; the usual size for a manufacturer. */
export const unitsPerBatch = 500;

/** Enterprises over which the batches are spread; each makes one model. */
export const enterpriseCount = 50;

/** Connections that ask at the same time, each its next question as soon as it has its answer. */
export const connections = 32;

/** Seconds of one measurement, after `warmUpSeconds` that do not count. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 3;

/** Times that everything is measured; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Identifiers that the cached repeat asks for again and again. */
export const repeatedCount = 100;

/** An empty PostgreSQL database, or one that this benchmark has filled before; without it PostgreSQL is skipped. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** Folder of the embedded database; kept between runs, since filling it takes a minute. */
export const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'lima-bench-lookup');

/** To reach, as parts of what "hello" reaches. */
export const targets = { postgres: 0.35, embedded: 0.12, repeated: 0.6 } as const;

/** Prefix of the enterprise with this number, from 0. */
export function prefixOf(enterprise: number): string {
  return `88.118.${100 + enterprise}`;
}

/** The identifier with this number, from 0 to `identifierCount` - 1. The filling statement makes the same in SQL. */
export function identifierAt(index: number): string {
  const enterprise = Math.floor(index / unitsPerBatch) % enterpriseCount;
  return `${prefixOf(enterprise)}/SR-2026-${String(index).padStart(7, '0')}`;
}
