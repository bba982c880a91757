import type { IdentifierFailure, IdentifierRequest } from '@lima-id/api';
import { type Element, type IdentifierRecord, messages } from '@lima-id/domain';
import { type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../shared/api/call.ts';
import { publicCall } from '../../shared/api/lateCalls.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import { atServer } from '../../shared/clock/serverTime.ts';
import { takePrepared } from '../../shared/page/prepared.ts';
import { currentUser } from '../../shared/session/userStore.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A record with the lookup's duration in milliseconds. */
export interface TimedRecord {
  record: IdentifierRecord;
  tookMs: number;
}

/** The prerendered reason for a missing record. */
export interface DrawnFailure {
  failure: { status: number; message: string; data: IdentifierFailure };
  /** The requested identifier, canonical if possible. */
  asked: string;
}

/** The data of a visit: prerendered, or the record. Other failures are errors of the query. */
export type LookupOutcome = TimedRecord | DrawnFailure;

type Visit = Pick<RequestedIdentifier, 'text' | 'visit'>;

/** A visit caches what it has read: a repeated lookup is another visit, and going back shows the former one unchanged. */
const staleTime = Number.POSITIVE_INFINITY;

function visitKey({ text, visit }: Visit) {
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

async function askRecord(asked: IdentifierRequest, options: CallOptions): Promise<IdentifierRecord> {
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
    staleTime: seesMore() ? 0 : staleTime,
    initialData: () => preparedOutcome(visit.text),
    queryFn: async ({ signal }) => {
      const elapsed = stopwatch();
      const record = await askRecord({ identifier: visit.text }, { signal });
      return { record, tookMs: elapsed() };
    },
  });
}

/** Reads the elements of one scene of the identifier of a visit; figures and readings only if needed. */
export function sceneQueryOptions(visit: Visit, sceneConfId: string, figures = false) {
  return queryOptions<Element[]>({
    queryKey: [...visitKey(visit), 'scene', sceneConfId],
    staleTime,
    queryFn: async ({ signal }) => {
      const asked = { identifier: visit.text, sceneConfId };
      if (figures) {
        const { readFigures } = await import('./readFigures.ts');
        return (await readFigures(asked, { signal })).elements;
      }
      return (await askRecord(asked, { signal })).elements;
    },
  });
}

/** The queries of the scenes of a visit whose elements match `wanted`. */
export function scenesOfVisit(visit: Visit, wanted: (elements: readonly Element[]) => boolean): QueryFilters {
  return {
    queryKey: [...visitKey(visit), 'scene'],
    predicate: ({ state }) => Array.isArray(state.data) && wanted(state.data),
  };
}

/** When the data of a scene was received, by the server's clock, milliseconds since 1970 UTC; undefined until then. */
export function sceneCameAt(client: QueryClient, visit: Visit, sceneConfId: string): number | undefined {
  const cameAt = client.getQueryState(sceneQueryOptions(visit, sceneConfId).queryKey)?.dataUpdatedAt;
  return cameAt ? atServer(cameAt) : undefined;
}

/** The failed call behind a query's error, if there is one. */
export function failedResult(error: unknown): RequestFailure<IdentifierFailure>['result'] | null {
  return error instanceof RequestFailure ? error.result : null;
}

/** The message for a scene whose data failed to load: the server's if there is one. */
export function failedMessage(error: unknown): string {
  return failedResult(error)?.message ?? messages.request.serviceError;
}
