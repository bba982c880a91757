import {
  loginByCode,
  loginByPassword,
  logOut,
  readProfile,
  refreshToken,
  registerAccount,
  retrievePassword,
  sendSmsCode,
  updatePassword,
  updateProfile,
  uploadFile,
} from './account.ts';
import { readApp, readAppPricing, readPackage } from './appDetail.ts';
import {
  listCategories,
  listChoiceBlocks,
  listFreeApps,
  listMarketBanners,
  listPlatformBanners,
  readAppConfig,
  readCategoryTree,
} from './appMarket.ts';
import { listChosenApps, listClassifiedApps, searchApps } from './appSearch.ts';
import { listAssets } from './asset.ts';
import { checkAuthenticity, setCoatingCodes, verifyCoatingCode } from './authenticity.ts';
import { answerChallenge, createChallenge } from './captcha.ts';
import { issueEnterpriseToken, listEnterpriseTokens, withdrawEnterpriseToken } from './enterpriseToken.ts';
import { reportFault } from './faultReport.ts';
import { readHome } from './home.ts';
import { listHotApps, listInterestGroups, listTrialApps } from './hotApp.ts';
import { changeIdentifierState, listDataOptions, lookUpIdentifier, readIdentifier } from './identifierDetail.ts';
import { recommendProducts } from './market.ts';
import {
  eraseRegistration,
  listRegistrations,
  passRegistration,
  readRegistrationForReview,
  rejectRegistration,
} from './operator.ts';
import { findCurrentCompany, readCompany, readCurrentCompany, readCurrentPrefix } from './prefix.ts';
import {
  checkPrefix,
  readPrefixDraft,
  readRegistration,
  readRegistrationConfirmation,
  registerPrefix,
  removePrefixDraft,
  reopenRegistration,
  savePrefixDraft,
} from './prefixRegistration.ts';
import {
  beginUpload,
  linkPrivatePicture,
  sendUploadPart,
  uploadCompanyPrivate,
  uploadPrivate,
} from './privatePicture.ts';
import { ingestProductionEvents } from './production.ts';
import { listRecalls, publishRecall, withdrawRecall } from './recall.ts';
import { listAreas, listIndustries, listSecondNodes } from './reference.ts';
import { setReminderLine } from './reminderLine.ts';
import {
  acceptFaultReport,
  completeFaultReport,
  declineFaultReport,
  listFaultReports,
  readFaultPhoto,
} from './repair.ts';
import { readSceneMasks, setSceneMasks } from './sceneMask.ts';

/** Every call of the platform, by name. What is not in this table does not exist. */
export const contract = {
  lookUpIdentifier,
  readIdentifier,
  listDataOptions,
  changeIdentifierState,
  checkAuthenticity,
  verifyCoatingCode,
  setCoatingCodes,
  setReminderLine,
  readSceneMasks,
  setSceneMasks,
  issueEnterpriseToken,
  listEnterpriseTokens,
  withdrawEnterpriseToken,
  ingestProductionEvents,
  publishRecall,
  withdrawRecall,
  listRecalls,
  readHome,
  listIndustries,
  listAreas,
  listSecondNodes,
  recommendProducts,
  listPlatformBanners,
  listMarketBanners,
  readAppConfig,
  listChoiceBlocks,
  listFreeApps,
  readCategoryTree,
  listCategories,
  searchApps,
  listChosenApps,
  listClassifiedApps,
  readApp,
  readAppPricing,
  readPackage,
  listHotApps,
  listTrialApps,
  listInterestGroups,
  createChallenge,
  answerChallenge,
  loginByPassword,
  loginByCode,
  refreshToken,
  logOut,
  sendSmsCode,
  registerAccount,
  retrievePassword,
  updatePassword,
  readProfile,
  updateProfile,
  uploadFile,
  uploadPrivate,
  uploadCompanyPrivate,
  beginUpload,
  sendUploadPart,
  linkPrivatePicture,
  readCurrentPrefix,
  readCurrentCompany,
  findCurrentCompany,
  readCompany,
  registerPrefix,
  readRegistration,
  readRegistrationConfirmation,
  checkPrefix,
  readPrefixDraft,
  savePrefixDraft,
  removePrefixDraft,
  reopenRegistration,
  listRegistrations,
  readRegistrationForReview,
  passRegistration,
  rejectRegistration,
  eraseRegistration,
  reportFault,
  listFaultReports,
  acceptFaultReport,
  declineFaultReport,
  completeFaultReport,
  readFaultPhoto,
  listAssets,
} as const;

/** The name of a call of the platform. */
export type EndpointName = keyof typeof contract;
