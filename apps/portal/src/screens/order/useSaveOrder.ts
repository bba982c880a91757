import type { UserCompany } from '@lima-id/api';
import { saveOrder } from '@lima-id/api';
import { marketMessages, messages, type OrderResult } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import { appQuery, packageQuery } from '../../shared/market/appQueries.ts';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import type { ConfirmDraft } from './confirmDraft.ts';
import { draftOf, repriceChoice } from './confirmOrder.ts';

/** Why an order was not saved: the message, and the error, which decides what happens to the session. */
interface SaveFailure {
  message: string;
  error: unknown;
}

/**
 * Saves the order of a choice. When what was shown is no longer what is sold, the prices are asked for again and `onRepriced` gets the
 * choice as it is now; nothing else of the page changes.
 */
export function useSaveOrder(
  choice: PurchaseChoice,
  onSaved: (saved: OrderResult) => void,
  onRepriced: (choice: PurchaseChoice) => void,
) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  // Until the page is there that follows: a second press meanwhile would save the order again.
  const [leading, lead] = useTransition();
  const saving = asking || leading;
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  /** The current price of the choice; null when it could not be loaded or is no longer sold. */
  async function reprice(): Promise<PurchaseChoice | null> {
    const [app, details] = await Promise.all([
      client.fetchQuery({ ...appQuery(choice.product.id), staleTime: 0 }),
      client.fetchQuery({ ...packageQuery(choice.package.id), staleTime: 0 }),
    ]);
    return repriceChoice(choice, details, app.negotiable);
  }

  async function afterConflict(error: RequestFailure): Promise<string> {
    const { message } = error.result;
    const now = await reprice().catch(() => null);
    if (now === null)
      return message === marketMessages.order.amountDiffers ? marketMessages.order.offerDiffers : message;
    if (now.priceFen === choice.priceFen) return message;
    onRepriced(now);
    return '订单金额有变化，已更新为最新价格，请核对后重新提交';
  }

  async function save(company: UserCompany, draft: ConfirmDraft) {
    if (saving) return;
    setAsking(true);
    setFailure(null);
    try {
      const saved = await call(saveOrder, draftOf(choice, company, draft));
      lead(() => onSaved(saved));
    } catch (error) {
      const conflict = error instanceof RequestFailure && error.result.status === 409;
      const message = conflict ? await afterConflict(error) : failureText(error, messages.request.failed);
      setFailure({ message, error });
    }
    setAsking(false);
  }

  return { saving, failure, save };
}
