import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A validator that also refuses the fields about which there are sentences at that time. The sentence of the validator itself comes first. */
export function withSentences<Values extends FieldValues, Output>(
  check: Resolver<Values, unknown, Output>,
  /** Field and sentence; read after each check. */
  sentences: Iterable<readonly [string, string]>,
  /** The type of their errors. */
  type: string,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const verdict = await check(values, context, options);
    const left = [...sentences].filter(([name]) => !(name in verdict.errors));
    if (left.length === 0) return verdict;
    const errors = Object.fromEntries(left.map(([name, message]) => [name, { type, message }]));
    return { values: {}, errors: { ...verdict.errors, ...errors } as FieldErrors<Values> };
  };
}
