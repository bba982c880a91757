import { cancelOrder } from '@lima-id/api';
import { marketMessages, messages } from '@lima-id/domain';
import { ConfirmDialog, useToast } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../account/failureText.ts';
import { call } from '../api/call.ts';
import { useLoginWhenOver } from '../session/useLoginWhenOver.ts';
import { ordersKey } from './ordersKey.ts';

interface CancelOrderDialogProps {
  userId: string;
  orderId: string;
  onClose: () => void;
  /** Called once the order is cancelled, before the order is asked for again. */
  onCancelled?: () => void;
}

/** Asks whether an order is to be cancelled, and cancels it. */
export default function CancelOrderDialog({ userId, orderId, onClose, onCancelled }: CancelOrderDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  useLoginWhenOver(failure);

  async function cancel() {
    try {
      await call(cancelOrder, { id: orderId });
      onCancelled?.();
    } catch (error) {
      setFailure(error);
      throw error;
    } finally {
      // The visitor still sees the order as it was: somebody else changed it meanwhile.
      void client.invalidateQueries({ queryKey: ordersKey(userId) });
    }
    toast.show({ tone: 'success', text: marketMessages.order.cancelled });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="取消这个订单？"
      description="取消后不能恢复，如需购买请重新下单。已经付款的，请先联系客服。"
      confirmLabel="取消订单"
      cancelLabel="再想想"
      tone="danger"
      onConfirm={cancel}
      failureText={(error) => failureText(error, messages.request.failed)}
    />
  );
}
