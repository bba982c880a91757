import { managementMessages } from '@lima-id/domain';
import * as z from 'zod/mini';

/** Whose matters a call is about: those of the caller's own enterprise when absent; administrators always name one. */
export const managedPrefix = z.optional(
  z.string({ error: managementMessages.prefix }).check(z.trim(), z.maxLength(16, { error: managementMessages.prefix })),
);
