import type { EndpointName, PrefixRestored, PrefixSuspending, ReviewDecision } from '@lima-id/api';
import { nextReview, type ReviewEvent, type ReviewStatus } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { noteChanges } from '../../enterprise/changeLog.ts';
import { hasAdministrator } from '../../enterprise/hasAdministrator.ts';
import { callerOf, type Refusal, type Reply, type RequestContext } from '../../platform/http/mount.ts';
import type { Tables } from '../../schema/tables.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { reviewRefusals } from '../refusals.ts';
import { lockWithAccount } from '../registrationRow.ts';
import { recordStep } from './recordStep.ts';

type SuspensionEvent = Extract<ReviewEvent, 'suspended' | 'restored'>;

/** The call of each event, as the log of the enterprise's changes names it. */
const calls = { suspended: 'suspendPrefix', restored: 'restorePrefix' } as const satisfies Record<
  SuspensionEvent,
  EndpointName
>;

/** A prefix whose status changes: of a registration, or of an enterprise without one. */
interface Target {
  prefix: string;
  status: ReviewStatus;
  registrationId: string | null;
}

/** Locks the registration of an id, or the enterprise of a prefix that no registration granted, as in the demo's data. */
async function lockTarget(transaction: Transaction<Tables>, id: string): Promise<Target | undefined> {
  const row = await lockWithAccount(transaction, id);
  if (row !== undefined) return { prefix: row.prefix, status: row.status, registrationId: id };
  const enterprise = await transaction
    .selectFrom('enterprise')
    .select('examine_status')
    .where('prefix', '=', id)
    .where(({ exists, not, selectFrom }) => {
      const granted = selectFrom('registration')
        .select('registration.id')
        .whereRef('registration.prefix', '=', 'enterprise.prefix')
        .where('registration.status', 'in', ['approved', 'suspended']);
      return not(exists(granted));
    })
    .forNoKeyUpdate()
    .executeTakeFirst();
  return enterprise && { prefix: id, status: enterprise.examine_status, registrationId: null };
}

const subjectOf = (prefix: string) => `prefix ${prefix}`;

/** Why a prefix was restored last; undefined when it never was. */
async function lastRestoration(
  transaction: Transaction<Tables>,
  { prefix, registrationId }: Target,
): Promise<string | undefined> {
  if (registrationId === null) {
    const noted = await transaction
      .selectFrom('registration_change')
      .select(sql<string>`after ->> 'reason'`.as('reason'))
      .where('enterprise_prefix', '=', prefix)
      .where('subject', '=', subjectOf(prefix))
      .where('call', '=', calls.restored)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return noted?.reason;
  }
  const step = await transaction
    .selectFrom('registration_step')
    .select('detail')
    .where('registration_id', '=', registrationId)
    .where('event', '=', 'restored')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return step?.detail.words;
}

interface Changed {
  prefix: string;
  reviewStatus: ReviewStatus;
}

/** Changes the status of a prefix with its registration, and records who did it and why. */
async function change(
  { clock }: Pick<PrefixParts, 'clock'>,
  transaction: Transaction<Tables>,
  { id, reason }: PrefixSuspending,
  event: SuspensionEvent,
  context: RequestContext,
): Promise<Changed | { failure: Refusal<null> }> {
  const target = await lockTarget(transaction, id);
  if (target === undefined) return { failure: reviewRefusals.unknown };
  const { prefix, status, registrationId } = target;
  const to = nextReview(status, event);
  if (to === status || to === 'none') {
    const isRestored = event === 'restored' && status === 'approved';
    const isRepeated = isRestored && (await lastRestoration(transaction, target)) === reason;
    return isRepeated ? { prefix, reviewStatus: status } : { failure: reviewRefusals.notAllowed(status) };
  }
  const at = clock.now();
  const { accountId } = callerOf(context);
  await transaction.updateTable('enterprise').set({ examine_status: to }).where('prefix', '=', prefix).execute();
  if (registrationId === null) {
    const registrar = { prefix, accountId, tokenId: null, address: context.address };
    const noted = { call: calls[event], subject: subjectOf(prefix), before: { status }, after: { status: to, reason } };
    await noteChanges(transaction, registrar, at, [noted]);
  } else {
    const why = { fields: [], words: reason };
    const feedback = event === 'suspended' ? JSON.stringify({ ...why, at: at.getTime() }) : null;
    await transaction.updateTable('registration').set({ status: to, feedback }).where('id', '=', id).execute();
    await recordStep(transaction, id, { event, from: status, to, by: accountId, at, ...why });
  }
  return { prefix, reviewStatus: to };
}

/**
 * Suspends a prefix. Until it is restored all that requires an approved prefix stops, lookups of its codes included; the prefix stays the
 * enterprise's. Refused when it is suspended already.
 */
export async function suspendPrefix(
  parts: PrefixParts,
  request: PrefixSuspending,
  context: RequestContext,
): Promise<Reply<ReviewDecision, null>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<ReviewDecision, null>> => {
    const changed = await change(parts, transaction, request, 'suspended', context);
    return 'failure' in changed ? changed : { data: { reviewStatus: changed.reviewStatus } };
  });
}

/**
 * Restores a suspended prefix; says whether its enterprise still has an administrator. Refused unless it is suspended, except for a repetition
 * with the same reason, as after a lost answer.
 */
export async function restorePrefix(
  parts: PrefixParts,
  request: PrefixSuspending,
  context: RequestContext,
): Promise<Reply<PrefixRestored, null>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<PrefixRestored, null>> => {
    const changed = await change(parts, transaction, request, 'restored', context);
    if ('failure' in changed) return changed;
    const { prefix, reviewStatus } = changed;
    return { data: { reviewStatus, hasAdministrator: await hasAdministrator(transaction, prefix) } };
  });
}
