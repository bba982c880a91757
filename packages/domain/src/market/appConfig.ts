import * as z from 'zod/mini';

/** The advisor of the app market. An empty text is not shown: the site's own contact replaces it. */
export const appConfig = z.object({
  advisorName: z.string(),
  advisorPhone: z.string(),
  /** Hours at which the advisor can be reached, in words. */
  advisorHours: z.string(),
});
export type AppConfig = z.infer<typeof appConfig>;
