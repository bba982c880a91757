import type { FieldValues, Resolver } from 'react-hook-form';
import { withSentences } from './withSentences.ts';

/** The error type of a mark, which is shown until the field is changed. */
export const markType = 'marked';

/** Marks of fields that have not been changed yet, by field. */
export type Marks = Map<string, string>;

/** The given marks; fields without one are omitted. */
export function readMarks(sentences: { readonly [field: string]: string | undefined }): Marks {
  return new Map(Object.entries(sentences).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A validator that also refuses marked fields for as long as they are marked. */
export function withMarks<Values extends FieldValues, Output>(
  check: Resolver<Values, unknown, Output>,
  marks: Marks,
): Resolver<Values, unknown, Output> {
  return withSentences(check, marks, markType);
}
