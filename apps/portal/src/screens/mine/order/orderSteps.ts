import type { OrderStep } from '@lima-id/api';
import { chinaMinute, marketMessages, orderStatuses } from '@lima-id/domain';
import type { TimelineEntry } from '@lima-id/ui';

const titles: Record<OrderStep['event'], string> = {
  saved: '提交订单',
  paymentSubmitted: '提交付款信息',
  paid: marketMessages.order.paid,
  accepted: '审核通过',
  rejected: '审核未通过',
  cancelled: '取消订单',
  expired: '逾期未提交付款信息，订单已自动取消',
};

/** What happened to an order, as the timeline shows it: with the new status, unless the words name it already. */
export function timelineOf(steps: readonly OrderStep[]): TimelineEntry[] {
  return steps.map(({ event, to, at, why }) => ({
    id: `${at} ${event}`,
    time: chinaMinute(at),
    title: titles[event],
    ...(titles[event] === orderStatuses[to] ? {} : { tag: orderStatuses[to] }),
    text: why,
  }));
}
