import { savePaymentInfo } from '@lima-id/api';
import { messages, type PaymentForm, type PaymentInfo, paymentForm, readYuan } from '@lima-id/domain';
import { AmountField, Button, Card, DatePicker, TextField } from '@lima-id/ui';
import { Field, Form, type FormRefusal, SubmitButton } from '@lima-id/ui/form';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import { Fields } from './OfflinePayment.styles.ts';
import { Foot, Inner } from './OrderFrame.styles.ts';
import type { SendVoucher } from './sendVoucher.ts';
import { VoucherField } from './VoucherField.tsx';

const ConfirmAmountDialog = lazy(() => import('./ConfirmAmountDialog.tsx'));

interface OfflinePaymentProps {
  orderId: string;
  /** What is due. */
  dueFen: number;
  /** What the fields open with. */
  values: PaymentForm;
  onValuesChange: (values: PaymentForm) => void;
  send: SendVoucher;
  /** The way back, left of the buttons. */
  back: ReactNode;
  onCancel: () => void;
  /** Called with what the platform took. */
  onSubmitted: (info: PaymentInfo) => Promise<void>;
}

type Refusal = FormRefusal<PaymentForm>;

/** A call that failed. A picture that was not sent is in no draft. */
interface CallFailure {
  error: unknown;
  keepsInput: boolean;
}

const schema = paymentForm(serverTime);

/** 付款信息: the details of a transfer as the buyer enters them, with vouchers. */
export function OfflinePayment(props: OfflinePaymentProps) {
  const { orderId, dueFen, values, onValuesChange, send, back, onCancel, onSubmitted } = props;
  const pending = useRef(0);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // What was filled in waits here while its payer is asked about an amount that is not the one due.
  const [doubtful, setDoubtful] = useState<PaymentForm | null>(null);
  useLoginWhenOver(failure?.error, undefined, failure?.keepsInput);

  async function handIn(form: PaymentForm, confirmedAmount?: string) {
    const payPictures = form.payPictures.map(({ fileName, fullUrl }) => ({ fileName, fullUrl }));
    const info = { ...form, payPictures, orderId };
    try {
      await call(savePaymentInfo, { ...info, confirmedAmount });
    } catch (error) {
      setFailure({ error, keepsInput: true });
      throw error;
    }
    await onSubmitted(info);
  }

  async function submit(form: PaymentForm): Promise<Refusal | void> {
    if (pending.current > 0) {
      return { fields: { payPictures: '还有图片未上传完成，请等待上传，或移除后再提交' } };
    }
    if (readYuan(form.payAmount) !== dueFen) return setDoubtful(form);
    try {
      await handIn(form);
    } catch (error) {
      return { message: failureText(error, messages.request.failed) };
    }
  }

  return (
    <Card as="section" padding="none">
      <Form<PaymentForm, PaymentForm>
        aria-label="付款信息"
        schema={schema}
        defaultValues={values}
        onValuesChange={onValuesChange}
        onSubmit={submit}
      >
        <Inner>
          <CardHead>
            <h2>付款信息</h2>
            <p>转账完成后填写</p>
          </CardHead>
          <Fields>
            <Field<PaymentForm> name="depositBank">
              <TextField label="开户银行" required />
            </Field>
            <Field<PaymentForm> name="bankAccountName">
              <TextField label="账户名称" required autoComplete="organization" />
            </Field>
            <Field<PaymentForm> name="bankNo">
              <TextField label="银行账号" required inputMode="numeric" autoComplete="off" />
            </Field>
            <Field<PaymentForm> name="payAmount">
              <AmountField label="付款金额" required description={paymentTexts.instalments} />
            </Field>
            <Field<PaymentForm> name="payTime">
              <DatePicker label="付款时间" required precision="minute" />
            </Field>
            <Field<PaymentForm> name="payPictures">
              <VoucherField
                data-wide=""
                label="付款凭证"
                required
                send={async (file, upload) => {
                  try {
                    return await send(file, upload);
                  } catch (error) {
                    setFailure({ error, keepsInput: false });
                    throw error;
                  }
                }}
                onPendingChange={(count) => {
                  pending.current = count;
                }}
              />
            </Field>
          </Fields>
        </Inner>
        <Foot>
          {back}
          <Button size="lg" variant="secondary" onClick={onCancel}>
            取消订单
          </Button>
          <SubmitButton size="lg">提交付款信息</SubmitButton>
        </Foot>
      </Form>
      {doubtful === null ? null : (
        <Suspense>
          <ConfirmAmountDialog
            dueFen={dueFen}
            paidFen={readYuan(doubtful.payAmount) ?? 0}
            onClose={() => setDoubtful(null)}
            onConfirm={() => handIn(doubtful, doubtful.payAmount)}
          />
        </Suspense>
      )}
    </Card>
  );
}
