import { messages } from '@lima-id/domain';

/** Texts of each kind of empty state: what happened, then what to do. */
export const emptyStateTexts = {
  notFound: { title: '未查询到该标识', text: messages.empty.notFound },
  offline: { title: '网络没有连接', text: messages.empty.offline },
  loadFailed: { title: '数据加载失败', text: messages.empty.loadFailed },
  noData: { title: messages.empty.noData, text: '' },
  loading: { title: messages.empty.loading, text: '' },
} as const;
