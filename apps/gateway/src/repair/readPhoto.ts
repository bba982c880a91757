import type { FaultPhotoReply, FaultPhotoRequest } from '@lima-id/api';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { managesTickets } from './managesTickets.ts';
import { repairRefusals } from './refusals.ts';

/** A photo of a ticket, for those who manage the ticket. */
export async function readPhoto(
  store: Store,
  caller: Caller,
  { number, place }: FaultPhotoRequest,
): Promise<Reply<FaultPhotoReply, null>> {
  const ticket = await store.kysely
    .selectFrom('fault_ticket')
    .select('prefix')
    .where('number', '=', number)
    .executeTakeFirst();
  if (ticket === undefined || !managesTickets(caller, ticket.prefix)) return { failure: repairRefusals.unknown };
  const photo = await store.kysely
    .selectFrom('fault_photo')
    .select(['type', 'bytes'])
    .where('number', '=', number)
    .where('place', '=', place)
    .executeTakeFirst();
  if (photo === undefined) return { failure: repairRefusals.photoUnknown };
  return { data: { type: photo.type, bytes: new Uint8Array(photo.bytes) } };
}
