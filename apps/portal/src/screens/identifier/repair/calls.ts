/** The call of a fault report: it comes with the form, and not with every page. */
export { reportFault } from '@lima-id/api';
