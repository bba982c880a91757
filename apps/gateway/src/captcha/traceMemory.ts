import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import { createKeyedHash } from '../platform/secret/keys.ts';
import type { SlideTrace } from './judgeTrace.ts';

/** Traces that are remembered at most: one in each slot, the last that passed. */
export const traceSlots = 65_536;

/** Points and different heights from which heights and times alone tell two slides of people apart. */
const telling = { pointMinCount: 12, heightMinCount: 4 };

/** Knows the traces that passed. */
export interface TraceMemory {
  /**
   * Remembers a trace: false when it is known, for all but one of those who bring it at once. A trace with telling heights is also known when
   * it was stretched to another hole, or begun later.
   */
  remember(database: Kysely<Tables>, trace: SlideTrace): Promise<boolean>;
}

const rememberText = `
  insert into captcha_trace as held (slot, hash) values ($1, $2)
  on conflict (slot) do update set hash = excluded.hash where held.hash <> excluded.hash
  returning slot`;

/** What of a trace is compared. */
function tellingPart({ input, points }: SlideTrace): string {
  const since = points[1]?.[2] ?? 0;
  const heights = new Set(points.map(([, y]) => Math.round(y)));
  const isTelling = points.length >= telling.pointMinCount && heights.size >= telling.heightMinCount;
  const rows = points.slice(1).map(([x, y, ms]) => [...(isTelling ? [] : [x]), y, ms - since].map(Math.round));
  return JSON.stringify([input, rows]);
}

/** Makes the memory, which several gateways on one database share. */
export function createTraceMemory(secret: Uint8Array): TraceMemory {
  const hashOf = createKeyedHash(secret, 'captcha traces');
  return {
    async remember(database, trace) {
      const hash = hashOf(tellingPart(trace));
      const slot = Buffer.from(hash, 'base64url').readUInt32BE() % traceSlots;
      const { rows } = await database.executeQuery(CompiledQuery.raw(rememberText, [slot, hash]));
      return rows.length > 0;
    },
  };
}
