import type { Brand } from './brandSchema.ts';

/** Facts of a company that does not exist. A platform that goes live replaces them: `sampleFieldsOf` finds those that are left. */
export const sampleFacts = {
  legalName: '力码工业互联网有限公司',
  filingNumber: '鲁ICP备00000000号',
  securityFilingNumber: '鲁公网安备00000000000000号',
  phone: '400-000-0118',
  postalAddress: '山东省德州市宁津县示例路 118 号',
  bank: { depositBank: '示例银行德州宁津支行', accountName: '力码工业互联网有限公司', accountNo: '6200000001180042' },
  examples: [
    { identifier: '88.118.001/GT-2026-000123', name: 'GT-6 商用跑步机' },
    { identifier: '88.118.036/SB-2025-018842', name: 'SB-2 动感单车' },
  ],
} satisfies Partial<Brand>;
