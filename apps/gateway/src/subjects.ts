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
import { createLeadSeal } from './lead/leadContent.ts';
import { createLeadSubject } from './lead/leadSubject.ts';
import { createMarketSubject } from './market/marketSubject.ts';
import { readOffer } from './market/readOffer.ts';
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
import type { Store } from './platform/database/database.ts';
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
import type { Subject } from './platform/subject.ts';
import type { VerifyEnterprise } from './platform/verification/verifyEnterprise.ts';
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
import { createRepairReader } from './repair/repairReader.ts';
import { createRepairSubject } from './repair/repairSubject.ts';
import { createTrialSubject } from './trial/trialSubject.ts';

/** What the subjects need of the configuration and of the ports. */
export interface SubjectParts {
  /** Address under which people reach the portal, without a slash at its end; null or empty when it is not known. */
  publicUrl?: string | null;
  /** What the gateway signs with: 32 bytes or more. */
  secret: Uint8Array;
  /** How codes reach phones; null when the platform sends none. */
  sms: SmsPort | null;
  /** Codes that the platform sends in a day of China. */
  smsPerDay: number;
  /** How codes reach mailboxes; null when the platform sends none. */
  mail: MailPort | null;
  /** Mails with codes that the platform sends in a day of China. */
  mailPerDay: number;
  pictures: PictureStore;
  /** Where private pictures are kept; they come there sealed. */
  privatePictures: PictureStore;
  /** Says whether an enterprise's numbers and names belong together. */
  verify: VerifyEnterprise;
  /** Who takes payments. */
  payments: PaymentProviders;
  /** Whose confirmations of orders they are. */
  seller: Seller;
  /** Days in which an order has to be paid. */
  orderExpiryDays: number;
  /** Rounds of PBKDF2 for each number that a device tries at the work of a captcha. */
  workCost: number;
  /** Draws the number of a remittance code; chance where it is left out. */
  drawRemittance?: () => number;
}

/** Every subject of the gateway, in the order in which they are mounted and stopped. */
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
    noteAccess: (access) => (access.kind === 'voucher' ? orderAccess : registrationAccess).notePicture(access),
  });
  return [
    createIdentifierSubject({
      publicUrl,
      secret,
      attempts,
      smsCodes,
      consumeProof,
      readProduction: createProductionReader(store, clock),
      readRepairs: createRepairReader(store),
      onAnswered: (tookMs) => {
        counter.count();
        if (tookMs !== undefined) lookupTimes.note(tookMs);
      },
    }),
    createProductionSubject(store),
    createRecallSubject(),
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
      store,
      clock,
      pictures: privatePictures,
      personal: createSeal(secret, 'registration'),
      drafts: createSeal(secret, 'prefix draft'),
      contacts,
      consumeProof,
      hashMobile: mobiles.hash,
      smsCodes,
      verify: parts.verify,
      describeIndustry,
      describeArea,
    }),
    createAssetSubject(),
    createCaptchaSubject({ secret, attempts, proofs, workCost: parts.workCost }),
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
