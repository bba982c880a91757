export const footerTexts = { landmark: '页脚', contact: '联系我们', brand: '力码 LIMA' } as const;
