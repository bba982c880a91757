import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CpuTime } from '../../server/cpuTime.ts';

/** What is benchmarked. */
export type ServerKind = 'hello' | 'embedded' | 'postgres';

/** Identifiers in the database. */
export const identifierCount = 1_000_000;

/** Identifiers per batch; a usual size for a manufacturer. */
export const unitsPerBatch = 500;

/** Enterprises that the batches are distributed over; each makes one model. */
export const enterpriseCount = 50;

/** Concurrent connections; each sends its next request as soon as it has its answer. */
export const connections = 32;

/** Duration of one measurement in seconds, after `warmUpSeconds` that are not counted. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 3;

/** Rounds; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Identifiers that the cached workload repeats. */
export const repeatedCount = 100;

/** An empty PostgreSQL database, or one that this benchmark filled before; PostgreSQL is skipped without it. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** Folder of the embedded database; kept between runs, since filling takes a minute. */
export const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'lima-bench-lookup');

/** Targets, as fractions of the baseline. */
export const targets = { postgres: 0.35, embedded: 0.12, repeated: 0.6 } as const;

/** How much of the CPU time of the baseline an answer takes at most, and of which processes. */
export const cpuTargets = {
  postgres: { of: 'own', most: 2.2 },
  embedded: { of: 'tree', most: 3.5 },
  repeated: { of: 'own', most: 1.3 },
} as const satisfies Record<string, { of: keyof CpuTime; most: number }>;

const portal = fileURLToPath(new URL('../../../apps/portal/dist', import.meta.url));

/** The built portal; null when it is not built: its pages are skipped. */
export const portalDir = existsSync(join(portal, 'index.html')) ? portal : null;

/** Pages of identifiers that the gateway is to send for each second of its processor. */
export const pageTargets = { cold: 400, held: 1_500 } as const;

/** Prefix of the enterprise with this index, from 0. */
export function prefixOf(enterprise: number): string {
  return `88.118.${100 + enterprise}`;
}

/** The identifier with this index, from 0 to `identifierCount` - 1. The SQL that fills the database computes the same. */
export function identifierAt(index: number): string {
  const enterprise = Math.floor(index / unitsPerBatch) % enterpriseCount;
  return `${prefixOf(enterprise)}/SR-2026-${String(index).padStart(7, '0')}`;
}
