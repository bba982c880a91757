import { contract } from '@lima-id/api';
import { mount } from '../platform/http/mount.ts';
import { mountPictures } from '../platform/pictures/mountPictures.ts';
import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import { smsCodeLimits } from '../platform/sms/codes/limits.ts';
import { createSmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { SmsPort } from '../platform/sms/smsPort.ts';
import type { Subject } from '../platform/subject.ts';
import type { AccountParts } from './accountParts.ts';
import { createAvatars } from './avatars.ts';
import { retrievePassword, updatePassword } from './changePassword.ts';
import { logOut, refreshTokens } from './keepSession.ts';
import { sweepMs } from './limits.ts';
import { logInByCode, logInByPassword } from './logIn.ts';
import { readProfile, updateProfile, uploadAvatar } from './profile.ts';
import { registerAccount } from './register.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { createSessions } from './sessions.ts';

/** What accounts need of the rest of the gateway. */
export interface AccountOptions
  extends Pick<AccountParts, 'store' | 'clock' | 'attempts' | 'mobiles' | 'consumeProof' | 'readCompany'> {
  secret: Uint8Array;
  sms: SmsPort;
  pictures: PictureStore;
  /** Goes before the addresses of avatars; empty for the portal's own origin. */
  publicUrl: string;
}

/** Accounts: registering, logging in and out, staying in, codes by SMS, passwords, the profile. */
export function createAccountSubject(options: AccountOptions): Subject {
  const { store, clock, secret, attempts, mobiles, sms, pictures, consumeProof, readCompany } = options;
  const avatars = createAvatars(pictures, options.publicUrl);
  const sessions = createSessions(store, clock);
  let noteSmsFailure: (detail: string) => void = () => undefined;
  const smsCodes = createSmsCodes({
    store,
    clock,
    secret,
    attempts,
    sms,
    limits: smsCodeLimits('account'),
    onFailure: (detail) => noteSmsFailure(detail),
  });
  const parts: AccountParts = { store, clock, attempts, sessions, smsCodes, mobiles, consumeProof, readCompany };
  let endSweeping: (() => void) | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    await sessions.sweep();
    await smsCodes.sweep();
    await attempts.sweep();
  }

  return {
    name: 'account',
    identify: sessions.identify,
    mount(app) {
      mountPictures(app, pictures);
      noteSmsFailure = (detail) => app.log.warn({ detail }, 'sms not sent');
      mount(app, contract.loginByPassword, (request, context) => logInByPassword(parts, request, context));
      mount(app, contract.loginByCode, (request, context) => logInByCode(parts, request, context));
      mount(app, contract.refreshToken, (request, context) => refreshTokens(parts, request, context));
      mount(app, contract.logOut, (_request, context) => logOut(parts, context));
      mount(app, contract.sendSmsCode, (request, context) => sendSmsCode(parts, request, context));
      mount(app, contract.registerAccount, (request, context) => registerAccount(parts, request, context));
      mount(app, contract.retrievePassword, (request, context) => retrievePassword(parts, request, context));
      mount(app, contract.updatePassword, (request, context) => updatePassword(parts, request, context));
      mount(app, contract.readProfile, (request, context) => readProfile(parts, request, context));
      mount(app, contract.updateProfile, (request, context) => updateProfile(parts, avatars, request, context));
      mount(app, contract.uploadFile, ({ file }) => uploadAvatar(avatars, file));
    },
    start() {
      endSweeping = clock.every(sweepMs, () => {
        // What could not be removed now is removed next time.
        sweeping = sweeping.then(sweep).catch(() => undefined);
      });
    },
    async stop() {
      endSweeping?.();
      await sweeping;
    },
  };
}
