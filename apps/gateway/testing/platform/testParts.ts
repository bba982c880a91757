import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderExpiryDays } from '@lima-id/domain';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { createMailOutbox, type MailOutbox } from '../../src/platform/mail/mailOutbox.ts';
import { noProviders, type PaymentProviders } from '../../src/platform/payment/paymentPort.ts';
import { createFolderPictures, type PictureStore } from '../../src/platform/pictures/pictureStore.ts';
import { createOutbox, type SmsOutbox } from '../../src/platform/sms/smsOutbox.ts';
import { verifyByChecksum } from '../../src/platform/verification/verifyByChecksum.ts';
import type { VerifyEnterprise } from '../../src/platform/verification/verifyEnterprise.ts';

export const testSecret = new Uint8Array(32).fill(7);

/** Dependencies of subjects besides the database, for tests: a fixed secret, an outbox, a temporary picture folder, cheap work, and no pictures in advance. */
export function testParts(): {
  publicUrl: null;
  secret: Uint8Array;
  sms: SmsOutbox;
  smsPerDay: number;
  mail: MailOutbox;
  mailPerDay: number;
  pictures: PictureStore;
  privatePictures: PictureStore;
  productPictures: PictureStore;
  verify: VerifyEnterprise;
  payments: PaymentProviders;
  seller: { platformName: string; legalName: string };
  orderExpiryDays: number;
  workCost: number;
  readyPictures: number;
} {
  return {
    publicUrl: null,
    secret: testSecret,
    sms: createOutbox(() => undefined, systemClock),
    smsPerDay: 1_000,
    mail: createMailOutbox({ platformName: '力码', print: () => undefined, clock: systemClock }),
    mailPerDay: 1_000,
    pictures: createFolderPictures(mkdtempSync(join(tmpdir(), 'lima-pictures-'))),
    privatePictures: createFolderPictures(mkdtempSync(join(tmpdir(), 'lima-private-'))),
    productPictures: createFolderPictures(mkdtempSync(join(tmpdir(), 'lima-products-'))),
    verify: verifyByChecksum,
    payments: noProviders,
    seller: { platformName: '力码', legalName: '力码测试有限公司' },
    orderExpiryDays,
    workCost: 1,
    readyPictures: 0,
  };
}
