import * as z from 'zod/mini';
import { contentTime } from './article.ts';

/** A document to read or to download. */
export const contentDocument = z.object({
  id: z.int(),
  title: z.string(),
  time: contentTime,
  imageUrl: z.string(),
  /** Address of the PDF. */
  url: z.string(),
});
export type ContentDocument = z.infer<typeof contentDocument>;
