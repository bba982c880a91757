import { contract, type Endpoint, encodeRequest } from '@lima-id/api';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { giveToken } from '../../account/testing/giveToken.ts';
import { createSceneGrants } from '../../identifier/sceneAccess/sceneGrants.ts';
import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import { testApp } from '../../platform/testing/testApp.ts';
import { testParts } from '../../platform/testing/testParts.ts';
import { createSubjects } from '../../subjects.ts';

/** What came back; data in its wire form. */
export interface Answer {
  status: number;
  message: string;
  data: Record<string, unknown> | null;
}

/** What a test reports; the rest is made up. */
export interface TestReport {
  identifier: string;
  kind?: string;
  words?: string;
  contactName?: string;
  contactMobile?: string;
  transactionId?: string;
  photos?: readonly File[];
  address?: string;
  /** Of who is logged in. */
  token?: string;
}

/** A whole gateway on a database, as tests of repairs use it. */
export interface RepairGateway {
  app: FastifyInstance;
  report(report: TestReport): Promise<Answer>;
  /** Makes one call of the contract as JSON. */
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    token?: string,
  ): Promise<Answer>;
  /** A token of somebody with a role, and an enterprise. */
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
  /** The answer to a lookup of a scene, for a visitor whose phone is verified, by default otherwise. */
  look(identifier: string, sceneConfId: string, visitor?: 'verified' | 'unverified', body?: object): Promise<string>;
}

let made = 0;

/** How transaction ids of tests begin; the demo's begin otherwise. */
export const testIdStart = 'aaaa';

/** A transaction id that no other report has. */
export function newTransactionId(): string {
  made += 1;
  return testIdStart + made.toString(16).padStart(28, '0');
}

function answerOf(response: LightMyRequestResponse): Answer {
  const { message, data } = response.json();
  return { status: response.statusCode, message, data };
}

/** Builds the gateway with every subject. */
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
    tokenOf: (role, companyPrefix) => giveToken(store, clock, role, companyPrefix),
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
