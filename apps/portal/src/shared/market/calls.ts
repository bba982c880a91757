/** The calls of an app and its prices that more than one subject makes. */
export { readApp, readPackage } from '@lima-id/api';
