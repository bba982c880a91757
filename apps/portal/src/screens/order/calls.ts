/** The calls of orders: they come with the pages of an order, and not with every account. */
export {
  placeWechatOrder,
  readOrder,
  readWechatPaymentResult,
  recommendProducts,
  saveOrder,
  savePaymentInfo,
} from '@lima-id/api';
