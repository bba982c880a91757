import * as z from 'zod/mini';

/** A banner of the app market. */
export const appBanner = z.object({
  id: z.string(),
  /** Address of the picture. */
  bannersViewer: z.string(),
  /** Whether it leads to the app, or outside to `outSiteUrl`. */
  redirectType: z.enum(['app', 'outside']),
  outSiteUrl: z.string(),
  productId: z.string(),
  /** Its subject, and a sentence on it; empty or omitted when the picture contains it. */
  title: z.optional(z.string()),
  describes: z.optional(z.string()),
});
export type AppBanner = z.infer<typeof appBanner>;
