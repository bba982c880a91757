import type { FaultListReply, FaultListRequest } from '@lima-id/api';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import { managesTickets } from './managesTickets.ts';
import { repairRefusals } from './refusals.ts';
import type { RepairParts } from './repairParts.ts';
import { ticketReply } from './ticketRow.ts';

/** Filter by enterprise: one, all (null), or one that the caller does not manage (undefined). */
function prefixOf(caller: Caller, asked: string | undefined): string | null | undefined {
  const prefix = asked ?? caller.companyPrefix;
  if (prefix === null) return administrators.has(caller.role) ? null : undefined;
  return managesTickets(caller, prefix) ? prefix : undefined;
}

/** Lists the tickets of the caller's enterprise, newest first and crowded ones last; administrators list those of any, and of all. */
export async function listTickets(
  { store, contacts }: Pick<RepairParts, 'store' | 'contacts'>,
  caller: Caller,
  { enterprisePrefix, state, crowded, page, pageSize }: FaultListRequest,
): Promise<Reply<FaultListReply, null>> {
  const prefix = prefixOf(caller, enterprisePrefix);
  if (prefix === undefined) return { failure: repairRefusals.enterpriseUnknown };
  let asked = store.kysely.selectFrom('fault_ticket');
  if (prefix !== null) asked = asked.where('prefix', '=', prefix);
  if (state !== undefined) asked = asked.where('state', '=', state);
  if (crowded !== undefined) asked = asked.where('crowded', '=', crowded);
  const counted = await asked.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll('fault_ticket')
    .select(({ selectFrom }) =>
      selectFrom('fault_photo')
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .whereRef('fault_photo.number', '=', 'fault_ticket.number')
        .as('photo_count'),
    )
    .orderBy('crowded')
    .orderBy('reported_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const tickets = rows.map((row) => ticketReply({ ...row, photo_count: row.photo_count ?? 0 }, contacts));
  return { data: { total: Number(counted.total), tickets } };
}
