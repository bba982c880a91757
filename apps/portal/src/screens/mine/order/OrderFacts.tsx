import { marketMessages, type Order, paymentMethods } from '@lima-id/domain';
import { Button, ButtonLink, DescriptionList, Link } from '@lima-id/ui';
import { ChevronLeftIcon } from '@lima-id/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyAddress, type OrderVisit, paymentAddress } from '../../../shared/order/orderAddresses.ts';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';
import { canBuyAgain, canCancel, canPay } from '../orderActs.ts';
import { StatusTag } from '../StatusTag.tsx';
import { DownloadConfirmation } from './DownloadConfirmation.tsx';
import { Acts, Back, Facts, Title } from './Order.styles.ts';
import { StatusNote } from './StatusNote.tsx';

const CancelOrderDialog = lazy(() => import('../../../shared/order/CancelOrderDialog.tsx'));

interface OrderFactsProps {
  userId: string;
  order: Order;
  /** Whether the order was cancelled because its deadline passed. */
  expired: boolean;
}

/** The order itself: its status, what the buyer can do, and what was said when it was placed. */
export function OrderFacts({ userId, order, expired }: OrderFactsProps) {
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  const { id, status, paymentMethod } = order;
  const payable = canPay(status);
  const cancellable = canCancel(status);
  const [line, more] = order.orderDetails;
  const again = canBuyAgain(status) && more === undefined ? line : undefined;
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="order-title">
      <Back>
        <Link href={personalAddresses.orders}>
          <ChevronLeftIcon size={16} />
          我的订单
        </Link>
      </Back>
      <Title>
        <h2 id="order-title">订单详情</h2>
        <StatusTag status={status} />
        <DownloadConfirmation orderId={id} />
      </Title>
      <Facts>
        <StatusNote order={order} expired={expired} />
        <DescriptionList
          items={[
            { label: '订单号', value: order.orderCode, face: 'code' },
            { label: '下单时间', value: order.createTime, face: 'figure' },
            { label: '购买企业', value: order.buyerCompanyName },
            { label: '标识前缀', value: order.buyerPrefix, face: 'code' },
            { label: '支付方式', value: paymentMethod === null ? '尚未选择' : paymentMethods[paymentMethod] },
            { label: '汇款识别码', value: order.remittanceCode, face: 'code' },
            { label: '订单备注', value: order.remark || '无' },
          ]}
        />
        {payable || cancellable || again !== undefined ? (
          <Acts>
            {cancellable ? (
              <Button variant="secondary" onClick={() => setCancelling(true)}>
                取消订单
              </Button>
            ) : null}
            {payable ? (
              <Button
                onClick={() => void navigate(paymentAddress(id), { state: { orderId: id } satisfies OrderVisit })}
              >
                {marketMessages.order.pay}
              </Button>
            ) : null}
            {again === undefined ? null : (
              <ButtonLink variant="secondary" href={buyAddress(again)}>
                再次购买
              </ButtonLink>
            )}
          </Acts>
        ) : null}
      </Facts>
      <Suspense>
        {cancelling ? <CancelOrderDialog userId={userId} orderId={id} onClose={() => setCancelling(false)} /> : null}
      </Suspense>
    </Panel>
  );
}
