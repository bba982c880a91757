import {
  displayYuan,
  judgeInvoice,
  marketMessages,
  type Order,
  orderStatuses,
  readYuan,
  recommendedProductCount,
} from '@lima-id/domain';
import { ButtonLink, type Clock, DescriptionList, Tag } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { CardGrid, ProductCard } from '@lima-id/ui/identity';
import { useQuery } from '@tanstack/react-query';
import { type ConsolePage, consolePages } from '../../shared/console/consolePages.ts';
import { firstProducts } from '../../shared/market/firstProducts.ts';
import { LeadOn } from './LeadOn.tsx';
import { Cards } from './OrderFrame.styles.ts';
import { Recommendation } from './OrderOutcome.styles.ts';
import { ResultCard } from './ResultCard.tsx';
import { recommendedProducts } from './recommendedProducts.ts';

/** Where an order stands when it takes no payment any more: its payment is looked at, or it is done. */
type OutcomeStatus = Extract<Order['status'], 'pendingReview' | 'completed'>;

const submitted = { title: '付款信息已提交', text: `${marketMessages.order.submitted}。` };
const completed = '订单已完成，可在企业控制台中使用所购应用';

/** What happened, and what to do next: an invoice is offered for an order that can have one. */
function outcomeWords(order: Order) {
  if (order.status === 'pendingReview') return submitted;
  const text = judgeInvoice(order).ok ? `${completed}，发票可在订单详情中申请。` : `${completed}。`;
  return { title: marketMessages.order.paid, text };
}

/** Whether an order has an outcome to show. */
export function hasOutcome(order: Order): order is Order & { status: OutcomeStatus } {
  return order.status === 'pendingReview' || order.status === 'completed';
}

/** What was paid: of a transfer what was handed in, beside what is due where the two differ. */
function amountFacts({ paymentMethod, paymentInfo, totalAmountFen }: Order) {
  const figure = (amountFen: number) => ({ value: `¥ ${displayYuan(amountFen)}`, face: 'figure' as const });
  const declared = paymentMethod === 'transfer' ? readYuan(paymentInfo?.payAmount ?? '') : null;
  const paidFen = declared ?? totalAmountFen;
  const paid = { label: '付款金额', ...figure(paidFen) };
  return paidFen === totalAmountFen ? [paid] : [{ label: '应付金额', ...figure(totalAmountFen) }, paid];
}

/** Apps that are recommended, without those that were just bought: others of the market take their places. */
function Recommended({ bought }: { bought: readonly string[] }) {
  const recommended = useQuery(recommendedProducts).data ?? [];
  const others = useQuery(firstProducts).data ?? [];
  const products = [...new Map([...recommended, ...others].map((product) => [product.id, product])).values()]
    .filter(({ id }) => !bought.includes(id))
    .slice(0, recommendedProductCount);
  if (recommended.length === 0) return null;
  return (
    <Recommendation aria-labelledby="recommended-title">
      <div data-part="head">
        <h2 id="recommended-title">推荐应用</h2>
        <ButtonLink variant="text" flush href="/application/list" iconAfter={<ArrowRightIcon size={16} />}>
          更多产品
        </ButtonLink>
      </div>
      <CardGrid>
        {products.map((product) => (
          <ProductCard key={product.id} as="li" product={product} />
        ))}
      </CardGrid>
    </Recommendation>
  );
}

interface OrderOutcomeProps {
  order: Order & { status: OutcomeStatus };
  /** Seconds until the page leads on. */
  seconds: number;
  now: Clock | undefined;
  /** Leads to where orders are managed. */
  leave: (orders: ConsolePage) => void;
}

/** What came of an order: the facts, the ways on, a countdown to the orders, and apps that are recommended. */
export function OrderOutcome({ order, seconds, now, leave }: OrderOutcomeProps) {
  const { status } = order;
  const { orders, home } = consolePages;
  return (
    <Cards>
      <ResultCard
        {...outcomeWords(order)}
        facts={
          <DescriptionList
            items={[
              { label: '订单号', value: order.orderCode, face: 'code' },
              {
                label: '应用',
                value: order.orderDetails
                  .map((one) => [one.productName, one.packageName, one.purchaseDuration].join('・'))
                  .join('、'),
              },
              ...amountFacts(order),
              {
                label: '订单状态',
                value: (
                  <Tag tone={status === 'completed' ? 'success' : 'warning'} dot>
                    {orderStatuses[status]}
                  </Tag>
                ),
              },
            ]}
          />
        }
        actions={
          <>
            <ButtonLink size="lg" {...orders}>
              查看订单管理
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" {...home}>
              进入企业控制台
            </ButtonLink>
          </>
        }
        aside={<LeadOn seconds={seconds} place="订单管理" now={now} onEnd={() => leave(orders)} />}
      />
      <Recommended bought={order.orderDetails.map(({ productId }) => productId)} />
    </Cards>
  );
}
