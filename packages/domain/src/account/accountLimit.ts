import * as z from 'zod/mini';
import { requiredText } from '../form/field.ts';
import { accountLimitMessages } from '../messages/account.ts';
import { accountLimitReasonMaxLength } from './limits.ts';

/** Why an account is limited, in one line; its user reads it instead of being logged in. */
export const accountLimitReason = requiredText(accountLimitMessages.reasonMissing).check(
  z.maxLength(accountLimitReasonMaxLength, accountLimitMessages.reasonTooLong),
);
