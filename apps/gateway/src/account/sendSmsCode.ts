import type { SmsCodeRequest } from '@lima-id/api';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import type { AccountParts } from './accountParts.ts';
import { accountRefusals } from './refusals.ts';

/** Sends a code for a captcha proof of the same scene. The proof is consumed even if sending fails. */
export async function sendSmsCode(
  { smsCodes, consumeProof }: AccountParts,
  request: SmsCodeRequest,
  context: RequestContext,
): Promise<Reply<null, null>> {
  const { mobile, purpose, scene, sessionId, sig, token } = request;
  if (!(await consumeProof({ scene, sessionId, sig, token }, purpose))) return { failure: accountRefusals.slideAgain };
  const refused = await smsCodes.send({ mobile, purpose }, context);
  return refused === null ? { data: null } : { failure: refused };
}
