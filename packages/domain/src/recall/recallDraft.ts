import * as z from 'zod/mini';
import { patternField } from '../form/field.ts';
import { recallMessages as messages } from '../messages/recall.ts';
import { typedPhoneNumber } from '../text/phoneNumber.ts';
import { shownText } from '../text/shownText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax, recallTextMaxLength } from './limits.ts';
import { type RecallScope, recallScope } from './recallScope.ts';

/** The enterprise's own number of a recall: it goes into addresses and labels. */
export const recallNumber = patternField(messages.number, /^[A-Za-z0-9][A-Za-z0-9\-_./]*$/, typedCharacters).check(
  z.maxLength(recallCodeMaxLength, messages.number),
);

const phone = patternField(messages.phone, /^\+?\d(?:[ -]?\d){4,17}$/, typedPhoneNumber);

function listedCount(scopes: readonly RecallScope[]): number {
  return scopes.reduce((sum, scope) => sum + (scope.kind === 'identifiers' ? scope.identifiers.length : 0), 0);
}

/** The recall as its enterprise publishes it. Source: docs/rules/recall.md. */
export const recallDraft = z.object({
  number: recallNumber,
  hazard: shownText(messages.hazard, recallTextMaxLength),
  reason: shownText(messages.reason, recallTextMaxLength),
  remedy: shownText(messages.remedy, recallTextMaxLength),
  phone,
  /** The scope in words, for visitors: `SB-3 系列 2025 年 8-9 月生产，共 1,126 台`. */
  scopeWords: shownText(messages.scopeWords, recallTextMaxLength),
  scopes: z.array(recallScope, { error: messages.scopeMissing }).check(
    z.minLength(1, { error: messages.scopeMissing }),
    z.maxLength(recallScopesMax, { error: messages.tooManyScopes }),
    z.refine((scopes) => listedCount(scopes) <= recallIdentifiersMax, { error: messages.tooManyIdentifiers }),
  ),
});
export type RecallDraft = z.infer<typeof recallDraft>;
