import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/** Leads from one address: at a fair, many people share one. */
export const leadsPerAddress: AttemptLimit = { kind: 'lead-address', max: 20, windowMs: hourMs };

/** Leads from one address in a day. */
export const leadsPerAddressDaily: AttemptLimit = { kind: 'lead-address-day', max: 60, windowMs: 24 * hourMs };

/** Leads that name one phone number, from wherever they come: nobody is to be called again and again for a joke. */
export const leadsPerMobile: AttemptLimit = { kind: 'lead-mobile', max: 6, windowMs: 24 * hourMs };

/** Leads of one account. */
export const leadsPerAccount: AttemptLimit = { kind: 'lead-account', max: 15, windowMs: 24 * hourMs };

/** Milliseconds between two looks for what is known no longer than it has to be. */
export const sweepMs = hourMs;
