import { marketMessages } from '@lima-id/domain';

/** Shown in place of an order that is unknown or belongs to another user. */
export const unknownOrder = { title: '未查询到订单', text: marketMessages.order.unknown } as const;
