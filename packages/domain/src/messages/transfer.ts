/** Messages, in Chinese, about a transfer whose amount differs from the amount due. Amounts are formatted. */
export const transferMessages = {
  less: (paid: string, due: string, gap: string) => `付款金额 ${paid} 与应付金额 ${due} 不一致，少 ${gap}`,
  more: (paid: string, due: string, gap: string) => `付款金额 ${paid} 与应付金额 ${due} 不一致，多 ${gap}`,
  /** @param differs one of the two above */
  confirmFirst: (differs: string) => `${differs}。请核对后修改，或确认按此金额提交`,
  /** @param differs one of the first two */
  typeFirst: (differs: string) => `${differs}。请核对银行流水，并输入实际到账的金额`,
  typedDiffers: (typed: string) =>
    `输入的到账金额 ${typed} 与付款信息中的金额不一致，请核对银行流水；金额不符的，请驳回付款信息`,
} as const;
