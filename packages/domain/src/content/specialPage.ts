import * as z from 'zod/mini';
import { contentText } from './contentField.ts';

/** The sections of a special page. */
export const specialSectionCount = 4;

/** Stages in the bracketed row below a section's text. */
const stagesMin = 2;
const stagesMax = 4;

/** A special page: one subject in four sections, each with a drawing. */
export const specialPage = z.object({
  id: z.int().check(z.minimum(1)),
  /** Its subject in a few words, above its title. */
  topic: contentText,
  title: contentText,
  sections: z
    .array(
      z.object({
        /** A few words above its title. */
        label: contentText,
        title: contentText,
        text: contentText,
        /** The stages of the section's subject, in a few words each. */
        stages: z.array(contentText).check(z.minLength(stagesMin), z.maxLength(stagesMax)),
        /** Name of its drawing. */
        picture: contentText,
      }),
    )
    .check(z.length(specialSectionCount)),
});
export type SpecialPage = z.infer<typeof specialPage>;
