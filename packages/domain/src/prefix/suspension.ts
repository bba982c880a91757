import * as z from 'zod/mini';
import { requiredText } from '../form/field.ts';
import { prefixMessages } from '../messages/prefix.ts';
import { plainText } from '../text/plainText.ts';
import { suspensionReasonMaxLength } from './limits.ts';

const messages = prefixMessages.suspension;

/** Why a prefix is suspended or restored; the enterprise reads it. */
export const suspensionReason = requiredText(messages.reasonMissing, plainText).check(
  z.maxLength(suspensionReasonMaxLength, messages.reasonTooLong),
);
