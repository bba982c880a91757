import { messages } from '@lima-id/domain';
import { RequestFailure } from '../../../shared/api/request.ts';

/** Why there is no app to show: nobody knows it, or the call brought no answer. */
export type AppFailure = { kind: 'missing' } | { kind: 'offline' | 'loadFailed'; message: string };

/** HTTP statuses by which a gateway says that an id is nobody's, or can be nobody's. */
const unknownStatuses: ReadonlySet<number | null> = new Set([400, 404]);

/** Reads why the call of an app failed; null when it did not. */
export function appFailure(error: unknown): AppFailure | null {
  if (error === null) return null;
  if (!(error instanceof RequestFailure)) return { kind: 'loadFailed', message: messages.request.failed };
  const { kind, status, message } = error.result;
  if (unknownStatuses.has(status)) return { kind: 'missing' };
  return { kind: kind === 'offline' ? 'offline' : 'loadFailed', message };
}
