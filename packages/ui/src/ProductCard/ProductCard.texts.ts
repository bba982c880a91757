/** What a product card says beside the product's own words. */
export const productCardTexts = { more: '详情', own: '自研', partner: '伙伴' } as const;
