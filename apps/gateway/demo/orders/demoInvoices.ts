import type { InvoiceEvent, InvoiceForm } from '@lima-id/domain';

/** Step of a demo invoice, in hours after the previous one. */
export type DemoInvoiceStep =
  | { event: Extract<InvoiceEvent, 'issued'>; hours: number; number: string }
  | { event: Extract<InvoiceEvent, 'reversed'>; hours: number; why: string };

export interface DemoInvoice {
  /** Index in `demoOrders`. */
  order: number;
  /** Hours between the order's completion, or the previous invoice, and the request. */
  hours: number;
  form:
    | Omit<Extract<InvoiceForm, { kind: 'normal' }>, 'title'>
    | Omit<Extract<InvoiceForm, { kind: 'special' }>, 'title'>;
  steps: readonly DemoInvoiceStep[];
}

const maker = { taxNumber: '91371422MA00001184', email: 'finance@maker.example.cn' };
const henglyuan = { taxNumber: '91371422MA0000226L', email: 'finance@henglyuan.example.cn' };

/** Invoices in every status: maker's first one was reversed, so that another can be requested. */
export const demoInvoices: readonly DemoInvoice[] = [
  {
    order: 1,
    hours: 2,
    form: { kind: 'normal', ...maker },
    steps: [
      { event: 'issued', hours: 26, number: '26372000000000000118' },
      { event: 'reversed', hours: 48, why: '企业需要增值税专用发票，请重新申请' },
    ],
  },
  { order: 2, hours: 3, form: { kind: 'normal', ...henglyuan }, steps: [] },
  {
    order: 3,
    hours: 5,
    form: {
      kind: 'special',
      ...maker,
      registeredAddress: '山东省德州市宁津县宁德大街1号',
      registeredPhone: '0534-8880000',
      bankName: '示例银行德州宁津支行',
      bankAccount: '6200118000001',
    },
    steps: [{ event: 'issued', hours: 22, number: '26372000000000000246' }],
  },
];
