import type { IdentifierFailure } from '@lima-id/api';
import { type Element, type IdentifierRecord, messages } from '@lima-id/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api/ask.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A record with the time it took to come, in whole milliseconds. */
export interface TimedRecord {
  record: IdentifierRecord;
  tookMs: number;
}

type Visit = Pick<RequestedIdentifier, 'text' | 'visit'>;

/** A visit keeps what it has read: asking again is another visit, and going back finds the former one as it was. */
const staleTime = Number.POSITIVE_INFINITY;

function visitKey({ text, visit }: Visit) {
  return ['identifier', text, visit] as const;
}

/** Looks up the identifier of a visit. */
export function recordQuery(visit: Visit, stopwatch: Stopwatch) {
  return queryOptions<TimedRecord>({
    queryKey: visitKey(visit),
    staleTime,
    queryFn: async ({ signal }) => {
      const elapsed = stopwatch();
      const record = await ask((contract) => contract.lookUpIdentifier, { identifier: visit.text }, { signal });
      return { record, tookMs: Math.round(elapsed()) };
    },
  });
}

/** Reads the elements of one scene of the identifier of a visit. */
export function sceneQueryOptions(visit: Visit, sceneConfId: string) {
  return queryOptions<Element[]>({
    queryKey: [...visitKey(visit), 'scene', sceneConfId],
    staleTime,
    queryFn: async ({ signal }) => {
      const asked = { identifier: visit.text, sceneConfId };
      return (await ask((contract) => contract.lookUpIdentifier, asked, { signal })).elements;
    },
  });
}

/** When the data of a scene came, by themselves or with the record, milliseconds since 1970 UTC; undefined while neither has. */
export function sceneCameAt(client: QueryClient, visit: Visit, sceneConfId: string): number | undefined {
  const withRecord = client.getQueryData<TimedRecord>(visitKey(visit))?.record.sceneConfId === sceneConfId;
  const key = withRecord ? visitKey(visit) : sceneQueryOptions(visit, sceneConfId).queryKey;
  return client.getQueryState(key)?.dataUpdatedAt || undefined;
}

/** Why a query failed, if a call did. */
export function failedResult(error: unknown): RequestFailure<IdentifierFailure>['result'] | null {
  return error instanceof RequestFailure ? error.result : null;
}

/** What to tell when the data of a scene did not come: the server's own words where there are any. */
export function failedMessage(error: unknown): string {
  const failed = failedResult(error);
  return failed?.kind === 'offline' ? messages.empty.offline : (failed?.message ?? messages.request.serviceError);
}
