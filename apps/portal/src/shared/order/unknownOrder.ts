import { marketMessages } from '@lima-id/domain';

/** What stands where an order would, when nobody knows it or it is somebody else's. */
export const unknownOrder = { title: '未查询到订单', text: marketMessages.order.unknown } as const;
