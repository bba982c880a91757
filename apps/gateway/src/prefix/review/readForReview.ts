import type { ReviewedRegistration } from '@lima-id/api';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { reviewRefusals } from '../refusals.ts';
import { showRegistration } from '../registrationRow.ts';
import type { AccessLog } from './dataAccess.ts';
import { findTwins } from './findTwins.ts';

/** A registration with its history, for a reviewer. Writes the audit log first. */
export async function readForReview(
  parts: PrefixParts,
  accessLog: AccessLog,
  id: string,
  reviewer: Caller,
): Promise<Reply<ReviewedRegistration, null>> {
  const { store } = parts;
  const row = await store.kysely.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { failure: reviewRefusals.unknown };
  await accessLog.noteReading(reviewer.accountId, id, row.submissions);
  const steps = await store.kysely
    .selectFrom('registration_step as step')
    .leftJoin('account', 'account.id', 'step.account_id')
    .select(['step.event', 'step.from_status', 'step.to_status', 'account.username', 'step.at', 'step.detail'])
    .where('step.registration_id', '=', id)
    .orderBy('step.id')
    .execute();
  return {
    data: {
      registration: await showRegistration(parts, row, reviewer, 'whole'),
      submissions: row.submissions,
      verification: row.verification,
      twins: await findTwins(parts, row),
      steps: steps.map(({ event, from_status, to_status, username, at, detail }) => ({
        event,
        from: from_status,
        to: to_status,
        by: username ?? '',
        at: at.getTime(),
        ...detail,
      })),
      accesses: await accessLog.list(id),
    },
  };
}
