/** What a closed list says while nothing is chosen. */
export const selectTexts = { placeholder: '请选择', empty: '暂无数据' } as const;
