/** Prices that are no amount. */
export const priceMessages = { onRequest: '价格面议', free: '免费' } as const;
