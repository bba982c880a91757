import { randomInt } from 'node:crypto';
import type { CaptchaScene } from '@lima-id/api';
import { remittanceCodeCount, type SlideProof } from '@lima-id/domain';
import { createAccountSubject } from './account/accountSubject.ts';
import { createMobiles } from './account/mobiles.ts';
import { createAssetSubject } from './asset/assetSubject.ts';
import { createCaptchaSubject } from './captcha/captchaSubject.ts';
import { createProofs } from './captcha/proofs.ts';
import { createHomeSubject } from './home/homeSubject.ts';
import { createLookupTimes } from './home/lookupTimes.ts';
import { createResolutionCounter } from './home/resolutionCounter.ts';
import { createObjectFinder } from './identifier/findObject.ts';
import { createIdentifierSubject } from './identifier/identifierSubject.ts';
import { createLabelSubject } from './label/labelSubject.ts';
import { createLeadSeal } from './lead/leadContent.ts';
import { createLeadSubject } from './lead/leadSubject.ts';
import { createMarketSubject } from './market/marketSubject.ts';
import { readOffer } from './market/readOffer.ts';
import { createMonitoringReader } from './monitoring/monitoringReader.ts';
import { createMonitoringSubject } from './monitoring/monitoringSubject.ts';
import { createConfirmationSubject } from './order/confirmation/confirmationSubject.ts';
import { confirmationPath } from './order/confirmation/confirmations.ts';
import type { Seller } from './order/confirmation/describeConfirmation.ts';
import { invoiceSecrets } from './order/invoice/invoiceBuyer.ts';
import { createInvoiceSubject } from './order/invoice/invoiceSubject.ts';
import { orderSecrets } from './order/orderSecrets.ts';
import { createOrderSubject } from './order/orderSubject.ts';
import { createOrderAccessLog } from './order/review/dataAccess.ts';
import { createAttempts } from './platform/attempts/attempts.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createMailCodes } from './platform/mail/mailCodes.ts';
import type { MailPort } from './platform/mail/mailPort.ts';
import type { PaymentProviders } from './platform/payment/paymentPort.ts';
import type { PictureStore } from './platform/pictures/pictureStore.ts';
import { createSealedPictures } from './platform/pictures/sealedPictures.ts';
import { createKeyedHash } from './platform/secret/keys.ts';
import { createSeal } from './platform/secret/seal.ts';
import { createSignedLinks } from './platform/secret/signedLinks.ts';
import { createSmsCodes } from './platform/sms/codes/smsCodes.ts';
import type { SmsPort } from './platform/sms/smsPort.ts';
import type { VerifyEnterprise } from './platform/verification/verifyEnterprise.ts';
import { dropDraft } from './prefix/drafts.ts';
import { createPrefixSubject } from './prefix/prefixSubject.ts';
import { readCompanyOf } from './prefix/readCompany.ts';
import { createAccessLog } from './prefix/review/dataAccess.ts';
import { createPictureLinks } from './privatePicture/pictureLinks.ts';
import { createPrivatePictureSubject } from './privatePicture/privatePictureSubject.ts';
import { createPrivatePictures } from './privatePicture/privatePictures.ts';
import { createProductionReader } from './production/productionElements.ts';
import { createProductionSubject } from './production/productionSubject.ts';
import { createRecallSubject } from './recall/recallSubject.ts';
import { describeArea } from './reference/areas.ts';
import { describeIndustry } from './reference/industries.ts';
import { createReferenceSubject } from './reference/referenceSubject.ts';
import { createExportLinks } from './registration/export/exportLinks.ts';
import { createImportSubject } from './registration/import/importSubject.ts';
import { refusedPath } from './registration/import/refusedFile.ts';
import { createRegistrationSubject } from './registration/registrationSubject.ts';
import { createRepairReader } from './repair/repairReader.ts';
import { createRepairSubject } from './repair/repairSubject.ts';
import type { Store } from './schema/store.ts';
import type { Subject } from './schema/subject.ts';
import { createTrialSubject } from './trial/trialSubject.ts';

/** Dependencies of the subjects: configuration and ports. */
export interface SubjectParts {
  /** Public URL of the portal, without a trailing slash; null or empty when unknown. */
  publicUrl?: string | null;
  /** Signing secret: at least 32 bytes. */
  secret: Uint8Array;
  /** SMS delivery; null when off. */
  sms: SmsPort | null;
  /** Daily SMS quota (China time). */
  smsPerDay: number;
  /** E-mail delivery; null when off. */
  mail: MailPort | null;
  /** Daily e-mail quota (China time). */
  mailPerDay: number;
  pictures: PictureStore;
  /** Storage of private pictures, which are encrypted before. */
  privatePictures: PictureStore;
  /** Storage of public pictures of products. */
  productPictures: PictureStore;
  /** Verification of an enterprise's numbers and names. */
  verify: VerifyEnterprise;
  payments: PaymentProviders;
  /** Names in order confirmations. */
  seller: Seller;
  /** Days until an unpaid order expires. */
  orderExpiryDays: number;
  /** PBKDF2 iterations per attempt of the captcha's work. */
  workCost: number;
  /** Captcha pictures drawn in advance. */
  readyPictures: number;
  /** Random number of a remittance code; overridable for tests. */
  drawRemittance?: () => number;
}

/** Every subject of the gateway, in the order of mounting and stopping. */
export function createSubjects(store: Store, clock: Clock, parts: SubjectParts): Subject[] {
  const { secret, pictures } = parts;
  const publicUrl = parts.publicUrl ?? '';
  const counter = createResolutionCounter(store, clock);
  const lookupTimes = createLookupTimes();
  const attempts = createAttempts(store, clock, secret);
  const proofs = createProofs({ secret, clock });
  const consumeProof = (proof: SlideProof, scene: CaptchaScene) => proofs.consumeProof(store.kysely, proof, scene);
  const smsCodes = createSmsCodes({ store, clock, secret, attempts, sms: parts.sms, perDay: parts.smsPerDay });
  const mailCodes = createMailCodes({ store, clock, secret, attempts, mail: parts.mail, perDay: parts.mailPerDay });
  const mobiles = createMobiles(secret);
  const contacts = createSeal(secret, 'enterprise contact');
  const seal = createSeal(secret, 'private picture');
  const privateParts = {
    store,
    clock,
    attempts,
    seal,
    pictures: createSealedPictures(parts.privatePictures, seal),
    links: createPictureLinks({ secret, clock, publicUrl }),
  };
  const registrationAccess = createAccessLog(store, clock);
  const orderAccess = createOrderAccessLog(store, clock);
  const privatePictures = createPrivatePictures({
    ...privateParts,
    logAccess: (access) => (access.kind === 'voucher' ? orderAccess : registrationAccess).notePicture(access),
  });
  const draftParts = { store, clock, pictures: privatePictures, drafts: createSeal(secret, 'prefix draft') };
  return [
    createIdentifierSubject({
      publicUrl,
      secret,
      attempts,
      smsCodes,
      consumeProof,
      readProduction: createProductionReader(store, clock),
      readRepairs: createRepairReader(store),
      readMonitoring: createMonitoringReader(store, clock),
      onAnswered: (tookMs) => {
        counter.count();
        if (tookMs !== undefined) lookupTimes.note(tookMs);
      },
    }),
    createProductionSubject(store),
    createRecallSubject(),
    createRegistrationSubject({
      store,
      clock,
      attempts,
      publicUrl,
      links: createExportLinks({ secret, clock, publicUrl }),
      files: parts.productPictures,
      readUpload: (accountId, fileName) => privatePictures.read(accountId, fileName, 'product'),
    }),
    createImportSubject({
      store,
      clock,
      publicUrl,
      links: createSignedLinks({ secret, clock, publicUrl, purpose: 'refused lines of imports', path: refusedPath }),
    }),
    createMonitoringSubject(store, clock),
    createLabelSubject(store, publicUrl),
    createHomeSubject(counter, lookupTimes),
    createReferenceSubject(),
    createMarketSubject(),
    createTrialSubject(),
    createOrderSubject(
      {
        store,
        clock,
        attempts,
        pictures: privatePictures,
        ...orderSecrets(secret),
        readCompany: (prefix) => readCompanyOf({ store, contacts }, prefix),
        readOffer: (packageId) => readOffer(store, packageId),
        providers: parts.payments,
        publicUrl,
        expiryDays: parts.orderExpiryDays,
        drawRemittance: parts.drawRemittance ?? (() => randomInt(remittanceCodeCount)),
      },
      orderAccess,
    ),
    createConfirmationSubject({
      store,
      clock,
      seller: parts.seller,
      links: createSignedLinks({
        secret,
        clock,
        publicUrl,
        purpose: 'order confirmation links',
        path: confirmationPath,
      }),
      accessLog: orderAccess,
    }),
    createInvoiceSubject({ store, clock, ...invoiceSecrets(secret) }),
    createPrefixSubject({
      ...draftParts,
      personal: createSeal(secret, 'registration'),
      contacts,
      consumeProof,
      hashMobile: mobiles.hash,
      smsCodes,
      verify: parts.verify,
      describeIndustry,
      describeArea,
    }),
    createAssetSubject(),
    createCaptchaSubject({ secret, attempts, proofs, workCost: parts.workCost, readyPictures: parts.readyPictures }),
    createAccountSubject({
      store,
      clock,
      secret,
      attempts,
      mobiles,
      smsCodes,
      mailCodes,
      pictures,
      publicUrl,
      consumeProof,
      readCompany: (prefix) => readCompanyOf({ store, contacts }, prefix),
      dropDraft: (transaction, accountId) => dropDraft(draftParts, transaction, accountId, 'erased'),
    }),
    createPrivatePictureSubject(privateParts, privatePictures),
    createRepairSubject({
      store,
      clock,
      attempts,
      findObject: createObjectFinder(store, clock),
      contacts: createSeal(secret, 'fault contact'),
    }),
    createLeadSubject({
      store,
      clock,
      attempts,
      contents: createLeadSeal(secret),
      hash: createKeyedHash(secret, 'lead'),
    }),
  ];
}
