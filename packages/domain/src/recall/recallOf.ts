import type { RecallScope } from './recallScope.ts';

/** The properties of an object that decide whether a recall covers it. */
export interface RecallableObject {
  identifier: string;
  /** Its model, as the scopes name models. */
  model: string;
  batchCode: string;
  /** The day on which its batch was made: `YYYY-MM-DD`, China time. */
  producedDay: string;
}

/** The properties of a recall that decide whether it applies. */
export interface PublishedRecall {
  /** Milliseconds since 1970 UTC. */
  publishedAt: number;
  withdrawn: boolean;
  scopes: readonly RecallScope[];
}

function covers(scope: RecallScope, { identifier, model, batchCode, producedDay }: RecallableObject): boolean {
  switch (scope.kind) {
    case 'model':
      return scope.model === model;
    case 'batches':
      return scope.model === model && scope.first <= batchCode && batchCode <= scope.last;
    case 'days':
      return scope.model === model && scope.first <= producedDay && producedDay <= scope.last;
    case 'identifiers':
      return scope.identifiers.includes(identifier);
  }
}

/** The recall that was published last; of two of the same moment, the later in the list. Null when there is none. */
export function newestRecall<Recall extends Pick<PublishedRecall, 'publishedAt'>>(
  recalls: readonly Recall[],
): Recall | null {
  let newest: Recall | null = null;
  for (const recall of recalls) {
    if (newest === null || recall.publishedAt >= newest.publishedAt) newest = recall;
  }
  return newest;
}

/** The recall of an object: of those that cover it and are not withdrawn, the newest. Ranges include both ends. Source: docs/rules/recall.md. */
export function recallOf<Recall extends PublishedRecall>(
  object: RecallableObject,
  recalls: readonly Recall[],
): Recall | null {
  return newestRecall(
    recalls.filter(({ withdrawn, scopes }) => !withdrawn && scopes.some((scope) => covers(scope, object))),
  );
}
