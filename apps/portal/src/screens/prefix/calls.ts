/** The calls of prefix registration: they come with the page, and not with every account. */
export {
  checkPrefix,
  listAreas,
  listSecondNodes,
  readPrefixDraft,
  readRegistration,
  readRegistrationConfirmation,
  registerPrefix,
  removePrefixDraft,
  reopenRegistration,
  savePrefixDraft,
} from '@lima-id/api';
