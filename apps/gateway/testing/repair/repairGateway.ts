import { contract, type Endpoint, encodeRequest } from '@lima-id/api';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createSceneGrants } from '../../src/identifier/sceneAccess/sceneGrants.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { createSubjects } from '../../src/subjects.ts';
import { issueTestToken } from '../account/issueTestToken.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';

/** The response; data in wire format. */
export interface Answer {
  status: number;
  message: string;
  data: Record<string, unknown> | null;
}

/** Overrides of a report. */
export interface TestReport {
  identifier: string;
  kind?: string;
  words?: string;
  contactName?: string;
  contactMobile?: string;
  transactionId?: string;
  photos?: readonly File[];
  address?: string;
  token?: string;
}

export interface RepairGateway {
  app: FastifyInstance;
  report(report: TestReport): Promise<Answer>;
  /** Sends one call of the contract as JSON. */
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    token?: string,
  ): Promise<Answer>;
  /** A token of a user with a role and an enterprise. */
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
  /** The answer to a scene lookup, by default for a visitor with a verified phone. */
  look(identifier: string, sceneConfId: string, visitor?: 'verified' | 'unverified', body?: object): Promise<string>;
}

let made = 0;

/** Prefix of the tests' transaction ids; the demo's are different. */
export const testIdStart = 'aaaa';

/** A unique transaction id. */
export function newTransactionId(): string {
  made += 1;
  return testIdStart + made.toString(16).padStart(28, '0');
}

function answerOf(response: LightMyRequestResponse): Answer {
  const { message, data } = response.json();
  return { status: response.statusCode, message, data };
}

export async function openRepairGateway(store: Store, clock: Clock): Promise<RepairGateway> {
  const parts = testParts();
  const app = await testApp({ store, clock, subjects: createSubjects(store, clock, parts), rateLimit: false });
  const grants = createSceneGrants(parts.secret, clock);

  function grantFor(identifier: string): string {
    let cookie = '';
    const setCookie = ({ name, value }: { name: string; value?: string | undefined }) => {
      cookie = `${name}=${value}`;
    };
    grants.give({ setCookie, encrypted: false }, identifier, '13800000071');
    return cookie;
  }

  return {
    app,
    async report({ address = '127.0.0.1', token = '', photos = [], ...given }) {
      const form = new FormData();
      const fields = { kind: 'noise', words: '运行时有异响', contactName: '', contactMobile: '', ...given };
      const transactionId = given.transactionId ?? newTransactionId();
      for (const [name, value] of Object.entries({ ...fields, transactionId })) form.append(name, value);
      for (const photo of photos) form.append('photos', photo);
      const { method, path } = contract.reportFault;
      const headers = { accesstoken: token };
      return answerOf(await app.inject({ method, url: path, payload: form, remoteAddress: address, headers }));
    },
    async call(endpoint, request, token = '') {
      const wire = encodeRequest(endpoint, request);
      if (!wire.ok) throw new Error(`The test's request breaks the contract: ${wire.message}`);
      const { method, path } = endpoint;
      const payload = wire.value as object;
      return answerOf(await app.inject({ method, url: path, payload, headers: { accesstoken: token } }));
    },
    tokenOf: (role, companyPrefix) => issueTestToken(store, clock, role, companyPrefix),
    async look(identifier, sceneConfId, visitor = 'verified', body = {}) {
      const response = await app.inject({
        method: 'POST',
        url: contract.lookUpIdentifier.path,
        payload: { identifier, sceneConfId, ...body },
        headers: visitor === 'verified' ? { cookie: grantFor(identifier) } : {},
      });
      return response.body;
    },
  };
}
