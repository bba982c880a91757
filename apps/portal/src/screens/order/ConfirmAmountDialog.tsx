import { displayYuan, messages } from '@lima-id/domain';
import { ConfirmDialog, DescriptionList } from '@lima-id/ui';
import { failureText } from '../../shared/account/failureText.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';

interface ConfirmAmountDialogProps {
  /** What is due, and what its payer typed. */
  dueFen: number;
  paidFen: number;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks the payer about an amount that is not what is due, with both figures side by side. */
export default function ConfirmAmountDialog({ dueFen, paidFen, onClose, onConfirm }: ConfirmAmountDialogProps) {
  const figure = (amountFen: number) => `¥ ${displayYuan(amountFen)}`;
  const less = paidFen < dueFen;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="付款金额与应付金额不一致"
      description={`请对照转账凭证核对。${paymentTexts.instalments}按此金额提交后，工作人员会逐笔核对${less ? '，少付的款项可能需要补足' : '，多付的款项须联系客服退回'}。`}
      confirmLabel="按此金额提交"
      cancelLabel="返回修改"
      onConfirm={onConfirm}
      failureText={(error) => failureText(error, messages.request.failed)}
    >
      <DescriptionList
        items={[
          { label: '应付金额', value: figure(dueFen), face: 'figure' },
          { label: '您填写的付款金额', value: figure(paidFen), face: 'figure' },
          { label: less ? '少付' : '多付', value: figure(Math.abs(paidFen - dueFen)), face: 'figure' },
        ]}
      />
    </ConfirmDialog>
  );
}
