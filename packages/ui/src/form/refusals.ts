import type { FieldValues, Resolver } from 'react-hook-form';
import { withSentences } from './withSentences.ts';

/** The error type of a field that refuses what is typed in it. */
export const refusalType = 'refused';

/** Fields that show what is not their value, or no allowed one, with the sentences that say why. */
export type Refusals = Set<readonly [field: string, sentence: string]>;

/** A validator that also refuses fields for as long as they refuse what is typed in them. */
export function withRefusals<Values extends FieldValues, Output>(
  check: Resolver<Values, unknown, Output>,
  refusals: Refusals,
): Resolver<Values, unknown, Output> {
  return withSentences(check, refusals, refusalType);
}
