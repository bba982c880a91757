import {
  loginByCode,
  loginByPassword,
  logOut,
  readProfile,
  refreshToken,
  registerAccount,
  retrievePassword,
  sendNewEmailCode,
  sendOwnEmailCode,
  sendSmsCode,
  updateEmail,
  updateMobile,
  updatePassword,
  updateProfile,
  uploadFile,
} from './account.ts';
import { readApp, readAppPricing, readPackage } from './appDetail.ts';
import { listChosenApps, listClassifiedApps } from './appLists.ts';
import {
  listCategories,
  listChoiceBlocks,
  listFreeApps,
  listMarketBanners,
  listPlatformBanners,
  readAppConfig,
  readCategoryTree,
} from './appMarket.ts';
import { searchApps } from './appSearch.ts';
import { listAssets } from './asset.ts';
import { checkAuthenticity, setCoatingCodes, verifyCoatingCode } from './authenticity.ts';
import { listBatches, readBatch, saveBatch } from './batch.ts';
import { answerChallenge, createChallenge } from './captcha.ts';
import { issueEnterpriseToken, listEnterpriseTokens, withdrawEnterpriseToken } from './enterpriseToken.ts';
import { lookUpFaultReport } from './faultLookup.ts';
import { reportFault } from './faultReport.ts';
import { readHome } from './home.ts';
import { listHotApps, listTrialApps } from './hotApp.ts';
import { changeIdentifierState, listDataOptions, lookUpIdentifier, readIdentifier } from './identifierDetail.ts';
import {
  beginImport,
  carryOutImport,
  linkRefusedLines,
  listImports,
  readImport,
  readImportTemplate,
  sendImportPart,
  stopImport,
} from './identifierImport.ts';
import { listInterestGroups } from './interestGroup.ts';
import { listMyInvoices, readInvoice, requestInvoice } from './invoice.ts';
import { issueInvoice, listInvoices, readInvoiceForReview, reverseInvoice } from './invoiceReview.ts';
import { drawLabels } from './label.ts';
import { sendContactRequest, sendInquiry } from './lead.ts';
import { recommendProducts } from './market.ts';
import { readMonitoring, reportReadings, saveMonitoring } from './monitoring.ts';
import { createHumiOrder, placeWechatOrder, readWechatPaymentResult } from './onlinePayment.ts';
import {
  appointAdministrator,
  eraseRegistration,
  listRegistrations,
  passRegistration,
  readRegistrationForReview,
  rejectRegistration,
  restorePrefix,
  suspendPrefix,
} from './operator.ts';
import { closeAccount, findAccount, limitAccount, restoreAccount } from './operatorAccount.ts';
import { eraseLead, listLeads, readLead } from './operatorLead.ts';
import { cancelOrder, listMyOrders, readOrder, readOrderHistory, saveOrder, savePaymentInfo } from './order.ts';
import { linkOrderConfirmation } from './orderConfirmation.ts';
import {
  acceptOrder,
  listOrders,
  listUnknownPayments,
  readOrderForReview,
  rejectOrder,
  settlePayment,
  stopRefund,
} from './orderReview.ts';
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
import { listProductModels, readProductModel, saveProductModel } from './productModel.ts';
import { publishPicture } from './productPicture.ts';
import { listRecalls, publishRecall, withdrawRecall } from './recall.ts';
import { listAreas, listIndustries, listSecondNodes } from './reference.ts';
import {
  appendEvents,
  changeFacts,
  changeIdentifierStates,
  exportIdentifiers,
  listIdentifiers,
  readIdentifierHistory,
  registerIdentifiers,
  reserveCodes,
} from './registration.ts';
import { setReminderLine } from './reminderLine.ts';
import {
  acceptFaultReport,
  completeFaultReport,
  declineFaultReport,
  listFaultReports,
  readFaultPhoto,
} from './repair.ts';
import { listScenes, removeScene, saveScene } from './scene.ts';
import { readSceneMasks, setSceneMasks } from './sceneMask.ts';
import { applyTrial, comeApplyTrial, fetchOnTrial, listMyTrials } from './trial.ts';

/** Every call of the platform by name, in the order of the documentation. Calls outside this table do not exist. */
export const contract = {
  lookUpIdentifier,
  readIdentifier,
  listDataOptions,
  readHome,
  checkAuthenticity,
  verifyCoatingCode,
  setCoatingCodes,
  setReminderLine,
  changeIdentifierState,
  readSceneMasks,
  setSceneMasks,
  issueEnterpriseToken,
  listEnterpriseTokens,
  withdrawEnterpriseToken,
  ingestProductionEvents,
  publishRecall,
  withdrawRecall,
  listRecalls,
  publishPicture,
  saveProductModel,
  readProductModel,
  listProductModels,
  saveBatch,
  readBatch,
  listBatches,
  saveScene,
  listScenes,
  removeScene,
  registerIdentifiers,
  changeFacts,
  readIdentifierHistory,
  appendEvents,
  listIdentifiers,
  exportIdentifiers,
  changeIdentifierStates,
  reserveCodes,
  readImportTemplate,
  beginImport,
  sendImportPart,
  readImport,
  listImports,
  carryOutImport,
  stopImport,
  linkRefusedLines,
  saveMonitoring,
  readMonitoring,
  reportReadings,
  drawLabels,
  reportFault,
  lookUpFaultReport,
  listFaultReports,
  acceptFaultReport,
  declineFaultReport,
  completeFaultReport,
  readFaultPhoto,
  registerPrefix,
  readRegistration,
  readRegistrationConfirmation,
  checkPrefix,
  readPrefixDraft,
  savePrefixDraft,
  removePrefixDraft,
  reopenRegistration,
  readCurrentPrefix,
  readCurrentCompany,
  findCurrentCompany,
  readCompany,
  listAssets,
  searchApps,
  readApp,
  readAppPricing,
  readPackage,
  recommendProducts,
  listHotApps,
  listChosenApps,
  listChoiceBlocks,
  listFreeApps,
  listClassifiedApps,
  readCategoryTree,
  listCategories,
  listPlatformBanners,
  listMarketBanners,
  readAppConfig,
  listInterestGroups,
  listTrialApps,
  applyTrial,
  comeApplyTrial,
  fetchOnTrial,
  listMyTrials,
  saveOrder,
  readOrder,
  readOrderHistory,
  listMyOrders,
  cancelOrder,
  savePaymentInfo,
  placeWechatOrder,
  createHumiOrder,
  readWechatPaymentResult,
  linkOrderConfirmation,
  requestInvoice,
  readInvoice,
  listMyInvoices,
  loginByPassword,
  loginByCode,
  refreshToken,
  logOut,
  registerAccount,
  retrievePassword,
  updateMobile,
  updateEmail,
  updatePassword,
  readProfile,
  updateProfile,
  createChallenge,
  answerChallenge,
  sendSmsCode,
  sendOwnEmailCode,
  sendNewEmailCode,
  uploadFile,
  uploadPrivate,
  uploadCompanyPrivate,
  beginUpload,
  sendUploadPart,
  linkPrivatePicture,
  listIndustries,
  listAreas,
  listSecondNodes,
  sendContactRequest,
  sendInquiry,
  listRegistrations,
  readRegistrationForReview,
  passRegistration,
  rejectRegistration,
  suspendPrefix,
  restorePrefix,
  appointAdministrator,
  eraseRegistration,
  listOrders,
  listUnknownPayments,
  readOrderForReview,
  acceptOrder,
  rejectOrder,
  stopRefund,
  settlePayment,
  listInvoices,
  readInvoiceForReview,
  issueInvoice,
  reverseInvoice,
  listLeads,
  readLead,
  eraseLead,
  findAccount,
  limitAccount,
  restoreAccount,
  closeAccount,
} as const;

export type EndpointName = keyof typeof contract;
