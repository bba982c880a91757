import { auditMaxDays, auditMinDays, type PaymentMethod, paymentMethod, paymentMethods } from '@lima-id/domain';
import { RadioGroup } from '@lima-id/ui';
import { CardIcon, QrCodeIcon } from '@lima-id/ui/icons';
import { Mode, Modes } from './PaymentModes.styles.ts';

const looks = {
  transfer: { icon: <CardIcon size={20} />, note: `对公转账，${auditMinDays}-${auditMaxDays}个工作日审核` },
  wechat: { icon: <QrCodeIcon size={20} />, note: '扫码付款，即时到账' },
} as const;

interface PaymentModesProps {
  value: PaymentMethod;
  onValueChange: (method: PaymentMethod) => void;
}

/** The ways to pay, one of them chosen. */
export function PaymentModes({ value, onValueChange }: PaymentModesProps) {
  return (
    <Modes>
      <RadioGroup
        variant="box"
        label="支付方式"
        labelHidden
        options={paymentMethod.options.map((method) => ({
          value: method,
          label: (
            <Mode>
              {looks[method].icon}
              <span>
                <span>{paymentMethods[method]}</span>
                <small>{looks[method].note}</small>
              </span>
            </Mode>
          ),
        }))}
        value={value}
        onValueChange={(chosen) => {
          const method = paymentMethod.options.find((one) => one === chosen);
          if (method !== undefined) onValueChange(method);
        }}
      />
    </Modes>
  );
}
