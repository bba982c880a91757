import { messages } from '@lima-id/domain';
import { countText } from '../locale/countText.ts';

export const tableTexts = {
  loading: messages.empty.loading,
  retry: '重试',
  selectAll: '选择本页全部',
  selectRow: (name: string) => `选择 ${name}`,
  selected: (count: number) => `已选 ${countText(count)} 项`,
  bulk: '对已选项操作',
  clear: '取消选择',
  ascending: (head: string) => `已按${head}升序排列`,
  descending: (head: string) => `已按${head}降序排列`,
} as const;
