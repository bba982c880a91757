import { type CoatingFailure, contract } from '@lima-id/api';
import { type Authenticity, authenticityMessages, lookupWayOf, messages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { managedEnterprise } from '../../enterprise/managedEnterprise.ts';
import { registrarOf } from '../../enterprise/registrar.ts';
import type { Attempts } from '../../platform/attempts/attempts.ts';
import { administrators } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { callerOf, mount, type Refusal, type Reply, type RequestContext } from '../../platform/http/mount.ts';
import { sameText } from '../../platform/secret/sameText.ts';
import type { Store } from '../../schema/store.ts';
import type { LookUp } from '../lookup/lookUp.ts';
import { createCoatingHash, setCoatingCodes } from './coatingCodes.ts';
import { createCoatingTries, type TriesLeft } from './coatingTries.ts';
import { composeAuthenticity, endOfWait } from './composeAuthenticity.ts';
import { createProductFinder, type KnownProduct } from './findProduct.ts';
import { countLookup, readLookups } from './lookupCounter.ts';
import { createLookupMarks } from './lookupMarks.ts';
import { setReminderLine } from './setReminderLine.ts';

export interface AuthenticityOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  attempts: Attempts;
  lookUp: LookUp;
}

const { coating: sentences } = authenticityMessages;
const unknown = { status: 404, message: messages.lookup.notFound, data: { failedSegment: null } };
const noCode = { status: 409, message: sentences.none, data: { failedSegment: null } };

/** Refusal of a wrong code or of a locked visitor: remaining attempts, or the end of the lock. */
function refuseCode({ tries, waitMs }: TriesLeft, now: Date): Refusal<CoatingFailure> {
  if (waitMs === 0)
    return {
      status: 422,
      message: sentences.wrong(tries),
      data: { failedSegment: null, triesLeft: tries, lockedUntil: '' },
    };
  const lockedUntil = endOfWait(now, waitMs);
  return {
    status: 429,
    message: sentences.locked(lockedUntil),
    data: { failedSegment: null, triesLeft: 0, lockedUntil },
  };
}

/** Answers and counts anti-counterfeit lookups. */
function createAuthenticityCheck({ store, clock, secret, attempts, lookUp }: AuthenticityOptions) {
  const findProduct = createProductFinder(store, lookUp);
  const marks = createLookupMarks(secret, clock);
  const tries = createCoatingTries(attempts);
  const hash = createCoatingHash(secret);

  /** Answers for a product; `passed` when the visitor has just entered its code. A lookup without a mark is a new one. */
  async function answer(
    product: KnownProduct,
    context: RequestContext,
    passed: boolean,
  ): Promise<Reply<Authenticity, CoatingFailure>> {
    const { identifier, key, codeHash } = product;
    const now = clock.now();
    const held = marks.read(context, identifier);
    const known = held === null ? undefined : await readLookups(store, key);
    const counted = known ?? (await countLookup(store, key, now, lookupWayOf(context.userAgent)));
    const mark = { at: held?.at ?? now, passed: passed || held?.passed === true };
    if (known === undefined || passed) marks.give(context, identifier, mark);
    const asks = codeHash !== null && !mark.passed;
    const left = asks ? await tries.left({ visitor: context.visitor, identifier }) : null;
    const shown = codeHash === null ? 'none' : 'passed';
    const data = composeAuthenticity({ product, shown, left, counted, lookedUpAt: mark.at, now });
    return data === null ? { failure: unknown } : { data };
  }

  return {
    async check(identifier: string, context: RequestContext): Promise<Reply<Authenticity, CoatingFailure>> {
      const product = await findProduct(identifier);
      if ('status' in product) return { failure: product };
      return await answer(product, context, false);
    },
    async verify(asked: string, code: string, context: RequestContext): Promise<Reply<Authenticity, CoatingFailure>> {
      const product = await findProduct(asked);
      if ('status' in product) return { failure: product };
      const { identifier, codeHash } = product;
      if (codeHash === null) return { failure: noCode };
      const trial = { visitor: context.visitor, identifier };
      const allowed = await tries.count(trial);
      if (!allowed || !sameText(hash(identifier, code), codeHash)) {
        return { failure: refuseCode(await tries.left(trial), clock.now()) };
      }
      await tries.giveBack(trial);
      return await answer(product, context, true);
    },
    hash,
  };
}

/** Mounts the anti-counterfeit lookup, the verification of coating codes, and the calls that set codes and reminder thresholds. */
export function mountAuthenticity(app: FastifyInstance, options: AuthenticityOptions): void {
  const { store, clock } = options;
  const { check, verify, hash } = createAuthenticityCheck(options);
  mount(app, contract.checkAuthenticity, ({ identifier }, context) => check(identifier, context));
  mount(app, contract.verifyCoatingCode, ({ identifier, code }, context) => verify(identifier, code, context));
  mount(app, contract.setCoatingCodes, async ({ codes }, context) => {
    const caller = callerOf(context);
    // A batch names no enterprise: whose each identifier is, is checked with the batch.
    if (!administrators.has(caller.role) && caller.companyPrefix !== null) {
      const owner = await managedEnterprise(store, caller, caller.companyPrefix);
      if ('failure' in owner) return owner;
    }
    return await setCoatingCodes({ store, clock, hash }, { caller, address: context.address }, codes);
  });
  mount(app, contract.setReminderLine, async ({ prefix, ...reminder }, context) => {
    const registrar = await registrarOf(store, context, prefix);
    return 'failure' in registrar ? registrar : await setReminderLine(store, clock, registrar, reminder);
  });
}
