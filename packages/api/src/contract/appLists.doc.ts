import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './appLists.ts';

export const appListsDocument: DocumentOf<typeof calls> = {
  calls: {
    listChosenApps: {
      title: '精选应用',
      group: '应用市场',
      description: '官方精选应用，可按分类筛选',
      access: 'everybody',
    },
    listClassifiedApps: {
      title: '按分类查询应用',
      group: '应用市场',
      description: '按分类分页查询应用，不传分类时为全部',
      access: 'everybody',
    },
  },
};
