/** The calls of a production scene: what reads its figures comes with it, and not with every page. */
export { listDataOptions, lookUpIdentifier } from '@lima-id/api';
