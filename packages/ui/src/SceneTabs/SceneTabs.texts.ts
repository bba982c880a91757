export const sceneTabsTexts = { needsVerification: '需要验证手机号', count: (count: number) => `${count} 条` } as const;
