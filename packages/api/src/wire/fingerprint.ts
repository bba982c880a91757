import * as z from 'zod/mini';

/** Maximum length of a device's id. */
const fingerprintMaxLength = 64;

/** The device's random id, which ties a session to the device where it began; docs/adr/0012-device-id.md. */
export const fingerprint = z.string().check(z.minLength(1), z.maxLength(fingerprintMaxLength));
