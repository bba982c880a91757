/** Announced, and read with the switch, while its change is being sent. */
export const switchTexts = { loading: '正在保存' } as const;
