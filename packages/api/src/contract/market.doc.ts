import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './market.ts';
import { recommendProducts } from './market.ts';

export const marketDocument: DocumentOf<typeof calls> = {
  shapes: {
    App: partOf(recommendProducts.reply),
  },
  fields: {
    recommend: '固定为1',
  },
  calls: {
    recommendProducts: {
      title: '推荐应用',
      group: '应用市场',
      description: '推荐应用列表',
      access: 'everybody',
    },
  },
};
