import { unlimited } from '@lima-id/domain';
import { countText } from '../locale/countText.ts';

export const filterBarTexts = {
  unlimited,
  open: '筛选',
  openChosen: (count: number) => `筛选，已选 ${count} 项`,
  chosen: '已选条件',
  count: (count: number) => countText(count),
  counted: (label: string, count: number) => `${label}，${countText(count)} 个结果`,
  remove: (label: string) => `移除 ${label}`,
  clear: '清除筛选',
  total: (count: number) => `共 ${countText(count)} 个结果`,
  apply: (count: number) => `查看 ${countText(count)} 个结果`,
  applyUncounted: '查看结果',
  reset: '重置',
  close: '关闭',
  unfold: '展开',
  fold: '收起',
  unfoldName: (label: string) => `展开${label}的全部选项`,
  foldName: (label: string) => `收起${label}的选项`,
} as const;
