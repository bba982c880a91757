import type { FaultReceipt, FaultReportRequest, IdentifierFailure } from '@lima-id/api';
import type { Transaction } from 'kysely';
import { identifierKey } from '../identifier/lookup/identifierKey.ts';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import type { ReencodedPicture } from '../platform/pictures/reencodePicture.ts';
import type { Tables } from '../schema/tables.ts';
import { countOfDevice, countReporter, type Reporter, reporterOf } from './countReports.ts';
import { crowdedTicketCount } from './limits.ts';
import { makePhotos } from './makePhotos.ts';
import { nextFaultNumber } from './numbers.ts';
import { repairRefusals } from './refusals.ts';
import type { RepairParts } from './repairParts.ts';

type ReportReply = Reply<FaultReceipt, IdentifierFailure>;

/** Thrown when a concurrent report with the same transaction id was faster: rolls back, including the number. */
class DuplicateReport extends Error {
  override readonly name = 'DuplicateReport';
}

/** The existing ticket of a transaction id; null when there is none. */
async function earlierTicket(
  { store }: RepairParts,
  identifier: string,
  transactionId: string,
): Promise<ReportReply | null> {
  const found = await store.kysely
    .selectFrom('fault_ticket')
    .select(['number', 'prefix', 'suffix'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (`${found.prefix}/${found.suffix}` !== identifier) return { failure: repairRefusals.notThisDevice };
  return { data: { number: found.number } };
}

/** Whether so many tickets of a device wait that another one of an unknown reporter is crowded. */
async function isCrowded(transaction: Transaction<Tables>, identifier: string): Promise<boolean> {
  const { prefix, suffix } = identifierKey(identifier);
  const waiting = await transaction
    .selectFrom('fault_ticket')
    .select('number')
    .where('prefix', '=', prefix)
    .where('suffix', '=', suffix)
    .where('state', '=', 'waiting')
    .limit(crowdedTicketCount)
    .execute();
  return waiting.length === crowdedTicketCount;
}

async function openTicket(
  { store, clock, contacts }: RepairParts,
  identifier: string,
  { kind, words, contactName, contactMobile, transactionId }: FaultReportRequest,
  photos: readonly ReencodedPicture[],
  reporter: Reporter,
): Promise<string> {
  const now = clock.now();
  return await store.transaction(async (transaction) => {
    // Tickets are numbered sequentially, so that each sees those before it.
    const number = await nextFaultNumber(transaction, now);
    const opened = await transaction
      .insertInto('fault_ticket')
      .values({
        number,
        transaction_id: transactionId,
        ...identifierKey(identifier),
        kind,
        words,
        contact_name: contacts.seal(contactName, number),
        contact_mobile: contacts.seal(contactMobile, number),
        reported_at: now,
        state: 'waiting',
        steps: '[]',
        crowded: !reporter.isKnown && (await isCrowded(transaction, identifier)),
      })
      .onConflict((conflict) => conflict.column('transaction_id').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (opened === undefined) throw new DuplicateReport();
    const rows = photos.map(({ type, bytes }, index) => ({
      number,
      place: index + 1,
      type,
      bytes: Buffer.from(bytes),
    }));
    if (rows.length > 0) await transaction.insertInto('fault_photo').values(rows).execute();
    return number;
  });
}

/** Opens the ticket, or finds the one of a concurrent report with the same transaction id. */
async function openOrFind(
  parts: RepairParts,
  identifier: string,
  request: FaultReportRequest,
  photos: readonly ReencodedPicture[],
  reporter: Reporter,
): Promise<ReportReply> {
  try {
    return { data: { number: await openTicket(parts, identifier, request, photos, reporter) } };
  } catch (error) {
    if (!(error instanceof DuplicateReport)) throw error;
    const earlier = await earlierTicket(parts, identifier, request.transactionId);
    if (earlier === null) throw error;
    return earlier;
  }
}

/**
 * Accepts a fault report from anybody, for an object that a lookup would show, within the reporter's limits. Idempotent by transaction id;
 * repetitions count for no limit.
 */
export async function reportFault(
  parts: RepairParts,
  request: FaultReportRequest,
  context: Pick<RequestContext, 'caller' | 'visitor'>,
): Promise<ReportReply> {
  const found = await parts.findObject(request.identifier);
  if ('refusal' in found) return { failure: found.refusal };
  const { identifier } = found;
  const earlier = await earlierTicket(parts, identifier, request.transactionId);
  if (earlier !== null) return earlier;
  const reporter = reporterOf(context);
  const tooMany = await countReporter(parts.attempts, reporter);
  if (tooMany !== null) return { failure: tooMany };
  const made = await makePhotos(request.photos);
  if ('refusal' in made) return { failure: { status: made.refusal.status, message: made.refusal.message } };
  const tooManyOfDevice = await countOfDevice(parts.attempts, reporter, identifier);
  if (tooManyOfDevice !== null) return { failure: tooManyOfDevice };
  return await openOrFind(parts, identifier, request, made.photos, reporter);
}
