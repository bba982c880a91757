import { requestInvoice } from '@lima-id/api';
import {
  displayYuan,
  type InvoiceFields,
  type InvoiceForm,
  invoiceForm,
  invoiceMessages,
  messages,
} from '@lima-id/domain';
import { Button, DescriptionList, Dialog, useToast } from '@lima-id/ui';
import { Form, type FormRefusal } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { call } from '../../../shared/api/call.ts';
import { invoicesKey } from '../../../shared/order/invoicesKey.ts';
import { ordersKey } from '../../../shared/order/ordersKey.ts';
import { useLoginWhenOver } from '../../../shared/session/useLoginWhenOver.ts';
import { EarlierInvoice } from './EarlierInvoice.tsx';
import { Body } from './InvoiceDialog.styles.ts';
import { InvoiceFormFields } from './InvoiceFormFields.tsx';
import { emptyInvoice, forgetInvoiceDraft, keepInvoiceDraft, readInvoiceDraft } from './invoiceDraft.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** The order of an invoice request. */
export interface InvoicedOrder {
  id: string;
  orderCode: string;
  buyerCompanyName: string;
  totalAmountFen: number;
}

interface InvoiceDialogProps {
  userId: string;
  order: InvoicedOrder;
  onClose: () => void;
}

/** 申请发票: requests the invoice of an order. The input survives closing, failures and reloads, and is dropped on success. */
export default function InvoiceDialog({ userId, order, onClose }: InvoiceDialogProps) {
  const owner = { userId, orderId: order.id };
  const formId = useId();
  const client = useQueryClient();
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [defaultValues] = useState(() => readInvoiceDraft(owner) ?? { ...emptyInvoice, title: order.buyerCompanyName });
  useLoginWhenOver(failure, undefined, true);

  function readAgain() {
    void client.invalidateQueries({ queryKey: ordersKey(userId) });
    void client.invalidateQueries({ queryKey: invoicesKey(userId) });
  }

  function cancel() {
    // The visitor may see an outdated order: a colleague requested the invoice meanwhile. It is not read before, since the row or the
    // panel that holds this dialog goes when it cannot be read, or can no longer be invoiced.
    if (failure !== null) readAgain();
    onClose();
  }

  async function send(form: InvoiceForm): Promise<FormRefusal<InvoiceFields> | void> {
    setSending(true);
    try {
      await call(requestInvoice, { ...form, orderId: order.id });
    } catch (error) {
      setFailure(error);
      return { message: failureText(error, messages.request.failed) };
    } finally {
      setSending(false);
    }
    forgetInvoiceDraft();
    readAgain();
    toast.show({ tone: 'success', text: invoiceMessages.requested });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending) cancel();
      }}
      title={invoiceTexts.ask}
      footer={
        <>
          <Button variant="secondary" disabled={sending} onClick={cancel}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            提交申请
          </Button>
        </>
      }
    >
      <Body>
        <DescriptionList
          items={[
            { label: invoiceTexts.label.order, value: order.orderCode, face: 'code' },
            { label: invoiceTexts.label.amount, value: `¥ ${displayYuan(order.totalAmountFen)}`, face: 'figure' },
          ]}
        />
        <Form<InvoiceFields, InvoiceForm>
          id={formId}
          schema={invoiceForm}
          defaultValues={defaultValues}
          onSubmit={send}
          onValuesChange={(values) => keepInvoiceDraft(owner, values)}
        >
          <EarlierInvoice userId={userId} />
          <InvoiceFormFields />
        </Form>
      </Body>
    </Dialog>
  );
}
