import { productionAheadMaxMs, productionBatchMax, productionCodeMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './production.ts';
import { ingestProductionEvents } from './production.ts';

export const productionDocument: DocumentOf<typeof calls> = {
  shapes: {
    ProductionEvent: partOf(ingestProductionEvents.request, 'events'),
  },
  fields: {
    label: '消耗的是什么，如电力、天然气',
    time: '发生时间，YYYY-MM-DD HH:mm:ss（北京时间）',
    events: `生产事件，一批最多${productionBatchMax.toLocaleString('en')}条`,
    energy: { text: '用能，千瓦时', example: 12.4 },
    products: '产出的产品数，整数',
    repeated: '此前已收下、保持不变的条数',
    id: `企业自己的事件编号，最多${productionCodeMaxLength}个字符，按它去重`,
    type: '事件类型：energy能耗 processing加工 abnormal异常停机 output产出',
  },
  calls: {
    ingestProductionEvents: {
      title: '上报生产事件',
      group: '生产数据',
      description: `企业上报生产事件（企业令牌），一批最多 ${productionBatchMax} 条，按事件编号去重，有一条晚于平台时钟${inMinutes(productionAheadMaxMs)}分钟以上时整批不收；可重复提交`,
      access: 'enterprises',
      sees: 'their own production line',
      fields: {
        label: { example: '电力' },
        id: { example: 'E-20260518-000417' },
      },
    },
  },
};
