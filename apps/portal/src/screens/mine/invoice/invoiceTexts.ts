import { invoiceKinds } from '@lima-id/domain';

/** Texts of the invoice pages besides those of their rules. */
export const invoiceTexts = {
  ask: '申请发票',
  askAgain: '重新申请',
  label: {
    kind: '发票类型',
    title: '发票抬头',
    taxNumber: '纳税人识别号',
    email: '收票邮箱',
    registeredAddress: '注册地址',
    registeredPhone: '注册电话',
    bankName: '开户银行',
    bankAccount: '银行账号',
    amount: '开票金额',
    order: '订单号',
    requested: '申请时间',
    number: '发票号码',
    issued: '开票日期',
  },
  kinds: Object.entries(invoiceKinds).map(([value, label]) => ({ value, label })),
  placeholder: {
    taxNumber: '18位统一社会信用代码',
    email: '电子发票将发送至该邮箱',
  },
} as const;
