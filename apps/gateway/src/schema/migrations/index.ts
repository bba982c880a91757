import type { Migration } from 'kysely/migration';
import { createIdentifier } from './0001-identifier.ts';
import { createHome } from './0002-home.ts';
import { createMarket } from './0003-market.ts';
import { createCaptcha } from './0004-captcha.ts';
import { createAccount } from './0005-account.ts';
import { createProduction } from './0006-production.ts';
import { createIdentifierLife } from './0008-identifier-life.ts';
import { createRepair } from './0012-repair.ts';
import { createRecall } from './0013-recall.ts';
import { createFieldMasks } from './0014-field-masks.ts';
import { createAuthenticity } from './0015-authenticity.ts';
import { createAsset } from './0016-asset.ts';
import { createSceneOrigin } from './0017-scene-origin.ts';
import { nameEnterpriseTokens } from './0018-enterprise-tokens.ts';
import { createRegistration } from './0019-registration.ts';
import { createPrivatePicture } from './0020-private-picture.ts';
import { createAppCatalogue } from './0021-app-catalogue.ts';
import { sealAccountMobile } from './0022-account-mobile.ts';
import { createTrial } from './0030-trial.ts';
import { createLead } from './0031-lead.ts';
import { createOrder } from './0040-order.ts';
import { giveBannersWords } from './0045-banner-words.ts';
import { pollPayments } from './0050-payment-inquiry.ts';
import { createInvoice } from './0051-invoice.ts';
import { eraseLeads } from './0052-lead-erasure.ts';
import { createAppShelf } from './0053-app-shelf.ts';
import { indexAppPieces } from './0054-app-pieces.ts';
import { keepCodesByVisitor } from './0063-codes-by-visitor.ts';
import { keepUsernameLooks } from './0064-username-look.ts';
import { makeCaptchaCostWork } from './0066-captcha-work.ts';
import { markCrowdedReports } from './0069-crowded-reports.ts';
import { openOnePayment } from './0070-one-open-payment.ts';
import { addRefunds } from './0071-refunds.ts';
import { createAvatar } from './0072-avatar.ts';
import { foldCodes } from './0073-folded-codes.ts';
import { numberGoods } from './0074-goods-number.ts';
import { keepProvedEmails } from './0075-proved-email.ts';
import { nameReviewStatuses } from './0080-review-words.ts';
import { nameDocumentTypes } from './0081-document-words.ts';
import { nameSceneTemplates } from './0083-scene-template-words.ts';
import { nameOrderStatuses } from './0084-order-words.ts';
import { nameDurationUnits } from './0086-duration-words.ts';
import { nameBannerTargets } from './0087-banner-target-words.ts';
import { indexPictureContents } from './0088-picture-twins.ts';
import { registerIdentifiers } from './0089-registration.ts';
import { keepObjectEvents } from './0090-object-event.ts';
import { createMonitoring } from './0091-monitoring.ts';
import { keepChangeAddresses } from './0092-change-address.ts';
import { listIdentifiers } from './0093-identifier-lists.ts';
import { createProductPicture } from './0094-product-picture.ts';
import { importIdentifiers } from './0095-identifier-import.ts';
import { reviseApps } from './0096-app-revision.ts';
import { keepObjectLives } from './0097-object-life.ts';
import { keepDraftVersions } from './0098-draft-version.ts';
import { settlePayments } from './0099-payment-settlement.ts';
import { keepSeenSubmissions } from './0100-seen-submission.ts';
import { suspendPrefixes } from './0101-suspended-prefix.ts';
import { recordRoleChanges } from './0102-role-change.ts';
import { closeAccounts } from './0103-closed-account.ts';
import { stopRefunds } from './0104-stopped-refund.ts';
import { keepWithdrawnApps } from './0110-withdrawn-app.ts';
import { keepContactsForTheirTime } from './0120-kept-contacts.ts';
import { limitAccounts } from './0121-account-limit.ts';
import { eraseByTime } from './0130-automatic-erasure.ts';

/** Every migration by name; they run in name order. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-identifier': createIdentifier,
  '0002-home': createHome,
  '0003-market': createMarket,
  '0004-captcha': createCaptcha,
  '0005-account': createAccount,
  '0006-production': createProduction,
  '0008-identifier-life': createIdentifierLife,
  '0012-repair': createRepair,
  '0013-recall': createRecall,
  '0014-field-masks': createFieldMasks,
  '0015-authenticity': createAuthenticity,
  '0016-asset': createAsset,
  '0017-scene-origin': createSceneOrigin,
  '0018-enterprise-tokens': nameEnterpriseTokens,
  '0019-registration': createRegistration,
  '0020-private-picture': createPrivatePicture,
  '0021-app-catalogue': createAppCatalogue,
  '0022-account-mobile': sealAccountMobile,
  '0030-trial': createTrial,
  '0031-lead': createLead,
  '0040-order': createOrder,
  '0045-banner-words': giveBannersWords,
  '0050-payment-inquiry': pollPayments,
  '0051-invoice': createInvoice,
  '0052-lead-erasure': eraseLeads,
  '0053-app-shelf': createAppShelf,
  '0054-app-pieces': indexAppPieces,
  '0063-codes-by-visitor': keepCodesByVisitor,
  '0064-username-look': keepUsernameLooks,
  '0066-captcha-work': makeCaptchaCostWork,
  '0069-crowded-reports': markCrowdedReports,
  '0070-one-open-payment': openOnePayment,
  '0071-refunds': addRefunds,
  '0072-avatar': createAvatar,
  '0073-folded-codes': foldCodes,
  '0074-goods-number': numberGoods,
  '0075-proved-email': keepProvedEmails,
  '0080-review-words': nameReviewStatuses,
  '0081-document-words': nameDocumentTypes,
  '0083-scene-template-words': nameSceneTemplates,
  '0084-order-words': nameOrderStatuses,
  '0086-duration-words': nameDurationUnits,
  '0087-banner-target-words': nameBannerTargets,
  '0088-picture-twins': indexPictureContents,
  '0089-registration': registerIdentifiers,
  '0090-object-event': keepObjectEvents,
  '0091-monitoring': createMonitoring,
  '0092-change-address': keepChangeAddresses,
  '0093-identifier-lists': listIdentifiers,
  '0094-product-picture': createProductPicture,
  '0095-identifier-import': importIdentifiers,
  '0096-app-revision': reviseApps,
  '0097-object-life': keepObjectLives,
  '0098-draft-version': keepDraftVersions,
  '0099-payment-settlement': settlePayments,
  '0100-seen-submission': keepSeenSubmissions,
  '0101-suspended-prefix': suspendPrefixes,
  '0102-role-change': recordRoleChanges,
  '0103-closed-account': closeAccounts,
  '0104-stopped-refund': stopRefunds,
  '0110-withdrawn-app': keepWithdrawnApps,
  '0120-kept-contacts': keepContactsForTheirTime,
  '0121-account-limit': limitAccounts,
  '0130-automatic-erasure': eraseByTime,
};
