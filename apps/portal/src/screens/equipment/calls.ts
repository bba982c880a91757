/** The call of the ledger page: it comes with the page, and not with every account. */
export { listAssets } from '@lima-id/api';
