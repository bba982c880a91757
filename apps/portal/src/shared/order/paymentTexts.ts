/** Sentences about the payment of an order that several pages show. */
export const paymentTexts = {
  /** Until when to pay and what to submit by then; `payBefore` is YYYY-MM-DD HH:mm:ss in China, or empty before the order is saved. */
  deadline(payBefore: string): string {
    const end = payBefore === '' ? '付款期限' : ` ${payBefore.slice(0, 16)} `;
    return `请在${end}前付款，转账的还须在此之前提交付款信息，逾期订单将自动取消。`;
  },
  /** For an order that expired and may have been paid by transfer. */
  transferred: '已经转账的，请勿重复付款，请联系客服。',
  /** How several transfers are declared at once. */
  instalments: '分次转账的，请填写合计金额，并上传每一笔的凭证；付款时间填写最后一次。',
} as const;
