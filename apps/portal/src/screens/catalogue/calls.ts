/** The calls that the catalogue makes; they come with its page. */
export { listHotApps, listTrialApps, readPackage } from '@lima-id/api';
