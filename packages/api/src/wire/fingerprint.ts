import * as z from 'zod/mini';

/** Characters of a device's id at most. */
const fingerprintMaxLength = 64;

/** The device's own random id, by which a session is known to stay where it began; docs/adr/0012-device-id.md. */
export const fingerprint = z.string().check(z.minLength(1), z.maxLength(fingerprintMaxLength));
