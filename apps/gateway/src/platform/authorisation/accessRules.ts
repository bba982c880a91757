import type { EndpointName } from '@lima-id/api';
import { type UserRole, userRoles } from './caller.ts';

/** Who may make a call: everybody, users of the given roles, or enterprises' own systems and no user at all. */
export type AccessRule = 'everybody' | 'enterprises' | readonly UserRole[];

/** Everybody who is logged in. */
const users: AccessRule = userRoles;

/** Those of enterprises, and those who see to all of them. */
const makers: AccessRule = ['COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'];

/** Those who answer for an enterprise, and those who see to all of them. */
const makerAdmins: AccessRule = ['COMPANY_ADMIN', 'ADMIN', 'MANAGER'];

/** Those who review. */
const reviewers: AccessRule = ['ADMIN', 'MANAGER'];

/**
 * Who may make each call of the contract. A call that is missing here cannot be mounted. What a user sees of others' data is for the
 * handlers to say. docs/rules/access.md is the same table in words.
 */
export const accessRules: Readonly<Record<EndpointName, AccessRule>> = {
  lookUpIdentifier: 'everybody',
  readIdentifier: 'everybody',
  listDataOptions: 'everybody',
  changeIdentifierState: makers,
  checkAuthenticity: 'everybody',
  verifyCoatingCode: 'everybody',
  setCoatingCodes: makers,
  setReminderLine: makers,
  readSceneMasks: makers,
  setSceneMasks: makers,
  issueEnterpriseToken: makerAdmins,
  listEnterpriseTokens: makerAdmins,
  withdrawEnterpriseToken: makerAdmins,
  ingestProductionEvents: 'enterprises',
  publishRecall: makers,
  withdrawRecall: makers,
  listRecalls: makers,
  readHome: 'everybody',
  listIndustries: 'everybody',
  listAreas: 'everybody',
  listSecondNodes: 'everybody',
  recommendProducts: 'everybody',
  listPlatformBanners: 'everybody',
  listMarketBanners: 'everybody',
  readAppConfig: 'everybody',
  listChoiceBlocks: 'everybody',
  listFreeApps: 'everybody',
  readCategoryTree: 'everybody',
  listCategories: 'everybody',
  searchApps: 'everybody',
  listChosenApps: 'everybody',
  listClassifiedApps: 'everybody',
  readApp: 'everybody',
  readAppPricing: 'everybody',
  readPackage: 'everybody',
  listHotApps: 'everybody',
  listTrialApps: 'everybody',
  listInterestGroups: 'everybody',
  createChallenge: 'everybody',
  answerChallenge: 'everybody',
  loginByPassword: 'everybody',
  loginByCode: 'everybody',
  refreshToken: 'everybody',
  logOut: 'everybody',
  sendSmsCode: 'everybody',
  registerAccount: 'everybody',
  retrievePassword: 'everybody',
  updatePassword: users,
  readProfile: users,
  updateProfile: users,
  uploadFile: users,
  uploadPrivate: users,
  uploadCompanyPrivate: users,
  beginUpload: users,
  sendUploadPart: users,
  linkPrivatePicture: users,
  readCurrentPrefix: users,
  readCurrentCompany: 'everybody',
  findCurrentCompany: users,
  readCompany: users,
  registerPrefix: users,
  readRegistration: users,
  readRegistrationConfirmation: users,
  checkPrefix: users,
  readPrefixDraft: users,
  savePrefixDraft: users,
  removePrefixDraft: users,
  reopenRegistration: users,
  listRegistrations: reviewers,
  readRegistrationForReview: reviewers,
  passRegistration: reviewers,
  rejectRegistration: reviewers,
  eraseRegistration: reviewers,
  reportFault: 'everybody',
  listFaultReports: makers,
  acceptFaultReport: makers,
  declineFaultReport: makers,
  completeFaultReport: makers,
  readFaultPhoto: makers,
  listAssets: users,
};
