import type { TrialFailure } from '@lima-id/api';
import type { TrialRefusal, TrialRefusalReason } from '@lima-id/domain';
import type { Refusal } from '../platform/http/mount.ts';

const statuses: Record<TrialRefusalReason, number> = {
  prefix: 403,
  foreignPrefix: 403,
  appMissing: 404,
  mismatch: 422,
  notOffered: 422,
  tried: 409,
  notOnTrial: 409,
  over: 409,
};

/** Maps a refusal of the rules to an answer. */
export function answerOf({ reason, message }: TrialRefusal): { failure: Refusal<TrialFailure> } {
  return { failure: { status: statuses[reason], message, data: { reason } } };
}
