import * as z from 'zod/mini';
import { recallCodeMaxLength } from '../limits.ts';
import { recallMessages as said } from '../messages/recall.ts';
import { shownText } from '../text/shownText.ts';
import { readChinaTime } from '../time/chinaTime.ts';

const model = shownText(said.model, recallCodeMaxLength);
const batchCode = shownText(said.batchCode, recallCodeMaxLength);
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const day = z
  .string({ error: said.day })
  .check(z.refine((text) => dayForm.test(text) && readChinaTime(text) !== null, { error: said.day }));

/** What a recall covers: a model, batches or days of production of a model, both ends included, or listed objects. */
export const recallScope = z.discriminatedUnion(
  'kind',
  [
    /** Every object of a model. */
    z.object({ kind: z.literal('model'), model }),
    /** The batches of a model whose codes lie between two, compared character by character. */
    z
      .object({ kind: z.literal('batches'), model, first: batchCode, last: batchCode })
      .check(z.refine(({ first, last }) => first <= last, { error: said.batchesReversed })),
    /** The batches of a model made between two days, `YYYY-MM-DD` in China. */
    z
      .object({ kind: z.literal('days'), model, first: day, last: day })
      .check(z.refine(({ first, last }) => first <= last, { error: said.daysReversed })),
    /** Single objects, by their codes. */
    z.object({
      kind: z.literal('identifiers'),
      identifiers: z
        .array(z.string(), { error: said.identifiersMissing })
        .check(z.minLength(1, { error: said.identifiersMissing })),
    }),
  ],
  { error: said.scopeKind },
);
export type RecallScope = z.infer<typeof recallScope>;
