import {
  checkPrefix,
  linkPrivatePicture,
  listAreas,
  listIndustries,
  listSecondNodes,
  type Registration,
  readPrefixDraft,
  readRegistration,
  readRegistrationConfirmation,
  refreshToken,
  registerPrefix,
  removePrefixDraft,
  reopenRegistration,
  type StoredDraft,
  savePrefixDraft,
  sendSmsCode,
  type UserInfo,
} from '@lima-id/api';
import { areasBelow, industriesBelow, mockEndpoint, ordinaryUser, secondNodeList } from '@lima-id/api/msw';
import { joinPrefix } from '@lima-id/domain';
import type { HttpHandler } from 'msw';
import { goodCaptcha } from '../../shared/captcha/storyHandlers.ts';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { holdToken } from '../../shared/session/heldToken.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { drawings, storedDraft, storyTime } from './storySamples.ts';

/** The refusal of a call whose session has expired. */
export const sessionOver = { refusal: { status: 401, message: '登录已失效，请重新登录', code: 40108 } };

/** Responds with a registration, or with none. */
export function registrationOf(registration: Registration | null): HttpHandler {
  return mockEndpoint(readRegistration, () => ({ reply: registration }));
}

/** Responds with a draft, or with none. */
export function draftOf(draft: StoredDraft | null): HttpHandler {
  return mockEndpoint(readPrefixDraft, () => ({ reply: draft }));
}

/** Responds whether the contact's number has to be verified. */
export function confirmationOf(smsCode: boolean): HttpHandler {
  return mockEndpoint(readRegistrationConfirmation, () => ({ reply: { smsCode } }));
}

let version = 3;

/** Everything succeeds: nothing was submitted, every prefix is available, every draft is saved, the registration is accepted. */
export const gateway: readonly HttpHandler[] = [
  ...goodCaptcha,
  registrationOf(null),
  draftOf(null),
  confirmationOf(false),
  mockEndpoint(linkPrivatePicture, ({ fileName }) => ({ reply: { fullUrl: drawings[fileName] ?? '', expiresAt: 0 } })),
  mockEndpoint(listSecondNodes, () => ({ reply: [...secondNodeList] })),
  mockEndpoint(listIndustries, (request) => ({ reply: [...industriesBelow(request)] })),
  mockEndpoint(listAreas, (request) => ({ reply: [...areasBelow(request)] })),
  mockEndpoint(checkPrefix, ({ secondNodeId, enterprisePrefix }) => {
    const node = secondNodeList.find(({ id }) => id === secondNodeId);
    return {
      reply: { available: true, prefix: joinPrefix(node?.nodePrefix ?? '', enterprisePrefix), freePrefix: null },
    };
  }),
  mockEndpoint(savePrefixDraft, () => {
    version += 1;
    return { reply: { version, savedAt: storyTime } };
  }),
  mockEndpoint(removePrefixDraft, () => ({ reply: null })),
  mockEndpoint(reopenRegistration, () => ({ reply: storedDraft() })),
  mockEndpoint(registerPrefix, () => ({ reply: null })),
  mockEndpoint(sendSmsCode, () => ({ reply: null })),
  mockEndpoint(refreshToken, () => sessionOver),
];

/** Responds as the gateway, with these replies replaced. */
export function answers(...handlers: HttpHandler[]) {
  return { msw: { handlers: [...handlers, ...gateway] } };
}

/** Logs in a user for the story. */
export function loggedIn(user: UserInfo = ordinaryUser): () => () => void {
  return () => {
    setUser(storedUserOf(user, Date.now()));
    holdToken({ accessToken: 'access', expiresIn: 1800 });
    return clearUser;
  };
}
