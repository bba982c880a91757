import type { FaultTicketReply } from '@lima-id/api';
import type { Selectable } from 'kysely';
import type { Seal } from '../platform/secret/seal.ts';
import type { RepairTables } from './repairTables.ts';

/** A ticket as it is kept, with how many photos it has. */
type TicketRow = Selectable<RepairTables['fault_ticket']> & { photo_count: number | string };

/** A ticket as its maker sees it. */
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
