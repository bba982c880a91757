import * as z from 'zod/mini';
import { checkedField } from '../form/field.ts';
import { recallMessages as messages } from '../messages/recall.ts';
import { shownText } from '../text/shownText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { recallCodeMaxLength } from './limits.ts';

const model = shownText(messages.model, recallCodeMaxLength);
const batchCode = shownText(messages.batchCode, recallCodeMaxLength);
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const day = checkedField(messages.day, (text) => dayForm.test(text) && readChinaTime(text) !== null, typedCharacters);

/** What a recall covers: a model, batches or days of production of a model, both ends included, or listed objects. */
export const recallScope = z.discriminatedUnion(
  'kind',
  [
    /** Every object of a model. */
    z.object({ kind: z.literal('model'), model }),
    /** The batches of a model whose codes lie between two, compared character by character. */
    z
      .object({ kind: z.literal('batches'), model, first: batchCode, last: batchCode })
      .check(z.refine(({ first, last }) => first <= last, { error: messages.batchesReversed })),
    /** The batches of a model made between two days, `YYYY-MM-DD` in China. */
    z
      .object({ kind: z.literal('days'), model, first: day, last: day })
      .check(z.refine(({ first, last }) => first <= last, { error: messages.daysReversed })),
    /** Single objects, by their codes. */
    z.object({
      kind: z.literal('identifiers'),
      identifiers: z
        .array(z.string(), { error: messages.identifiersMissing })
        .check(z.minLength(1, { error: messages.identifiersMissing })),
    }),
  ],
  { error: messages.scopeKind },
);
export type RecallScope = z.infer<typeof recallScope>;
