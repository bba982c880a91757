/** Texts of a tree: rows in place of children, and what is announced. */
export const treeTexts = {
  loading: '加载中',
  loadingBelow: '正在加载…',
  failedBelow: '加载失败',
  retry: '重试',
  nothingBelow: '没有下级',
  empty: '暂无数据',
  noMatch: '没有匹配的结果',
  loaded: (label: string, count: number) => `${label}已加载，下级 ${count} 项`,
  failed: (label: string) => `${label}的下级加载失败`,
  found: (count: number) => (count === 0 ? '没有匹配的结果' : `找到 ${count} 项`),
} as const;
