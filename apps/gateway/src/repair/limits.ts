import { faultLookupTries, faultLookupWaitMs } from '@lima-id/domain';
import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/**
 * Forms of reports that are read of one reporter, whatever comes of them: more than reports are taken, since one that comes again is
 * answered as before.
 */
export const reportFormsPerReporter: AttemptLimit = { kind: 'fault-form', max: 30, windowMs: hourMs };

/**
 * Reports of one reporter, those that were refused for their photos among them. Who is not logged in is counted by address, and a hall
 * with many machines is one address.
 */
export const reportsPerReporter: AttemptLimit = { kind: 'fault-address', max: 10, windowMs: hourMs };

/** Reports of one reporter in a day. */
export const reportsPerReporterDaily: AttemptLimit = { kind: 'fault-address-day', max: 30, windowMs: 24 * hourMs };

/** Reports of one device by one reporter. Whatever others report of it counts for them. */
export const reportsPerReporterOfDevice: AttemptLimit = { kind: 'fault-device', max: 5, windowMs: hourMs };

/** Tickets of one device that may wait before those of reporters whom nobody knows are marked as crowded. */
export const crowdAtDevice = 20;

const wrongLookups = { max: faultLookupTries, windowMs: faultLookupWaitMs, pauseMs: faultLookupWaitMs };

/** Wrong tries of one visitor to look up a ticket, whatever its number. */
export const wrongLookupsOfVisitor: AttemptLimit = { kind: 'fault-lookup-visitor', ...wrongLookups };

/** Wrong tries for one number, of all visitors together: four digits would not last long otherwise. */
export const wrongLookupsOfNumber: AttemptLimit = { kind: 'fault-lookup-number', ...wrongLookups };

/** Wrong tries of one visitor in a day. */
export const wrongLookupsOfVisitorDaily: AttemptLimit = {
  kind: 'fault-lookup-visitor-day',
  max: 100,
  windowMs: 24 * hourMs,
};

/** Wrong tries for one number in a day: at five every ten minutes, the 10,000 endings of a phone would last two weeks. */
export const wrongLookupsOfNumberDaily: AttemptLimit = {
  kind: 'fault-lookup-number-day',
  max: 30,
  windowMs: 24 * hourMs,
};
