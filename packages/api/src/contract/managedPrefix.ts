import { joinedDigits, managementMessages } from '@lima-id/domain';
import * as z from 'zod/mini';

/** The enterprise that a call is about: the caller's own when absent; administrators always name one. */
export const managedPrefix = z.optional(
  z
    .string({ error: managementMessages.prefix })
    .check(z.overwrite(joinedDigits), z.maxLength(16, { error: managementMessages.prefix })),
);
