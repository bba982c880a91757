/** Texts below a timeline. */
export const timelineTexts = {
  more: '查看更多',
  rest: (more: string, rest: number) => `${more}（还有 ${rest} 条）`,
  shown: (shown: number, total: number) => `已显示 ${shown} 条，共 ${total} 条`,
} as const;
