/** The calls of the dialogs: they come with them, and not with every page. */
export { listInterestGroups, sendContactRequest, sendInquiry } from '@lima-id/api';
