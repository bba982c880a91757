import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { createAccountSubject } from './account/accountSubject.ts';
import { createMobiles } from './account/mobiles.ts';
import { createAssetSubject } from './asset/assetSubject.ts';
import { createCaptchaSubject } from './captcha/captchaSubject.ts';
import { createProofs } from './captcha/proofs.ts';
import { createHomeSubject } from './home/homeSubject.ts';
import { createResolutionCounter } from './home/resolutionCounter.ts';
import { createObjectFinder } from './identifier/findObject.ts';
import { createIdentifierSubject } from './identifier/identifierSubject.ts';
import { createMarketSubject } from './market/marketSubject.ts';
import { createAttempts } from './platform/attempts/attempts.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Store } from './platform/database/database.ts';
import type { PictureStore } from './platform/pictures/pictureStore.ts';
import { createSealedPictures } from './platform/pictures/sealedPictures.ts';
import { createSeal } from './platform/secret/seal.ts';
import { smsCodeLimits } from './platform/sms/codes/limits.ts';
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

/** What the subjects need of the configuration and of the ports. */
export interface SubjectParts {
  /** Address under which people reach the portal, without a slash at its end; null or empty when it is not known. */
  publicUrl?: string | null;
  /** What the gateway signs with: 32 bytes or more. */
  secret: Uint8Array;
  sms: SmsPort;
  pictures: PictureStore;
  /** Where private pictures are kept; they come there sealed. */
  privatePictures: PictureStore;
  /** Says whether an enterprise's numbers and names belong together. */
  verify: VerifyEnterprise;
}

/** Every subject of the gateway, in the order in which they are mounted and stopped. */
export function createSubjects(store: Store, clock: Clock, parts: SubjectParts): Subject[] {
  const { secret, sms, pictures } = parts;
  const publicUrl = parts.publicUrl ?? '';
  const counter = createResolutionCounter(store, clock);
  const attempts = createAttempts(store, clock, secret);
  const proofs = createProofs({ secret, clock });
  const consumeProof = (proof: SlideProof, scene: CaptchaScene) => proofs.consumeProof(store.kysely, proof, scene);
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
  const privatePictures = createPrivatePictures({
    ...privateParts,
    noteAccess: createAccessLog(store, clock).notePicture,
  });
  return [
    createIdentifierSubject({
      publicUrl,
      secret,
      attempts,
      sms,
      readProduction: createProductionReader(store, clock),
      readRepairs: createRepairReader(store),
      onAnswered: () => counter.count(),
    }),
    createProductionSubject(store),
    createRecallSubject(),
    createHomeSubject(counter),
    createReferenceSubject(),
    createMarketSubject(),
    createPrefixSubject({
      store,
      clock,
      pictures: privatePictures,
      personal: createSeal(secret, 'registration'),
      drafts: createSeal(secret, 'prefix draft'),
      contacts,
      consumeProof,
      hashMobile: mobiles.hash,
      smsCodes: createSmsCodes({
        store,
        clock,
        secret,
        attempts,
        sms,
        limits: smsCodeLimits('prefix'),
        // Codes are sent with those of the account.
        onFailure: () => undefined,
      }),
      verify: parts.verify,
      describeIndustry,
      describeArea,
    }),
    createAssetSubject(),
    createCaptchaSubject({ secret, attempts, proofs }),
    createAccountSubject({
      store,
      clock,
      secret,
      attempts,
      mobiles,
      sms,
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
  ];
}
