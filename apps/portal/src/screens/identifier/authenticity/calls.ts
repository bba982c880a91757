/** The calls of an anti-counterfeit scene: they come with it, and not with every page. */
export { type CoatingFailure, checkAuthenticity, verifyCoatingCode } from '@lima-id/api';
