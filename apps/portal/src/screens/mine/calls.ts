/** The calls of the pages of orders, invoices and trials: they come with these pages, and not with every account. */
export {
  fetchOnTrial,
  linkOrderConfirmation,
  listMyInvoices,
  listMyOrders,
  listMyTrials,
  readInvoice,
  readOrder,
  readOrderHistory,
  requestInvoice,
} from '@lima-id/api';
