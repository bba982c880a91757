import * as z from 'zod/mini';
import { contentTime } from './article.ts';
import { contentAddress, contentText } from './contentField.ts';

/** A run of text in one style; a link if it has an address. */
const documentRun = z.object({
  text: contentText,
  style: z.enum(['plain', 'strong', 'code']),
  href: z.optional(contentAddress),
});
export type DocumentRun = z.infer<typeof documentRun>;

/** A paragraph of text. */
const documentText = z.array(documentRun).check(z.minLength(1));
export type DocumentText = z.infer<typeof documentText>;

/** A cell of a table; may be empty. */
const documentCell = z.array(documentRun);

/** A block of a document; blocks follow each other vertically. */
const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), text: contentText }),
  z.object({ kind: z.literal('paragraph'), text: documentText }),
  z.object({ kind: z.literal('note'), text: documentText }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), entries: z.array(documentText).check(z.minLength(1)) }),
  z.object({
    kind: z.literal('table'),
    head: z.array(documentCell).check(z.minLength(1)),
    rows: z.array(z.array(documentCell)).check(z.minLength(1)),
  }),
  z.object({
    kind: z.literal('code'),
    text: contentText,
    /** The call whose request or response the code shows; the code is checked against it. */
    example: z.optional(z.object({ of: z.enum(['request', 'reply']), call: contentText })),
  }),
]);
export type DocumentBlock = z.infer<typeof documentBlock>;

const description = {
  id: z.int().check(z.minimum(1)),
  title: contentText,
  time: contentTime,
  /** `2.3` */
  version: z.string().check(z.regex(/^\d+\.\d+$/)),
  /** Its subject in one line. */
  summary: contentText,
  /** Name of the drawing shown while it loads. */
  picture: contentText,
};

/** A document as written; its PDF is made from it. */
export const writtenDocument = z.object({
  ...description,
  /** The title on the cover, in one line or two. */
  lines: z.array(contentText).check(z.minLength(1), z.maxLength(2)),
  blocks: z.array(documentBlock).check(z.minLength(1)),
});
export type WrittenDocument = z.infer<typeof writtenDocument>;

/** A document to read or to download. Pages and bytes are those of its PDF. */
export const contentDocument = z.object({
  ...description,
  pages: z.int().check(z.minimum(1)),
  bytes: z.int().check(z.minimum(1)),
  /** Address of the PDF. */
  url: contentAddress,
});
export type ContentDocument = z.infer<typeof contentDocument>;

/** Documents in the order of their list: the newest first, on the same day by id. */
export function orderDocuments<Document extends Pick<ContentDocument, 'id' | 'time'>>(
  documents: readonly Document[],
): Document[] {
  return [...documents].sort((one, other) => other.time.localeCompare(one.time) || one.id - other.id);
}
