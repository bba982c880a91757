/** The row of a menu without entries. */
export const dropdownMenuTexts = { empty: '暂无可用操作' } as const;
