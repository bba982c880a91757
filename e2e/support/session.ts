import {
  type CaptchaScene,
  contract,
  decodeReply,
  type Endpoint,
  encodeRequest,
  type SmsPurpose,
  type UserInfo,
} from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { solveWork } from '../../apps/gateway/src/operatorCommand/solveWork.ts';
import { lima } from '../../apps/portal/src/brand/lima.ts';
import { storedUserOf } from '../../apps/portal/src/shared/session/storedUserOf.ts';
import type { StorageKey } from '../../apps/portal/src/shared/storage/browserStorage.ts';
import { demoPassword } from './demoPassword.ts';
import { latestCode } from './outbox.ts';

/** A session of the page's browser context. */
export interface Session {
  /** Stays valid when the portal refreshes its own. */
  accessToken: string;
  user: UserInfo;
}

/** Device id of the sessions. */
const fingerprint = 'browser-of-a-journey';

/** Page of the gateway without scripts. */
const emptyPage = '/robots.txt';

/** Calls the API with the cookies and headers of a browser context; throws the gateway's message when the call is refused. */
async function ask<Request, Reply, Failure>(
  api: APIRequestContext,
  endpoint: Endpoint<Request, Reply, Failure>,
  request: NoInfer<Request>,
): Promise<Reply> {
  const wire = encodeRequest(endpoint, request);
  if (!wire.ok) throw new Error(`${endpoint.name}: ${wire.message}`);
  const fields = Object(wire.value) as Record<string, string>;
  const credential = Buffer.from(lima.clientCredential).toString('base64');
  const response = await api.post(endpoint.path, {
    ...(endpoint.encoding === 'form' ? { form: fields } : { data: fields }),
    ...(endpoint.clientCredential && { headers: { authorization: `Basic ${credential}` } }),
  });
  const { success, data, message } = (await response.json()) as { success: boolean; data: unknown; message: string };
  const reply = success ? decodeReply(endpoint, data) : undefined;
  if (reply === undefined) throw new Error(`${endpoint.name}: ${response.status()} ${message}`);
  return reply.value;
}

/** Passes the captcha by proof of work, as the portal does for people without pictures. */
async function prove(api: APIRequestContext, scene: CaptchaScene): Promise<SlideProof> {
  const challenge = await ask(api, contract.createChallenge, { scene, kind: 'work' });
  const result = challenge.kind === 'work' ? await solveWork(challenge) : null;
  if (result === null) throw new Error('The work was not done.');
  return await ask(api, contract.answerChallenge, { kind: 'work', scene, id: challenge.id, ...result });
}

/**
 * Logs an account in by API, for journeys whose subject is not the login: the page itself stays where it is, and whatever the context opens
 * next is logged in. Takes two seconds less than the login page.
 */
export async function beginSession(page: Page, username: string, password = demoPassword): Promise<Session> {
  const api = page.request;
  const { tokenInfo, userInfo } = await ask(api, contract.loginByPassword, {
    username,
    password,
    fingerprint,
    returnType: 'cookie',
    loginType: 'password',
    ...(await prove(api, 'passwordLogin')),
  });
  const stored: Partial<Record<StorageKey, string>> = {
    device: fingerprint,
    userInfo: JSON.stringify(storedUserOf(userInfo, Date.now())),
  };
  // Storage belongs to a page's address.
  if (page.url() === 'about:blank') await page.goto(emptyPage);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return { accessToken: tokenInfo.accessToken, user: userInfo };
}

/** Sends a code by SMS to a number and reads it from the outbox. */
async function receiveCode(page: Page, mobile: string, purpose: SmsPurpose & CaptchaScene): Promise<string> {
  const proof = await prove(page.request, purpose);
  await ask(page.request, contract.sendSmsCode, { mobile, purpose, ...proof });
  return await latestCode(page, mobile);
}

/** Registers an account by API and logs in with it, for journeys whose subject is neither. */
export async function openAccount(
  page: Page,
  username: string,
  mobile: string,
  email = 'owner@example.cn',
): Promise<Session> {
  const verifyCode = await receiveCode(page, mobile, 'register');
  await ask(page.request, contract.registerAccount, { username, mobile, email, password: demoPassword, verifyCode });
  return await beginSession(page, username);
}
