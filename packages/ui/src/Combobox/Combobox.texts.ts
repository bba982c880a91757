import { messages } from '@lima-id/domain';

export const comboboxTexts = {
  placeholder: '请输入或选择',
  open: (label: string) => `展开${label}`,
  close: (label: string) => `收起${label}`,
  clear: (label: string) => `清除${label}`,
  tags: (label: string) => `${label}的已选项`,
  /** Describes the field: names up to ten. */
  chosen: (names: readonly string[]) =>
    names.length > 10 ? `已选 ${names.length} 项` : `已选 ${names.length} 项：${names.join('、')}`,
  remove: (name: string) => `移除 ${name}`,
  added: (name: string) => `已选择 ${name}`,
  removed: (name: string) => `已移除 ${name}`,
  found: (count: number) => (count === 0 ? '没有符合的选项' : `找到 ${count} 项`),
  custom: (text: string) => `使用“${text}”`,
  loading: messages.empty.loading,
  failed: '加载失败，点击重试',
  empty: messages.empty.noData,
} as const;
