import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

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
  return async (values, context, options) => {
    const verdict = await check(values, context, options);
    const left = [...marks].filter(([name]) => !(name in verdict.errors));
    if (left.length === 0) return verdict;
    const sentences = Object.fromEntries(left.map(([name, message]) => [name, { type: markType, message }]));
    return { values: {}, errors: { ...verdict.errors, ...sentences } as FieldErrors<Values> };
  };
}
