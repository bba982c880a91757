import { type Order, productAddress } from '@lima-id/domain';
import { Button, ButtonLink, Card, type Clock, EmptyState, InlineAlert } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { buyAddress, type OrderWay, resultAddress } from '../../shared/order/orderAddresses.ts';
import { ordersKey } from '../../shared/order/ordersKey.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { BankPlate } from './BankPlate.tsx';
import { forgetConfirmDraft } from './confirmDraft.ts';
import { OfflinePayment } from './OfflinePayment.tsx';
import { Cards, Foot, Inner } from './OrderFrame.styles.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderKey } from './orderQueries.ts';
import { forgetOrder } from './orderVisit.ts';
import { PaymentModes } from './PaymentModes.tsx';
import { forgetPaymentDraft, keepPaymentDraft, openPaymentDraft, type PaymentDraft } from './paymentDraft.ts';
import type { SendVoucher } from './sendVoucher.ts';
import { WechatPayment } from './WechatPayment.tsx';

const CancelOrderDialog = lazy(() => import('../../shared/order/CancelOrderDialog.tsx'));

/** The name of the page, also while its order is on its way. */
export const paymentTitle = '订单支付';

interface PaymentPageProps {
  user: StoredUser;
  order: Order;
  /** The way on which the order is bought: its steps stand in the head, and it shows the result of the payment. */
  way: OrderWay;
  send: SendVoucher;
  now: Clock | undefined;
}

function Cancelled({ order }: { order: Order }) {
  const [line] = order.orderDetails;
  return (
    <OrderFrame title={paymentTitle}>
      <Cards>
        <Card padding="lg">
          <EmptyState
            kind="noData"
            title="订单已取消"
            text={`该订单已取消或已过付款期限，如需购买请重新下单。${paymentTexts.transferred}`}
            actions={
              <>
                <ButtonLink variant="secondary" href="/application">
                  返回应用市场
                </ButtonLink>
                {line === undefined ? null : <ButtonLink href={buyAddress(line)}>再次购买</ButtonLink>}
              </>
            }
          />
        </Card>
      </Cards>
    </OrderFrame>
  );
}

/** Pays a saved order, offline or by WeChat. An order that has been paid is shown by the page of the result. */
export function PaymentPage({ user: { userId }, order, way, send, now }: PaymentPageProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => openPaymentDraft(userId, order));
  const [cancelling, setCancelling] = useState(false);

  function change(next: PaymentDraft) {
    setDraft(next);
    keepPaymentDraft(next);
  }

  /** What was handed in or paid is known at once; the rest of the order is asked for again. */
  async function keepAnswer(changes: Partial<Order>) {
    forgetPaymentDraft();
    forgetConfirmDraft();
    const key = orderKey(userId, order.id);
    client.setQueryData<Order>(key, { ...order, paymentMethod: draft.method, ...changes });
    await client.invalidateQueries({ queryKey: ordersKey(userId) });
  }

  function leaveCancelled() {
    forgetConfirmDraft();
    forgetPaymentDraft();
    forgetOrder();
    void navigate('/application', { replace: true });
  }

  if (order.status === 'cancelled') return <Cancelled order={order} />;
  if (order.status === 'pendingReview' || order.status === 'completed')
    return <Navigate to={resultAddress(order.id, way)} replace />;

  const [line] = order.orderDetails;
  const back = (
    <ButtonLink variant="text" flush href={productAddress(order.productId)}>
      返回
    </ButtonLink>
  );
  const cancel = () => setCancelling(true);
  return (
    <OrderFrame title={paymentTitle} way={way} step={3} app={line}>
      <Cards>
        {order.status === 'rejected' ? (
          <InlineAlert tone="danger" title="付款信息审核未通过">
            {order.rejectionReason}
          </InlineAlert>
        ) : null}
        <OrderTable
          lines={order.orderDetails}
          buyer={{ name: order.buyerCompanyName, prefix: order.buyerPrefix }}
          orderCode={order.orderCode}
          totalFen={order.totalAmountFen}
        />
        <Card as="section" padding="none">
          <Inner>
            <CardHead>
              <h2>支付方式</h2>
              {order.payBefore === '' ? null : <p>{paymentTexts.deadline(order.payBefore)}</p>}
            </CardHead>
            <PaymentModes value={draft.method} onValueChange={(method) => change({ ...draft, method })} />
            {draft.method === 'transfer' ? (
              <BankPlate amountFen={order.totalAmountFen} remittanceCode={order.remittanceCode} />
            ) : (
              <WechatPayment
                userId={userId}
                order={order}
                now={now}
                onPaid={() => void keepAnswer({ status: 'completed' })}
                onOver={() => void client.invalidateQueries({ queryKey: ordersKey(userId) })}
              />
            )}
          </Inner>
          {draft.method === 'transfer' ? null : (
            <Foot>
              {back}
              <Button size="lg" variant="secondary" onClick={cancel}>
                取消订单
              </Button>
            </Foot>
          )}
        </Card>
        {draft.method === 'transfer' ? (
          <OfflinePayment
            orderId={order.id}
            dueFen={order.totalAmountFen}
            values={draft.values}
            onValuesChange={(values) => change({ ...draft, values })}
            send={send}
            back={back}
            onCancel={cancel}
            onSubmitted={(paymentInfo) => keepAnswer({ status: 'pendingReview', paymentInfo })}
          />
        ) : null}
      </Cards>
      {cancelling ? (
        <Suspense fallback={null}>
          <CancelOrderDialog
            userId={userId}
            orderId={order.id}
            onClose={() => setCancelling(false)}
            onCancelled={leaveCancelled}
          />
        </Suspense>
      ) : null}
    </OrderFrame>
  );
}
