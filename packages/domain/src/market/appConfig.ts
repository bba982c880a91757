import * as z from 'zod/mini';

/** Whom the app market names for advice. An empty text is not shown: the site's own contact stands in for it. */
export const appConfig = z.object({
  advisorName: z.string(),
  advisorPhone: z.string(),
  /** When he can be reached, in words. */
  advisorHours: z.string(),
});
export type AppConfig = z.infer<typeof appConfig>;
