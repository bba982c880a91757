import { type IncomingMessage, request as openRequest } from 'node:http';
import { type CaptchaScene, contract, type Endpoint, encodeRequest } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { solveWork } from '../../../apps/gateway/src/operatorCommand/solveWork.ts';

/** The answer: the status and the envelope, data in wire format. */
export interface Answer {
  status: number;
  success: boolean;
  code?: number;
  data: unknown;
}

/** Calls a gateway from a loopback address. */
export interface Visitor {
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
  ): Promise<Answer>;
  /** Computes a captcha proof on this machine. */
  prove(scene: CaptchaScene): Promise<SlideProof>;
}

/** The nth loopback address: 127.1.0.1, 127.1.0.2, … */
export function loopbackAddress(n: number): string {
  return `127.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;
}

/** The portal's public client credential, as gateways accept it by default. */
const credential = `Basic ${Buffer.from('lima-portal:public').toString('base64')}`;

async function read(response: IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, ...(JSON.parse(text) as Omit<Answer, 'status'>) };
}

function split(fields: Record<string, unknown>, inQuery: (name: string) => boolean) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = entries
    .filter(([name]) => inQuery(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return { query: new URLSearchParams(query), rest: Object.fromEntries(entries.filter(([name]) => !inQuery(name))) };
}

/** A visitor with a loopback address of its own. */
export function visitorAt(gateway: string, from: string): Visitor {
  const call: Visitor['call'] = async (endpoint, request) => {
    const wire = encodeRequest(endpoint, request);
    if (!wire.ok) throw new Error(`The attack's request breaks the contract: ${wire.message}`);
    const { encoding, queryFields = [] } = endpoint;
    const { query, rest } = split(
      Object(wire.value) as Record<string, unknown>,
      (name) => encoding === 'query' || queryFields.includes(name),
    );
    const form = encoding === 'form';
    const body = form ? new URLSearchParams(rest as Record<string, string>).toString() : JSON.stringify(rest);
    return await new Promise((resolve, reject) => {
      const sent = openRequest(
        `${gateway}${endpoint.path}?${query}`,
        {
          method: endpoint.method,
          localAddress: from,
          agent: false,
          headers: {
            ...(endpoint.clientCredential ? { authorization: credential } : {}),
            ...(encoding === 'query'
              ? {}
              : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
          },
        },
        (response) => void read(response).then(resolve, reject),
      );
      sent.on('error', reject);
      sent.end(encoding === 'query' ? undefined : body);
    });
  };
  return {
    call,
    async prove(scene) {
      const { data } = await call(contract.createChallenge, { scene, kind: 'work' });
      const { id, ...work } = data as { id: string } & Parameters<typeof solveWork>[0];
      const result = await solveWork(work);
      if (result === null) throw new Error('The work was not done in time.');
      const answer = await call(contract.answerChallenge, { kind: 'work', scene, id, ...result });
      if (!answer.success) throw new Error(`The work was refused with ${answer.status}.`);
      return answer.data as SlideProof;
    },
  };
}
