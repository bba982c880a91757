import { listMyInvoices } from '@lima-id/api';
import { invoiceKinds, judgeInvoice, type ListedInvoice, messages, type Order } from '@lima-id/domain';
import { DescriptionList, InlineAlert, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../../../shared/api/call.ts';
import { invoicesKey } from '../../../shared/order/invoicesKey.ts';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { CallFailed } from '../CallFailed.tsx';
import { AskForInvoice } from './AskForInvoice.tsx';
import { InvoiceTag } from './InvoiceTag.tsx';
import { invoiceTexts } from './invoiceTexts.ts';
import { Acts, Below, Title, Words } from './OrderInvoice.styles.ts';

const { label, ask, askAgain } = invoiceTexts;

function InvoiceFacts({ invoice }: { invoice: ListedInvoice }) {
  const { kind, title, requestTime, invoiceNumber, issuedOn, status, reversalReason } = invoice;
  return (
    <>
      {status === 'reversed' ? (
        <InlineAlert tone="warning" title={`冲红原因：${reversalReason}`}>
          原发票已作废，如仍需要发票，请重新申请。
        </InlineAlert>
      ) : null}
      <DescriptionList
        items={[
          { label: label.kind, value: invoiceKinds[kind] },
          { label: label.title, value: title },
          { label: label.requested, value: requestTime, face: 'figure' },
          { label: label.number, value: invoiceNumber || '尚未开具', ...(invoiceNumber !== '' && { face: 'code' }) },
          ...(issuedOn === '' ? [] : [{ label: label.issued, value: issuedOn, face: 'figure' as const }]),
        ]}
      />
    </>
  );
}

interface LastInvoiceProps {
  userId: string;
  orderId: string;
  /** Below the invoice. It comes with it: a press on what moves down when the invoice arrives would be lost. */
  acts: ReactElement | null;
}

/** The last invoice of an order, as far as it is known. */
function LastInvoice({ userId, orderId, acts }: LastInvoiceProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...invoicesKey(userId), 'order', orderId],
    queryFn: ({ signal }) => call(listMyInvoices, { orderId, page: 1, size: 1 }, { signal }),
    staleTime: 0,
  });
  const invoice = data?.records[0];
  const hasFailed = error !== null && !isFetching;
  return (
    <>
      {invoice === undefined ? null : <InvoiceFacts invoice={invoice} />}
      {invoice === undefined && hasFailed ? <CallFailed error={error} onRetry={() => void refetch()} /> : null}
      {invoice === undefined && !hasFailed ? (
        <>
          <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
          <Skeleton height={20} lines={4} />
        </>
      ) : null}
      {isPending ? null : acts}
    </>
  );
}

/** The invoice of a paid order: its status, and how to request one. Nothing for other orders. */
export function OrderInvoice({ userId, order }: { userId: string; order: Order }) {
  const verdict = judgeInvoice(order);
  if (!verdict.ok && verdict.reason !== 'open') return null;
  const { invoiceStatus } = order;
  const acts = verdict.ok ? (
    <Acts>
      <AskForInvoice userId={userId} order={order}>
        {invoiceStatus === null ? ask : askAgain}
      </AskForInvoice>
    </Acts>
  ) : null;
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="order-invoice-title">
      <Title>
        <h2 id="order-invoice-title">发票</h2>
        {invoiceStatus === null ? null : <InvoiceTag status={invoiceStatus} />}
      </Title>
      <Below>
        {invoiceStatus === null ? (
          <>
            <Words>订单已完成，可申请增值税普通发票或专用发票，开具后发送至您的邮箱。</Words>
            {acts}
          </>
        ) : (
          <LastInvoice userId={userId} orderId={order.id} acts={acts} />
        )}
      </Below>
    </Panel>
  );
}
