/** The call of a lookup: it comes with the page, and not with every page. */
export { lookUpFaultReport } from '@lima-id/api';
