/** Announced when the user tries to close a modal while something is being sent. */
export const modalTexts = { loading: '正在处理，完成后才能关闭' } as const;
