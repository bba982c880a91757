import { administrators, type Caller } from '../platform/authorisation/caller.ts';

/** Whether a caller sees to the tickets of an enterprise: those of the enterprise itself do, and administrators. */
export function handles({ role, companyPrefix }: Caller, prefix: string): boolean {
  return administrators.has(role) || companyPrefix === prefix;
}
