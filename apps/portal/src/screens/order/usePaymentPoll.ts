import type { PaymentResult } from '@lima-id/api';
import { readWechatPaymentResult } from '@lima-id/api';
import { changeOrder, isPaidCode, paymentPollDelayMs } from '@lima-id/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { callForAnswer } from '../../shared/api/call.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';

/** The state of a pending payment. */
interface PaymentWait {
  /** Of the payment that was begun last; null before the first answer, and when none was begun. */
  attempt: PaymentResult['attempt'];
  /** Why polling stopped; null while it continues. */
  over: unknown;
}

interface PaymentEvents {
  /** The payment arrived. Dispatched once. */
  onPaid: () => void;
  /** The order was cancelled, ran out, or was paid in another way meanwhile. Dispatched until the waiting page is gone. */
  onOver: () => void;
}

/**
 * Polls the payment of an order until it is paid, or no longer waits for payment. A failed poll is retried; only the end of the
 * session ends the polling.
 */
export function usePaymentPoll(orderId: string, { onPaid, onOver }: PaymentEvents): PaymentWait {
  const [wait, setWait] = useState<PaymentWait>({ attempt: null, over: null });
  const paid = useEffectEvent(onPaid);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const ended = new AbortController();
    let polls = 0;
    let timer = 0;

    async function askAgain() {
      polls += 1;
      try {
        const options = { quiet: true, signal: ended.signal };
        const { code, data } = await callForAnswer(readWechatPaymentResult, { orderId }, options);
        if (ended.signal.aborted) return;
        if (isPaidCode(code)) {
          paid();
          return;
        }
        setWait({ attempt: data.attempt, over: null });
        // The buyer has nothing to do any more. Polling continues: the order's new status may be late.
        if (!changeOrder(data.status, 'paymentSubmitted').ok) over();
      } catch (error) {
        if (ended.signal.aborted) return;
        if (isSessionOver(error)) {
          setWait({ attempt: null, over: error });
          return;
        }
      }
      later();
    }

    function later() {
      timer = window.setTimeout(() => void askAgain(), paymentPollDelayMs(polls));
    }

    later();
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [orderId]);
  return wait;
}
