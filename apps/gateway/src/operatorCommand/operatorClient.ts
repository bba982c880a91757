import { type Client, contract, createClient, type Endpoint } from '@lima-id/api';
import { CommandFailure } from './commandFailure.ts';
import { solveWork } from './solveWork.ts';

/** Makes calls as the operator. Throws a CommandFailure with the gateway's sentence where there is no reply. */
export interface OperatorClient {
  ask<Request, Reply, Failure>(endpoint: Endpoint<Request, Reply, Failure>, request: NoInfer<Request>): Promise<Reply>;
  /** Its access token. */
  token: string;
  /** Ends the session. */
  leave(): Promise<void>;
}

/** Who the operator is, and where. */
export interface OperatorLogin {
  /** Address of the gateway, without a slash at its end. */
  address: string;
  username: string;
  password: string;
  /** The public name and word by which clients ask for tokens. */
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

/** Name of this device, by which its sessions are distinguished from others. */
const fingerprint = 'operator-command';

/** Passes the check before a login by letting this machine work, as people do who use no pictures. */
async function passCheck(client: Client) {
  const scene = 'passwordLogin';
  const challenge = await reply(client, contract.createChallenge, { scene, kind: 'work' });
  if (challenge.kind !== 'work') throw new CommandFailure('网关未提供无图片验证，请检查网关版本。');
  const result = await solveWork(challenge);
  if (result === null) throw new CommandFailure('验证未在时限内完成，请重试。');
  return await reply(client, contract.answerChallenge, { kind: 'work', scene, id: challenge.id, ...result });
}

/** Logs in as an operator. */
export async function logInOperator(login: OperatorLogin): Promise<OperatorClient> {
  let token: string | null = null;
  const { address, clientCredential, username, password } = login;
  const client = createClient({ baseUrl: address, clientCredential, getAccessToken: () => token });
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
