import * as z from 'zod/mini';

/** A link to something private, with its expiry. */
export const privateLink = z.object({
  fullUrl: z.string(),
  /** Milliseconds since 1970 UTC. */
  expiresAt: z.number(),
});
