import {
  type CaptchaScene,
  contract,
  type Endpoint,
  encodeRequest,
  type LoginReply,
  type SmsPurpose,
} from '@lima-id/api';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { createProofs } from '../../src/captcha/proofs.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { MailOutbox } from '../../src/platform/mail/mailOutbox.ts';
import type { SmsOutbox } from '../../src/platform/sms/smsOutbox.ts';
import type { Store } from '../../src/schema/store.ts';
import { createSubjects, type SubjectParts } from '../../src/subjects.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';

/** Credential accepted by `testApp`. */
const credential = `Basic ${Buffer.from('test:test').toString('base64')}`;

export interface Answer<Data> {
  status: number;
  success: boolean;
  data: Data;
  code: number | undefined;
  message: string;
  /** The refresh token cookie; undefined when none was set. */
  cookie: string | undefined;
}

export interface Extras {
  token?: string;
  cookie?: string;
  address?: string;
  headers?: Record<string, string>;
}

export interface AccountGateway {
  app: FastifyInstance;
  sms: SmsOutbox;
  mail: MailOutbox;
  /** Sends one call of the contract. Data is in wire format. */
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    beside?: Extras,
  ): Promise<Answer<Record<string, unknown>>>;
  proof(scene: CaptchaScene): Promise<{ scene: string; sessionId: string; sig: string; token: string }>;
  /** Requests a code and reads it from the outbox. */
  code(mobile: string, purpose: SmsPurpose, beside?: Extras): Promise<string>;
  /** Requests a code by mail to the account's own address, or to `email`, and reads it from the outbox. */
  mailCode(token: string, email: string, kind: 'own' | 'new', beside?: Extras): Promise<string>;
  /** Password login; the refresh token is in the body. */
  logIn(username: string, password: string, beside?: Extras): Promise<Answer<WireLogin>>;
}

/** Wire format of a login reply. */
export interface WireLogin {
  tokenInfo: { access_token: string; refresh_token: string; expires_in: number };
  userInfo: Omit<LoginReply['userInfo'], 'mobile'> & { phoneNo: string };
}

/** Builds a gateway with every subject, with overrides of the test. */
export async function accountGateway(
  store: Store,
  clock: Clock,
  own: Partial<SubjectParts> = {},
): Promise<AccountGateway> {
  const usual = testParts();
  const parts: SubjectParts = { ...usual, ...own };
  const app = await testApp({ store, clock, subjects: createSubjects(store, clock, parts), rateLimit: false });
  const proofs = createProofs({ secret: parts.secret, clock });

  const call: AccountGateway['call'] = async (endpoint, request, beside = {}) => {
    const wire = encodeRequest(endpoint, request);
    if (!wire.ok) throw new Error(`The test's request breaks the contract: ${wire.message}`);
    const fields = Object(wire.value) as Record<string, string>;
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_place, name: string) => fields[name] ?? '');
    const response = await app.inject({
      method: endpoint.method,
      url,
      remoteAddress: beside.address ?? '127.0.0.1',
      headers: {
        ...(endpoint.clientCredential ? { authorization: credential } : {}),
        ...(beside.token === undefined ? {} : { accesstoken: beside.token }),
        ...(beside.cookie === undefined ? {} : { cookie: `lima_refresh=${beside.cookie}` }),
        ...(endpoint.encoding === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...beside.headers,
      },
      ...(endpoint.encoding === 'query' ? { query: fields } : {}),
      ...(endpoint.encoding === 'json' ? { payload: fields } : {}),
      ...(endpoint.encoding === 'form' ? { payload: new URLSearchParams(fields).toString() } : {}),
    });
    const envelope = response.json();
    const set = [response.headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line));
    const cookie = set.find(({ name }) => name === 'lima_refresh')?.value;
    return { status: response.statusCode, code: undefined, ...envelope, cookie };
  };
  const proof: AccountGateway['proof'] = (scene) => proofs.issueProof(store.kysely, scene, 'session');

  return {
    app,
    sms: usual.sms,
    mail: usual.mail,
    call,
    proof,
    async code(mobile, purpose, beside) {
      const answer = await call(contract.sendSmsCode, { mobile, purpose, ...(await proof(purpose)) }, beside);
      if (!answer.success) throw new Error(`No code was sent: ${answer.message}`);
      return usual.sms.messages(mobile)[0]?.code ?? '';
    },
    async mailCode(token, email, kind, beside = {}) {
      const answer =
        kind === 'own'
          ? await call(contract.sendOwnEmailCode, await proof('changeEmail'), { ...beside, token })
          : await call(contract.sendNewEmailCode, { email, ...(await proof('newEmail')) }, { ...beside, token });
      if (!answer.success) throw new Error(`No code was sent: ${answer.message}`);
      return usual.mail.mails(email)[0]?.code ?? '';
    },
    async logIn(username, password, beside) {
      const request = { username, password, fingerprint: 'device', returnType: 'body', loginType: 'password' } as const;
      const answer = await call(contract.loginByPassword, { ...request, ...(await proof('passwordLogin')) }, beside);
      return answer as unknown as Answer<WireLogin>;
    },
  };
}
