import type { IdentifierFailure, IdentifierRequest } from '@lima-id/api';
import type { IdentifierRecord } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/call.ts';
import { publicCall } from '../api/lateCalls.ts';
import { takePrepared } from '../page/prepared.ts';
import { currentUser } from '../session/userStore.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A record with the lookup's duration in milliseconds. */
export interface TimedRecord {
  record: IdentifierRecord;
  tookMs: number;
}

/** The prerendered reason for a missing record. */
interface DrawnFailure {
  failure: { status: number; message: string; data: IdentifierFailure };
  /** The requested identifier, canonical if possible. */
  asked: string;
}

/** The data of a visit: prerendered, or the record. Other failures are errors of the query. */
export type LookupOutcome = TimedRecord | DrawnFailure;

/** One lookup of an identifier. */
export interface Visit {
  /** The text to look up and to show: the canonical code, or the raw text when it is no code. */
  text: string;
  /** Distinguishes two visits to the same identifier: a repeated request is a new lookup. */
  visit: string;
}

/** A visit caches what it has read: a repeated lookup is another visit, and going back shows the former one unchanged. */
export const visitStaleTime = Number.POSITIVE_INFINITY;

/** Time in ms for which a failure counts for the page that a lookup opens: its code and its rendering may take longer than the answer. */
const openingMs = 10_000;

/** The key of the record of a visit, and the beginning of the keys of its scenes. */
export function visitKey({ text, visit }: Visit) {
  return ['identifier', text, visit] as const;
}

/** Whether the logged-in user may see more of a record than the public. */
function seesMore(): boolean {
  const user = currentUser();
  return user !== null && user.type !== 'ORDINARY';
}

const publicRecord = publicCall('lookUpRecord');

/** The same call with the visitor's token. */
const ownRecord = async () => ({ ...(await publicRecord()), auth: 'optional' as const });

/** Calls for a record, or for a scene of one, with what this visitor may see. */
export async function askRecord(asked: IdentifierRequest, options: CallOptions): Promise<IdentifierRecord> {
  return await call(seesMore() ? ownRecord : publicRecord, asked, options);
}

/** The prerendered data, if it is of this identifier. */
function preparedOutcome(text: string): LookupOutcome | undefined {
  const prepared = takePrepared() as LookupOutcome | undefined;
  if (prepared === undefined) return undefined;
  return ('record' in prepared ? prepared.record.identifier : prepared.asked) === text ? prepared : undefined;
}

/** Looks up the identifier of a visit, unless it was prerendered. */
export function recordQuery(visit: Visit, stopwatch: Stopwatch) {
  return queryOptions<LookupOutcome>({
    queryKey: visitKey(visit),
    // The public record, which may be prerendered, is only a placeholder for users who see more.
    staleTime: seesMore() ? 0 : visitStaleTime,
    initialData: () => preparedOutcome(visit.text),
    // A lookup that failed before its page came is not made a second time by it.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > openingMs,
    queryFn: async ({ signal }) => {
      const elapsed = stopwatch();
      const record = await askRecord({ identifier: visit.text }, { signal });
      return { record, tookMs: elapsed() };
    },
  });
}
