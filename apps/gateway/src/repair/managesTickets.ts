import { administrators, type Caller } from '../platform/authorisation/caller.ts';

/** Whether a caller manages the tickets of an enterprise: its own users, and administrators. */
export function managesTickets({ role, companyPrefix }: Caller, prefix: string): boolean {
  return administrators.has(role) || companyPrefix === prefix;
}
