import { privateLinkMs } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './orderConfirmation.ts';
import { linkOrderConfirmation } from './orderConfirmation.ts';

export const orderConfirmationDocument: DocumentOf<typeof calls> = {
  shapes: {
    PrivateLink: partOf(linkOrderConfirmation.reply),
  },
  calls: {
    linkOrderConfirmation: {
      title: '订单确认单',
      group: '订单与支付',
      description: `获取订单确认单（PDF）的下载链接，${inMinutes(privateLinkMs)}分钟内有效；仅本人与审核人员可用，审核人员的查看会记录`,
      access: 'users',
      sees: 'their own orders; ADMIN and MANAGER every one, and each link is written down',
    },
  },
};
