import type { FaultLookupFailure, FaultLookupReply, FaultLookupRequest } from '@lima-id/api';
import {
  type FaultKind,
  type FaultState,
  type FaultStep,
  faultProgress,
  maskMobiles,
  mobileTailLength,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { AttemptLimit } from '../platform/attempts/attempts.ts';
import type { Refusal, Reply, RequestContext } from '../platform/http/mount.ts';
import { sameText } from '../platform/secret/sameText.ts';
import type { Tables } from '../schema/tables.ts';
import {
  wrongLookupsOfNumber,
  wrongLookupsOfNumberDaily,
  wrongLookupsOfVisitor,
  wrongLookupsOfVisitorDaily,
} from './limits.ts';
import { lookupRefusals } from './refusals.ts';
import type { RepairParts } from './repairParts.ts';

interface Row {
  prefix: string;
  suffix: string;
  kind: FaultKind;
  words: string;
  reportedAt: Date;
  state: FaultState;
  steps: FaultStep[];
  photoCount: number | string;
  deviceName: string | null;
  makerName: string | null;
  afterSalesPhone: string | null;
}

// A query of its own, so that timing is the same whether there is a ticket or not.
const contactText = 'select contact_mobile as "contactMobile" from fault_ticket where number = $1';

const text = `
  select ticket.prefix, ticket.suffix, ticket.kind, ticket.words,
    ticket.reported_at as "reportedAt", ticket.state, ticket.steps,
    (select count(*) from fault_photo photo where photo.number = ticket.number) as "photoCount",
    model.name as "deviceName", enterprise.name as "makerName", enterprise.after_sales_phone as "afterSalesPhone"
  from fault_ticket ticket
    left join identifier code on code.prefix = ticket.prefix and code.suffix = ticket.suffix
    left join batch on batch.id = code.batch_id
    left join product_model model on model.id = batch.model_id
    left join enterprise on enterprise.prefix = ticket.prefix
  where ticket.number = $1`;

function replyOf(number: string, mobileTail: string, row: Row): FaultLookupReply {
  const { prefix, suffix, kind, words, photoCount, reportedAt, state, steps } = row;
  return {
    number,
    state,
    kind,
    words: maskMobiles(words),
    photoCount: Number(photoCount),
    mobileTail,
    steps: faultProgress(reportedAt.getTime(), { state, steps }),
    device: { identifier: `${prefix}/${suffix}`, name: row.deviceName ?? '' },
    maker: { name: row.makerName ?? '', afterSalesPhone: row.afterSalesPhone ?? '' },
  };
}

/**
 * Creates the lookup of a ticket by its number and the last digits of the reporter's phone. A ticket without a phone number is never found.
 * Wrong attempts count for the visitor and the number, whether the ticket exists or not.
 */
export function createTicketLookup({
  store,
  attempts,
  contacts,
}: Pick<RepairParts, 'store' | 'attempts' | 'contacts'>) {
  // Dummy decryption, so that timing is the same whether there is a ticket or not.
  const decoy = { kept: contacts.seal('0'.repeat(11), 'decoy'), of: 'decoy' };

  /** Whether the digits are those of the reporter's phone. */
  async function isRight({ number, mobileTail }: FaultLookupRequest, log: RequestContext['log']): Promise<boolean> {
    const [row] = await store.prepared<{ contactMobile: string }>('read_ticket_contact', contactText, [number]);
    const known = row !== undefined && row.contactMobile !== '';
    const { kept, of } = known ? { kept: row.contactMobile, of: number } : decoy;
    let tail = '';
    try {
      tail = contacts.open(kept, of).slice(-mobileTailLength);
    } catch (error) {
      log.error({ err: error, number }, 'contact of ticket not opened');
    }
    return sameText(tail, mobileTail) && known;
  }

  /**
   * Judges one attempt, serialized per visitor and per number, so that concurrent ones are all counted; returns the refusal, if any. Right
   * attempts and those during a lock are not counted.
   */
  async function judge(
    transaction: Transaction<Tables>,
    limits: readonly [limit: AttemptLimit, subject: string][],
    right: boolean,
  ): Promise<Refusal<FaultLookupFailure> | null> {
    for (const [limit, subject] of limits) {
      const { waitMs } = await attempts.left(limit, subject, transaction);
      if (waitMs > 0) return lookupRefusals.waiting(waitMs);
    }
    if (right) return null;
    let [triesLeft, retryAfterMs] = [Number.POSITIVE_INFINITY, 0];
    for (const [limit, subject] of limits) {
      await attempts.countWithin(transaction, limit, subject);
      const { tries, waitMs } = await attempts.left(limit, subject, transaction);
      triesLeft = Math.min(triesLeft, tries);
      retryAfterMs = Math.max(retryAfterMs, waitMs);
    }
    return lookupRefusals.wrong(triesLeft, retryAfterMs);
  }

  return async (
    request: FaultLookupRequest,
    { visitor, log }: Pick<RequestContext, 'visitor' | 'log'>,
  ): Promise<Reply<FaultLookupReply, FaultLookupFailure>> => {
    const { number, mobileTail } = request;
    const right = await isRight(request, log);
    // The visitor first: a locked one does not count for a number, and cannot lock it for its reporter.
    const limits: [AttemptLimit, string][] = [
      [wrongLookupsOfVisitor, visitor],
      [wrongLookupsOfVisitorDaily, visitor],
      [wrongLookupsOfNumber, number],
      [wrongLookupsOfNumberDaily, number],
    ];
    const refusal = await store.transaction((transaction) => judge(transaction, limits, right));
    if (refusal !== null) return { failure: refusal };
    const [row] = await store.prepared<Row>('look_up_ticket', text, [number]);
    if (row === undefined) throw new Error(`Ticket ${number} has gone.`);
    return { data: replyOf(number, mobileTail, row) };
  };
}
