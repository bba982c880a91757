import type { FaultTicketReply } from '@lima-id/api';
import type { Selectable } from 'kysely';
import type { Seal } from '../platform/secret/seal.ts';
import type { RepairTables } from '../schema/tables/repairTables.ts';

type TicketRow = Selectable<RepairTables['fault_ticket']> & { photo_count: number | string };

/** A ticket for its maker. */
export function ticketReply(row: TicketRow, contacts: Seal): FaultTicketReply {
  const { number, prefix, suffix, kind, words, contact_name, contact_mobile, reported_at, state, steps, crowded } = row;
  return {
    number,
    identifier: `${prefix}/${suffix}`,
    kind,
    words,
    contactName: contacts.open(contact_name, number),
    contactMobile: contacts.open(contact_mobile, number),
    photoCount: Number(row.photo_count),
    reportedAt: reported_at.getTime(),
    state,
    steps,
    crowded,
  };
}
