import { faultLookupTries, faultLookupWaitMs } from '@lima-id/domain';
import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/** Forms read per reporter: more than reports, since repetitions are answered as before. */
export const reportFormsPerReporter: AttemptLimit = { kind: 'fault-form', max: 30, windowMs: hourMs };

/**
 * Reports per reporter and hour, including those refused for their photos. Anonymous reporters are counted by address, and a hall with many
 * machines is one address.
 */
export const reportsPerReporter: AttemptLimit = { kind: 'fault-address', max: 10, windowMs: hourMs };

export const reportsPerReporterDaily: AttemptLimit = { kind: 'fault-address-day', max: 30, windowMs: 24 * hourMs };

/** Reports of one device per reporter. Others' reports of it are not counted. */
export const reportsPerReporterOfDevice: AttemptLimit = { kind: 'fault-device', max: 5, windowMs: hourMs };

/** Interval of the cleanup job in ms. */
export const cleanupIntervalMs = hourMs;

/** Tickets whose reporters are erased per transaction. */
export const cleanupBatchSize = 500;

/** Waiting tickets of a device before those of unknown reporters are marked as crowded. */
export const crowdedTicketCount = 20;

const wrongLookups = { max: faultLookupTries, windowMs: faultLookupWaitMs, pauseMs: faultLookupWaitMs };

/** Wrong ticket lookups per visitor, over all numbers. */
export const wrongLookupsOfVisitor: AttemptLimit = { kind: 'fault-lookup-visitor', ...wrongLookups };

/** Wrong lookups per number, over all visitors: protects the four digits from guessing. */
export const wrongLookupsOfNumber: AttemptLimit = { kind: 'fault-lookup-number', ...wrongLookups };

/** Wrong lookups per visitor and day. */
export const wrongLookupsOfVisitorDaily: AttemptLimit = {
  kind: 'fault-lookup-visitor-day',
  max: 100,
  windowMs: 24 * hourMs,
};

/** Wrong lookups per number and day: at five every ten minutes, the 10,000 possible digits would last two weeks. */
export const wrongLookupsOfNumberDaily: AttemptLimit = {
  kind: 'fault-lookup-number-day',
  max: 30,
  windowMs: 24 * hourMs,
};
