import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './hotApp.ts';

export const hotAppDocument: DocumentOf<typeof calls> = {
  fields: {
    packageDetailsResponse: '试用规格',
    hostList: '热门应用',
    limit: '数量',
  },
  calls: {
    listHotApps: {
      title: '热门应用',
      group: '应用市场',
      description: '热门应用',
      access: 'everybody',
      fields: {
        limit: { example: '5' },
      },
    },
    listTrialApps: {
      title: '可试用应用',
      group: '试用',
      description: '可试用应用及其试用规格',
      access: 'everybody',
    },
  },
};
