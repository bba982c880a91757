import type { AttemptLimit } from '../platform/attempts/attempts.ts';

const hourMs = 60 * 60_000;

/** Reports from one address, those that were refused for their photos among them: a hall with many machines is one address. */
export const reportsPerAddress: AttemptLimit = { kind: 'fault-address', max: 10, windowMs: hourMs };

/** Reports from one address in a day. */
export const reportsPerAddressDaily: AttemptLimit = { kind: 'fault-address-day', max: 30, windowMs: 24 * hourMs };

/** Reports of one device, from wherever they come. */
export const reportsPerDevice: AttemptLimit = { kind: 'fault-device', max: 5, windowMs: hourMs };
