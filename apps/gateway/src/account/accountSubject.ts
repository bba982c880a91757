import { contract } from '@lima-id/api';
import { mount } from '../platform/http/mount.ts';
import { mountPictures } from '../platform/pictures/mountPictures.ts';
import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import type { Subject } from '../schema/subject.ts';
import type { AccountParts } from './accountParts.ts';
import { cleanUpAvatarFiles } from './avatars/avatarFiles.ts';
import { createAvatars } from './avatars/avatars.ts';
import { filesMs } from './avatars/limits.ts';
import { sendNewEmailCode, sendOwnEmailCode, updateEmail } from './changeEmail.ts';
import { updateMobile } from './changeMobile.ts';
import { retrievePassword, updatePassword } from './changePassword.ts';
import { closeAccount } from './closeAccount.ts';
import { findAccount } from './findAccount.ts';
import { limitAccount, restoreAccount } from './limitAccount.ts';
import { cleanupIntervalMs } from './limits.ts';
import { logInByCode, logInByPassword } from './logIn.ts';
import { createPasswordTries } from './passwordTries.ts';
import { readProfile, updateProfile, uploadAvatar, uploaderOf } from './profile.ts';
import { logOut, refreshTokens } from './refreshTokens.ts';
import { registerAccount } from './register.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { createSessions } from './sessions.ts';

export interface AccountOptions
  extends Pick<
    AccountParts,
    'store' | 'clock' | 'attempts' | 'smsCodes' | 'mailCodes' | 'mobiles' | 'consumeProof' | 'readCompany' | 'dropDraft'
  > {
  secret: Uint8Array;
  pictures: PictureStore;
  /** Base URL of avatars; empty for the portal's own origin. */
  publicUrl: string;
}

/** Accounts: registration, login and logout, sessions, codes by SMS and e-mail, passwords, the profile. */
export function createAccountSubject(options: AccountOptions): Subject {
  const {
    store,
    clock,
    secret,
    attempts,
    smsCodes,
    mailCodes,
    mobiles,
    pictures,
    consumeProof,
    readCompany,
    dropDraft,
    publicUrl,
  } = options;
  const avatarParts = { store, clock, attempts, pictures, secret, publicUrl };
  const avatars = createAvatars(avatarParts);
  const sessions = createSessions(store, clock);
  const passwordTries = createPasswordTries(attempts);
  const shared = { store, clock, attempts, smsCodes, mailCodes, mobiles, consumeProof, readCompany, dropDraft };
  const parts: AccountParts = { ...shared, sessions, passwordTries };

  async function cleanUp(ending: AbortSignal): Promise<void> {
    const steps = [
      () => sessions.cleanUp(),
      () => smsCodes.cleanUp(),
      () => attempts.cleanUp(),
      () => avatars.cleanUp(ending),
    ];
    for (const step of steps) {
      if (ending.aborted) return;
      await step();
    }
  }

  return {
    name: 'account',
    identify: sessions.identify,
    mount(app) {
      mountPictures(app, pictures);
      mount(app, contract.loginByPassword, (request, context) => logInByPassword(parts, request, context));
      mount(app, contract.loginByCode, (request, context) => logInByCode(parts, request, context));
      mount(app, contract.refreshToken, (request, context) => refreshTokens(parts, request, context));
      mount(app, contract.logOut, (_request, context) => logOut(parts, context));
      mount(app, contract.sendSmsCode, (request, context) => sendSmsCode(parts, request, context));
      mount(app, contract.sendOwnEmailCode, (request, context) => sendOwnEmailCode(parts, request, context));
      mount(app, contract.sendNewEmailCode, (request, context) => sendNewEmailCode(parts, request, context));
      mount(app, contract.registerAccount, (request, context) => registerAccount(parts, request, context));
      mount(app, contract.retrievePassword, (request, context) => retrievePassword(parts, request, context));
      mount(app, contract.updatePassword, (request, context) => updatePassword(parts, request, context));
      mount(app, contract.updateMobile, (request, context) => updateMobile(parts, request, context));
      mount(app, contract.updateEmail, (request, context) => updateEmail(parts, request, context));
      mount(app, contract.findAccount, (request) => findAccount(parts, request));
      mount(app, contract.limitAccount, (request, context) => limitAccount(parts, request, context));
      mount(app, contract.restoreAccount, (request, context) => restoreAccount(parts, request, context));
      mount(app, contract.closeAccount, (request, context) => closeAccount(parts, request, context));
      mount(app, contract.readProfile, (request, context) => readProfile(parts, request, context));
      mount(app, contract.updateProfile, (request, context) => updateProfile(avatars, request, context));
      mount(app, contract.uploadFile, ({ file }, context) => uploadAvatar(avatars, file, context), {
        beforeBody: (context) => avatars.count(uploaderOf(context)),
      });
    },
    jobs: () => [
      { name: 'account cleanup', everyMs: cleanupIntervalMs, run: cleanUp },
      {
        name: 'avatar cleanup',
        everyMs: filesMs,
        runsAtStart: true,
        run: (ending) => cleanUpAvatarFiles(avatarParts, ending),
      },
    ],
  };
}
