import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './invoice.ts';
import { listMyInvoices, readInvoice } from './invoice.ts';

export const invoiceDocument: DocumentOf<typeof calls> = {
  shapes: {
    Invoice: partOf(readInvoice.reply),
    ListedInvoice: partOf(listMyInvoices.reply, 'records'),
  },
  fields: {
    kind: '发票类型：normal增值税普通发票 special增值税专用发票',
    title: '发票抬头',
    taxNumber: { text: '纳税人识别号，18位', example: '91350100M000100Y43' },
    registeredAddress: '注册地址',
    registeredPhone: '注册电话',
    bankName: '开户银行',
    bankAccount: '银行账号',
    reversalReason: '冲红原因',
    requestTime: '申请时间',
  },
  calls: {
    requestInvoice: {
      title: '申请发票',
      group: '发票',
      description:
        '为本人已完成的订单申请发票；金额以订单为准，内容相同的重复申请返回同一张发票，另有未冲红的发票时返回409',
      access: 'users',
      sees: 'for their own orders',
      fields: {
        title: { example: '山东泰岳健身科技有限公司' },
      },
    },
    readInvoice: {
      title: '发票详情',
      group: '发票',
      description: '查询本人的一张发票及申请时填写的内容',
      access: 'users',
      sees: 'their own invoices',
    },
    listMyInvoices: {
      title: '我的发票',
      group: '发票',
      description: '查询本人的发票，最新的在前，可按订单筛选，分页',
      access: 'users',
      sees: 'their own invoices',
    },
  },
};
