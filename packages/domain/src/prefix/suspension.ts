import * as z from 'zod/mini';
import { requiredText } from '../form/field.ts';
import { suspensionMessages as messages } from '../messages/suspension.ts';
import { plainText } from '../text/plainText.ts';
import { suspensionReasonMaxLength } from './limits.ts';

/** Why a prefix is suspended or restored. The enterprise reads why it is suspended; reviewers read both in the history. */
export const suspensionReason = requiredText(messages.reasonMissing, plainText).check(
  z.maxLength(suspensionReasonMaxLength, messages.reasonTooLong),
);
