import { RequestFailure } from '../../../shared/api/request.ts';

/** Why there is no app to show: nobody knows it, or it did not come. */
export type AppFailure = 'missing' | 'failed';

/** HTTP statuses by which a gateway says that an id is nobody's, or can be nobody's. */
const unknownStatuses: ReadonlySet<number | null> = new Set([400, 404]);

/** Reads why the call of an app failed; null when it did not. */
export function appFailure(error: unknown): AppFailure | null {
  if (error === null) return null;
  return error instanceof RequestFailure && unknownStatuses.has(error.result.status) ? 'missing' : 'failed';
}
