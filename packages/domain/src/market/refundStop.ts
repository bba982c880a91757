import * as z from 'zod/mini';
import { requiredText } from '../form/field.ts';
import { marketMessages } from '../messages/market.ts';
import { refundStopMessages as texts } from '../messages/refundStop.ts';
import { plainText } from '../text/plainText.ts';
import { settlementNoteMaxLength } from './limits.ts';

/** Why a reviewer stops a refund: 1 to 300 characters, for reviewers only. Source: docs/rules/orders.md. */
export const refundStopReason = requiredText(texts.reasonMissing, plainText).check(
  z.maxLength(settlementNoteMaxLength, texts.reasonTooLong),
);

/**
 * What a provider knows of a refund that it was asked for: made; accepted; rejected for good; never accepted, nor any other refund of the payment;
 * something that only a person can judge, such as another refund of the payment, or no such payment; or nothing, since it did not answer.
 */
export type RefundFinding = 'done' | 'pending' | 'failed' | 'none' | 'unclear' | 'unknown';

/**
 * Why a due refund cannot be stopped, after which a person repays what did not go back; null when it can. `finding` is what its provider says,
 * null where no provider is configured that could be asked; `isChecked` whether the reviewer found in the provider's own console that no refund of
 * the payment is in progress, which decides only where the provider cannot. Source: docs/rules/orders.md.
 */
export function refundStopConflict(finding: RefundFinding | null, isChecked: boolean): string | null {
  switch (finding) {
    case 'none':
    case 'failed':
      return null;
    case 'done':
      return texts.returned;
    case 'pending':
      return marketMessages.settlement.refunding;
    case 'unknown':
      return texts.unanswered;
    case 'unclear':
    case null:
      return isChecked ? null : texts.checkFirst;
  }
}
