import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './invoiceReview.ts';

export const invoiceReviewDocument: DocumentOf<typeof calls> = {
  fields: {
    code: '订单号或发票号码',
    invoices: '发票列表',
    invoice: '发票',
  },
  calls: {
    listInvoices: {
      title: '查询发票',
      group: '平台审核',
      description: '查询发票，等待最久的在前，可按状态、订单号或发票号码筛选，分页',
      access: 'reviewers',
      sees: 'every invoice, without what is sealed',
    },
    readInvoiceForReview: {
      title: '审核发票',
      group: '平台审核',
      description: '查看一张发票的全部内容与经过；每次查看都会记录',
      access: 'reviewers',
      sees: 'every invoice, numbers in full; each reading is written down',
    },
    issueInvoice: {
      title: '登记开票',
      group: '平台审核',
      description: '登记一张发票已开具，含发票号码与开票日期',
      access: 'reviewers',
      sees: 'every invoice',
    },
    reverseInvoice: {
      title: '登记冲红',
      group: '平台审核',
      description: '登记一张发票已冲红并说明原因，买方可重新申请',
      access: 'reviewers',
      sees: 'every invoice',
      fields: {
        reason: { example: '抬头有误，买方申请重开' },
      },
    },
  },
};
