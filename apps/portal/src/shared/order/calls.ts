/** What can be done to an order from wherever it is shown. */
export { cancelOrder } from '@lima-id/api';
