/** Placeholder of a closed list, and the text of an empty one. */
export const selectTexts = { placeholder: '请选择', empty: '暂无数据' } as const;
