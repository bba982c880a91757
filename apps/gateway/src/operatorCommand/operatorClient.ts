import { type Client, contract, createClient, type Endpoint } from '@lima-id/api';
import { CommandFailure } from './commandFailure.ts';
import { solveWork } from './solveWork.ts';

/** Calls the API as the operator. Throws a CommandFailure with the gateway's message when refused. */
export interface OperatorClient {
  ask<Request, Reply, Failure>(endpoint: Endpoint<Request, Reply, Failure>, request: NoInfer<Request>): Promise<Reply>;
  /** Its access token. */
  token: string;
  /** Ends the session. */
  leave(): Promise<void>;
}

/** Credentials and gateway. */
export interface OperatorLogin {
  /** URL of the gateway, without a trailing slash. */
  address: string;
  username: string;
  password: string;
  /** Public client credential for token requests. */
  clientCredential: string;
}

async function reply<Request, Reply, Failure>(
  client: Client,
  endpoint: Endpoint<Request, Reply, Failure>,
  request: NoInfer<Request>,
): Promise<Reply> {
  const result = await client.call(endpoint, request);
  if (result.success) return result.data;
  throw new CommandFailure(result.message);
}

/** Device id of its sessions. */
const fingerprint = 'operator-command';

/** Passes the login captcha by proof of work, like users without pictures. */
async function passCheck(client: Client) {
  const scene = 'passwordLogin';
  const challenge = await reply(client, contract.createChallenge, { scene, kind: 'work' });
  if (challenge.kind !== 'work') throw new CommandFailure('网关未提供无图片验证，请检查网关版本。');
  const result = await solveWork(challenge);
  if (result === null) throw new CommandFailure('验证未在时限内完成，请重试。');
  return await reply(client, contract.answerChallenge, { kind: 'work', scene, id: challenge.id, ...result });
}

export async function logInOperator(login: OperatorLogin): Promise<OperatorClient> {
  let token: string | null = null;
  const { address, clientCredential, username, password } = login;
  const client = createClient({ origin: address, clientCredential, token: () => token });
  const proof = await passCheck(client);
  const { tokenInfo } = await reply(client, contract.loginByPassword, {
    username,
    password,
    fingerprint,
    returnType: 'body',
    loginType: 'password',
    ...proof,
  });
  token = tokenInfo.accessToken;
  return {
    token,
    ask: (endpoint, request) => reply(client, endpoint, request),
    async leave() {
      await client.call(contract.logOut, { fingerprint });
    },
  };
}
