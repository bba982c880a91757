import { invoiceNumberLength, invoiceReasonMaxLength, invoiceTextMaxLength } from '../invoice/limits.ts';

/** Messages about invoices, in Chinese. */
export const invoiceMessages = {
  /** The form in which one is requested. */
  form: {
    kind: '请选择发票类型',
    title: '请输入发票抬头',
    taxNumber: '请输入18位的纳税人识别号（统一社会信用代码）',
    taxNumberCheck: '纳税人识别号有误，请对照营业执照核对',
    registeredAddress: '请输入注册地址',
    registeredPhone: '请输入正确的注册电话，例如 0534-8880000',
    bankName: '请输入发票上的开户银行',
    bankAccount: '请输入数字组成的银行账号',
    email: '请输入正确的收票邮箱',
    textTooLong: `不能超过${invoiceTextMaxLength}字，请精简后重新提交`,
  },
  requested: '发票申请已提交，开具后将发送至您的收票邮箱',
  orderNotCompleted: '订单完成后才能申请发票',
  nothingPaid: '该订单金额为0元，无需开具发票',
  open: '该订单已申请过发票，请在“我的发票”中查看',
  notAllowed: '发票状态已变化，请刷新后查看',
  unknown: '未查询到该发票，请核对后重试',
  /** Messages for a reviewer who issues or reverses one. */
  issue: {
    invoiceNumber: `请填写${invoiceNumberLength}位数字的发票号码`,
    numberTaken: '该发票号码已用于其他发票，请核对',
    issuedOn: '请填写开票日期，格式如 2026-05-18',
    issuedOnLate: '开票日期不能晚于今天',
    issuedOnEarly: '开票日期不能早于申请日期',
  },
  reasonMissing: '请填写冲红原因',
  reasonTooLong: `冲红原因不能超过${invoiceReasonMaxLength}字`,
} as const;
