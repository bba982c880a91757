import {
  type CaptchaScene,
  contract,
  type IdentifierFailure,
  type IdentifierRequest,
  type LookupRequest,
} from '@lima-id/api';
import { type DataOption, dataOptionNames, type IdentifierRecord, type SlideProof } from '@lima-id/domain';
import { managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { registrarOf } from '../enterprise/registrar.ts';
import type { Attempts } from '../platform/attempts/attempts.ts';
import { callerOf, mount, type Reply, type RequestContext } from '../platform/http/mount.ts';
import type { PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { SmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { Subject } from '../schema/subject.ts';
import { monitoringBody, monitoringTemplate, type ReadMonitoring } from './answerMonitoring.ts';
import { answerProduction, type ReadProduction } from './answerProduction.ts';
import { type ReadRepairs, readRepairData, repairTemplate } from './answerRepair.ts';
import { audienceOf } from './audienceOf.ts';
import { mountAuthenticity } from './authenticity/mountAuthenticity.ts';
import { changeState } from './changeState.ts';
import { createIdentifierPage } from './identifierPage.ts';
import { createLookUp, type FoundAnswer, type LookUp, type LookupAnswer, type MissingAnswer } from './lookup/lookUp.ts';
import { readMasks, setMasks } from './manageMasks.ts';
import { createSceneAccess, type SceneAccess } from './sceneAccess/sceneAccess.ts';
import { createSuggester } from './suggestForUnknown.ts';

/** Production figures of this gateway; the repairs option is added by the portal. */
const offeredOptions: DataOption[] = (['energy', 'abnormal', 'processingTime'] as const).map((code) => ({
  code,
  name: dataOptionNames[code],
}));

type LookupReply = Reply<IdentifierRecord, IdentifierFailure>;
/** The figures of a machine once more, for a visitor whose verification was counted: no resolution. */
type Refresh = { body: Uint8Array; isRefresh: true };
type CountedReply = LookupReply | Refresh;
type AnyLookupReply = CountedReply | Promise<CountedReply>;

export interface IdentifierOptions {
  publicUrl: string;
  secret: Uint8Array;
  attempts: Attempts;
  smsCodes: SmsCodes;
  /** Consumes a captcha proof; true once, for the scene that it was issued for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
  readProduction: ReadProduction;
  readRepairs: ReadRepairs;
  readMonitoring: ReadMonitoring;
  /**
   * Called for every successful lookup, 304 included, with its latency in ms; without it for prerendered pages, which may be cached. Not for
   * readings of a machine that a verified visitor asks for again.
   */
  onAnswered: (tookMs?: number) => void;
}

/**
 * Identifier lookups by GET (with ETag and 304) and by POST with the same answer, except for two kinds of scenes with data by POST only:
 * production figures, and scenes behind phone verification.
 */
export function createIdentifierSubject(options: IdentifierOptions): Subject {
  const { publicUrl, secret, attempts, smsCodes, consumeProof, onAnswered } = options;
  const { readProduction, readRepairs, readMonitoring } = options;

  function counted(reply: CountedReply, tookMs: number): LookupReply {
    if (!('failure' in reply || 'isRefresh' in reply)) onAnswered(tookMs);
    return reply;
  }

  function replyTo(
    answer: LookupAnswer,
    tookMs: number,
    help: (missing: MissingAnswer) => Promise<MissingAnswer>,
    replyFound: (found: FoundAnswer) => AnyLookupReply,
  ): LookupReply | Promise<LookupReply> {
    if (!answer.found)
      return help(answer).then(({ status, message, data }) => ({ failure: { status, message, data } }));
    const reply = replyFound(answer);
    return reply instanceof Promise ? reply.then((said) => counted(said, tookMs)) : counted(reply, tookMs);
  }

  let pages: PrerenderedPage[] = [];

  return {
    name: 'identifier',
    drawnPages: () => pages,
    mount(app, store, clock) {
      const lookUp = createLookUp(store, clock, publicUrl);
      const suggestForUnknown = createSuggester(store, clock, publicUrl);
      pages = [createIdentifierPage(lookUp, suggestForUnknown, () => onAnswered())];
      const access = createSceneAccess({ store, clock, secret, smsCodes, consumeProof });
      const handleWith =
        <Asked extends IdentifierRequest>(
          replyFound: (found: FoundAnswer, request: Asked, context: RequestContext) => AnyLookupReply,
        ) =>
        (request: Asked, context: RequestContext): LookupReply | Promise<LookupReply> => {
          const before = performance.now();
          const audience = audienceOf(context.caller, request.identifier);
          const answer = lookUp(request.identifier, request.sceneConfId, audience && { audience });
          const help = (missing: MissingAnswer) => suggestForUnknown(request.identifier, missing, context.visitor);
          const reply = (read: LookupAnswer) =>
            replyTo(read, performance.now() - before, help, (found) => replyFound(found, request, context));
          return answer instanceof Promise ? answer.then(reply) : reply(answer);
        };
      const byPost = handleWith<LookupRequest>((found, request, context) => {
        const { locked, scene } = found.source;
        if (locked) return replyLocked({ access, lookUp, readRepairs, readMonitoring }, found, request, context);
        if (scene?.templateCode === 'intelligentProduction')
          return answerProduction({ access, readProduction, readRepairs }, found, request, context);
        return { body: found.body };
      });
      // The body is encoded lazily: not for a 304.
      mount(
        app,
        contract.readIdentifier,
        handleWith((found) => found),
        { isCompressed: false },
      );
      mount(app, contract.lookUpIdentifier, (request, context) => {
        const refusal = access.unfit(request);
        return refusal === null ? byPost(request, context) : { failure: refusal };
      });
      mount(app, contract.changeIdentifierState, (request, context) =>
        changeState(store, clock, { caller: callerOf(context), address: context.address }, request),
      );
      mount(app, contract.readSceneMasks, async ({ prefix, sceneConfId }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : await readMasks(store, owner.prefix, sceneConfId);
      });
      mount(app, contract.setSceneMasks, async ({ prefix, ...change }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await setMasks(store, clock, registrar, change);
      });
      mountAuthenticity(app, { store, clock, secret, attempts, lookUp });
      mount(app, contract.listDataOptions, () => ({ data: offeredOptions }));
    },
  };
}

/** Readers of what scenes behind verification show beyond their stored data. */
type Readers = Pick<IdentifierOptions, 'readRepairs' | 'readMonitoring'>;

/** An answer with its scene's data; repairs and readings are not cached. */
async function openedBody(
  opened: FoundAnswer,
  { monitoring }: Pick<LookupRequest, 'monitoring'>,
  { readRepairs, readMonitoring }: Readers,
): Promise<Uint8Array> {
  const { scene } = opened.source;
  if (scene?.templateCode === monitoringTemplate) {
    return await monitoringBody(opened, scene.sceneConfId, monitoring?.window, readMonitoring);
  }
  if (scene?.templateCode !== repairTemplate) return opened.body;
  const { elements, places, updateTime } = await readRepairData(opened, scene.sceneConfId, readRepairs);
  return opened.withElements(elements, places, updateTime);
}

/** Answers a lookup of a scene behind verification: with its data for verified visitors, else like any other lookup. */
async function replyLocked(
  { access, lookUp, ...readers }: { access: SceneAccess; lookUp: LookUp } & Readers,
  found: FoundAnswer,
  request: LookupRequest,
  context: RequestContext,
): Promise<CountedReply> {
  const judged = await access.judge(request, found.identifier, context);
  if (judged === 'closed') return { body: found.body };
  if (judged !== 'open') return { failure: judged };
  const audience = audienceOf(context.caller, found.identifier) ?? 'public';
  const opened = await lookUp(found.identifier, request.sceneConfId, { verified: true, audience });
  if (!opened.found) {
    const { status, message, data } = opened;
    return { failure: { status, message, data } };
  }
  const body = await openedBody(opened, request, readers);
  // By the grant that came with a counted verification: nothing that a client says of itself.
  const isRefresh = request.effect === undefined && opened.source.scene?.templateCode === monitoringTemplate;
  return isRefresh ? { body, isRefresh } : { body };
}
