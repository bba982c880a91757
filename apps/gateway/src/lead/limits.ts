import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/** Leads per address and hour: at a fair, many people share one. */
export const leadsPerAddress: AttemptLimit = { kind: 'lead-address', max: 20, windowMs: hourMs };

export const leadsPerAddressDaily: AttemptLimit = { kind: 'lead-address-day', max: 60, windowMs: 24 * hourMs };

/** Leads per phone number, from any address: protects a person from repeated calls. */
export const leadsPerMobile: AttemptLimit = { kind: 'lead-mobile', max: 6, windowMs: 24 * hourMs };

export const leadsPerAccount: AttemptLimit = { kind: 'lead-account', max: 15, windowMs: 24 * hourMs };

/** Interval of the cleanup job in ms. */
export const cleanupIntervalMs = hourMs;

/** Leads erased per transaction. */
export const cleanupBatchSize = 500;
