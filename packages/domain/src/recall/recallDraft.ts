import * as z from 'zod/mini';
import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax, recallTextMaxLength } from '../limits.ts';
import { recallMessages as said } from '../messages/recall.ts';
import { shownText } from '../text/shownText.ts';
import { type RecallScope, recallScope } from './recallScope.ts';

/** The enterprise's own number of a recall: it goes into addresses and labels. */
export const recallNumber = z
  .string({ error: said.number })
  .check(
    z.trim(),
    z.maxLength(recallCodeMaxLength, { error: said.number }),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9\-_./]*$/, { error: said.number }),
  );

const phone = z
  .string({ error: said.phone })
  .check(z.trim(), z.regex(/^\+?\d(?:[ -]?\d){4,17}$/, { error: said.phone }));

function listedCount(scopes: readonly RecallScope[]): number {
  return scopes.reduce((sum, scope) => sum + (scope.kind === 'identifiers' ? scope.identifiers.length : 0), 0);
}

/** What an enterprise says when it publishes a recall. Source: docs/rules/recall.md. */
export const recallDraft = z.object({
  number: recallNumber,
  hazard: shownText(said.hazard, recallTextMaxLength),
  reason: shownText(said.reason, recallTextMaxLength),
  remedy: shownText(said.remedy, recallTextMaxLength),
  phone,
  /** The scope in words, for visitors: `SB-3 系列 2025 年 8-9 月生产，共 1,126 台`. */
  scopeWords: shownText(said.scopeWords, recallTextMaxLength),
  scopes: z.array(recallScope, { error: said.scopeMissing }).check(
    z.minLength(1, { error: said.scopeMissing }),
    z.maxLength(recallScopesMax, { error: said.tooManyScopes }),
    z.refine((scopes) => listedCount(scopes) <= recallIdentifiersMax, { error: said.tooManyIdentifiers }),
  ),
});
export type RecallDraft = z.infer<typeof recallDraft>;
