import * as z from 'zod/mini';
import { contentText } from './contentField.ts';
import { advantageSigns, rightGlyphs } from './ecologyParts.ts';

/** Items that fit on the page. */
const advantageCount = 4;
const identityCount = 3;
const rightCount = 4;
const stepCount = 4;

/** One kind of partnership. */
const identity = z.object({
  name: contentText,
  text: contentText,
  /** Its benefit in a word or two. */
  gain: contentText,
});

const cooperation = z.object({
  text: contentText,
  /** Name of its drawing. */
  picture: contentText,
  identities: z.array(identity).check(z.length(identityCount)),
});

/** The page for prospective partners. */
export const ecologyPage = z.object({
  id: z.int().check(z.minimum(1)),
  title: contentText,
  summary: contentText,
  /** Name of the drawing in its header. */
  picture: contentText,
  advantages: z.object({
    title: contentText,
    items: z
      .array(z.object({ title: contentText, text: contentText, sign: z.enum(advantageSigns) }))
      .check(z.length(advantageCount)),
  }),
  types: z.object({
    title: contentText,
    text: contentText,
    technology: cooperation,
    channel: cooperation,
  }),
  rights: z.object({
    title: contentText,
    items: z
      .array(z.object({ title: contentText, text: contentText, glyph: z.enum(rightGlyphs) }))
      .check(z.length(rightCount)),
  }),
  /** The requirements for partners of either kind. */
  thresholds: z.object({
    title: contentText,
    items: z
      .array(z.object({ name: contentText, technology: contentText, channel: contentText }))
      .check(z.minLength(1)),
  }),
  steps: z.object({
    title: contentText,
    items: z
      .array(z.object({ title: contentText, text: contentText, duration: contentText }))
      .check(z.length(stepCount)),
  }),
});
export type EcologyPage = z.infer<typeof ecologyPage>;
