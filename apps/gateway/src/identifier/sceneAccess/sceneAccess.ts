import type { CaptchaScene, IdentifierFailure, LookupRequest } from '@lima-id/api';
import { accountMessages, type SlideProof, slideOverCode } from '@lima-id/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Refusal, RequestContext } from '../../platform/http/mount.ts';
import { smsCodeRefusals } from '../../platform/sms/codes/refusals.ts';
import type { SmsCodes } from '../../platform/sms/codes/smsCodes.ts';
import type { Store } from '../../schema/store.ts';
import { createSceneGrants } from './sceneGrants.ts';

/** Query fields of a lookup about the visitor's phone. */
export type AccessRequest = Pick<LookupRequest, 'mobile' | 'verifyCode' | 'effect' | 'slide'>;

/** Result of a request for a scene behind verification: unlocked, waiting, or refused. */
export type Access = 'open' | 'closed' | Refusal<IdentifierFailure>;

/** Access control of scenes behind phone verification. */
export interface SceneAccess {
  /** Why a request is incomplete; null when it is complete. */
  unfit(request: AccessRequest): Refusal<IdentifierFailure> | null;
  /**
   * Executes a complete request for an identifier in canonical form: sends a code for a captcha proof unless the visitor has a valid grant
   * for the number, verifies a code and issues the grant, or only checks for a grant.
   */
  judge(request: AccessRequest, identifier: string, context: RequestContext): Promise<Access>;
}

export interface SceneAccessOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  smsCodes: Pick<SmsCodes, 'send' | 'check' | 'use'>;
  /** Consumes a captcha proof; true once, for the scene that it was issued for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
}

const mobileMissing = { status: 400, message: accountMessages.mobileWrong };
const codeMissing = { status: 400, message: accountMessages.codeMissing };
const slideMissing = { status: 422, code: slideOverCode, message: accountMessages.slideMissing };
const slideOver = { status: 422, code: slideOverCode, message: accountMessages.slideOver };

/** Creates the access control. A code, and the grant for it, is valid for one number and one identifier. */
export function createSceneAccess(options: SceneAccessOptions): SceneAccess {
  const { store, clock, secret, smsCodes, consumeProof } = options;
  const grants = createSceneGrants(secret, clock);

  async function send(
    mobile: string,
    slide: SlideProof | undefined,
    identifier: string,
    context: RequestContext,
  ): Promise<Access> {
    if (slide === undefined) return slideMissing;
    if (!(await consumeProof(slide, 'scene'))) return slideOver;
    return (await smsCodes.send({ mobile, purpose: 'scene', about: identifier }, context)) ?? 'closed';
  }

  async function verify(mobile: string, code: string, identifier: string, context: RequestContext): Promise<Access> {
    const wanted = { mobile, purpose: 'scene', about: identifier } as const;
    const refused = await smsCodes.check(wanted, code, context.visitor);
    if (refused !== null) return refused;
    const right = await store.transaction((transaction) => smsCodes.use(transaction, wanted, code));
    if (!right) return smsCodeRefusals.wrong;
    grants.give(context, identifier, mobile);
    return 'open';
  }

  return {
    unfit({ effect, mobile, verifyCode }) {
      if (effect !== undefined && mobile === undefined) return mobileMissing;
      return effect === 'VERIFY' && verifyCode === undefined ? codeMissing : null;
    },
    async judge({ effect, mobile = '', verifyCode = '', slide }, identifier, context) {
      if (effect === 'VERIFY') return await verify(mobile, verifyCode, identifier, context);
      if (effect === undefined) return grants.holds(context, identifier) ? 'open' : 'closed';
      if (grants.holds(context, identifier, mobile)) return 'open';
      return await send(mobile, slide, identifier, context);
    },
  };
}
