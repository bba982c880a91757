export const productCardTexts = { more: '详情', own: '自研', partner: '伙伴' } as const;
