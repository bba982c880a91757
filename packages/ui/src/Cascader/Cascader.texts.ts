import { messages } from '@lima-id/domain';

export const cascaderTexts = {
  placeholder: '请选择',
  search: '搜索',
  searchLabel: (label: string) => `搜索${label}`,
  found: (count: number) => (count === 0 ? '没有符合的选项' : `找到 ${count} 项`),
  notAmongLoaded: '已展开的级别中没有，请先选择上一级',
  searchFailed: '搜索失败，请修改后再试',
  level: (level: number) => `第 ${level} 级`,
  back: '返回上一级',
  clear: '清除',
  loading: messages.empty.loading,
  failed: '加载失败，点击重试',
  empty: messages.empty.noData,
} as const;
