import type { IdentifierFailure } from '@lima-id/api';
import {
  type Audience,
  chinaMinute,
  type Element,
  type IdentifierCode,
  identifierAnswers,
  identifierMessages,
  messages,
  parseIdentifier,
  type Scene,
} from '@lima-id/domain';
import type { IdentifierFacts } from '../migrations/tables.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { type AnswerTemplate, compileAnswer, fillAnswer, type Places, placesOf, tagAnswer } from './answerTemplate.ts';
import { createBoundedCache } from './boundedCache.ts';
import { createCodeReader } from './codeStore.ts';
import { chooseScene, verificationOf } from './composeRecord.ts';
import { answerCapacity, answerTtlMs, rememberedRequestLength } from './limits.ts';
import { createSharedReader, type SharedData, updatedScenes } from './sharedData.ts';
import { createUnknownSegmentFinder } from './unknownSegment.ts';

/** What an answer was made of, beside the object's own places. */
interface AnswerSource {
  shared: SharedData;
  /** The scene that the answer opens. */
  scene: Scene | undefined;
  /** Whether a request to verify a phone stands where the data of that scene would. */
  locked: boolean;
  qrcodeLink: string;
  /** Reads what the reader sees of the kept data of a scene. */
  readElements(sceneConfId: string): Promise<Element[]>;
}

/** A found object: its answer's entity tag, and the answer itself, written only when it is read. */
export class FoundAnswer {
  readonly found = true;
  readonly etag: string;
  readonly source: AnswerSource;
  readonly #template: AnswerTemplate;
  readonly #places: Places;

  constructor(template: AnswerTemplate, places: Places, source: AnswerSource) {
    this.etag = tagAnswer(template, places);
    this.source = source;
    this.#template = template;
    this.#places = places;
  }

  /**
   * The same envelope with other data in the scene that it opens; `more` fills places of theirs beside the object's own. The scene says
   * that it changed at `updateTime` when that is later than what is kept.
   */
  withElements(elements: readonly Element[], more: Places = {}, updateTime = ''): Uint8Array {
    const { scene, qrcodeLink } = this.source;
    const scenes = updatedScenes(this.source.shared.scenes, scene?.sceneConfId ?? '', updateTime);
    const shared = { ...this.source.shared, scenes };
    const places = { ...more, ...this.#places };
    const known = new Set(Object.keys(places));
    return fillAnswer(compileAnswer(shared, scene && { scene, elements }, known, qrcodeLink), places);
  }

  /** The code in its canonical form. */
  get identifier(): string {
    return this.#places['identifier'] ?? '';
  }

  /** The whole envelope as JSON in UTF-8. */
  get body(): Uint8Array {
    return fillAnswer(this.#template, this.#places);
  }
}

/** A code that cannot be read (400), that no object has, or whose object has no such scene (404), or that is void (410). */
export interface MissingAnswer {
  found: false;
  status: 400 | 404 | 410;
  message: string;
  data: IdentifierFailure;
}

export type LookupAnswer = FoundAnswer | MissingAnswer;

/** What is known of a reader beside everybody's rights. */
export interface Reader {
  /** His phone is verified for this identifier: the scene is open to him. */
  verified?: boolean;
  /** Whom he belongs to; the public when absent. */
  audience?: Audience;
}

/** Looks up what a visitor typed, with the scene to open when one is asked for. */
export type LookUp = (identifier: string, sceneConfId?: string, reader?: Reader) => FoundAnswer | Promise<LookupAnswer>;

/** What an answer for everyone is kept under. The length keeps a scene and a code from running into each other. */
function keyOf(identifier: string, sceneConfId: string | undefined): string {
  return sceneConfId === undefined ? `:${identifier}` : `${sceneConfId.length}:${sceneConfId}${identifier}`;
}

const minuteMs = 60_000;

/** Writes moments as `YYYY-MM-DD HH:mm`, China time; many lookups happen in the same minute. */
function createMinuteWriter(): (ms: number) => string {
  let last = { minute: Number.NaN, text: '' };
  return (ms) => {
    const minute = Math.floor(ms / minuteMs);
    if (minute !== last.minute) last = { minute, text: chinaMinute(ms) };
    return last.text;
  };
}

/**
 * Makes the lookup over a database. Answers come from the caches while these are good (`limits.ts`): an answer is never made of data
 * read more than `answerTtlMs` ago, and within that time it is the same for everyone. Answers for readers with rights of their own are
 * never kept.
 *
 * `publicUrl` is the address under which people reach the portal, without a slash at its end; empty gives a QR link within the site.
 */
export function createLookUp(store: Store, clock: Clock, publicUrl: string): LookUp {
  const now = () => clock.now().getTime();
  const qrcodeLink = `${publicUrl}/product_scene?identifier=`;
  const readCode = createCodeReader(store);
  const sharedReader = createSharedReader(store, clock);
  const minuteOf = createMinuteWriter();
  const findUnknownSegment = createUnknownSegmentFinder(store);
  const answers = createBoundedCache<string, FoundAnswer>({ capacity: answerCapacity, ttlMs: answerTtlMs, now });
  // Dies with the shared data it was compiled from.
  const templates = new WeakMap<SharedData, Map<string, Promise<AnswerTemplate>>>();

  async function compile(
    shared: SharedData,
    scene: Scene | undefined,
    request: readonly Element[] | null,
    places: Places,
    audience: Audience,
  ): Promise<AnswerTemplate> {
    const elements =
      scene === undefined ? [] : (request ?? (await sharedReader.readElements(scene.sceneConfId, audience)));
    return compileAnswer(shared, scene && { scene, elements }, new Set(Object.keys(places)), qrcodeLink);
  }

  /** The template of an answer; with `request`, of one in which it stands for the data of the scene. */
  function templateOf(
    shared: SharedData,
    scene: Scene | undefined,
    request: readonly Element[] | null,
    facts: IdentifierFacts | null,
    places: Places,
    audience: Audience,
  ): Promise<AnswerTemplate> {
    const sceneConfId = scene?.sceneConfId ?? '';
    const names = facts === null ? '' : ` ${Object.keys(facts).join(' ')}`;
    const key = `${audience} ${request === null ? 'data' : 'request'} ${sceneConfId}${names}`;
    let compiled = templates.get(shared);
    if (compiled === undefined) {
      compiled = new Map();
      templates.set(shared, compiled);
    }
    let template = compiled.get(key);
    if (template === undefined) {
      template = compile(shared, scene, request, places, audience);
      compiled.set(key, template);
      // A failure reaches those who waited, and is not cached.
      template.catch(() => compiled.delete(key));
    }
    return template;
  }

  async function missing(code: IdentifierCode): Promise<MissingAnswer> {
    const { failedSegment, responsible, owner } = await findUnknownSegment(code);
    if (responsible === undefined) {
      const data = { failedSegment, ...(owner && { owner }) };
      return { found: false, status: 404, message: messages.lookup.notFound, data };
    }
    const message = identifierMessages.elsewhere(responsible.nodeName, responsible.responsible);
    return { found: false, status: 404, message, data: { failedSegment, responsible } };
  }

  function voided(voidTime: string): MissingAnswer {
    const [day = ''] = voidTime.split(' ');
    return {
      found: false,
      status: 410,
      message: identifierMessages.void(day),
      data: { failedSegment: null, voidTime },
    };
  }

  async function answerAfresh(identifier: string, sceneConfId?: string, reader?: Reader): Promise<LookupAnswer> {
    const verdict = parseIdentifier(identifier);
    if (!verdict.ok) {
      return { found: false, status: 400, message: verdict.message, data: { failedSegment: verdict.segment } };
    }
    const bornMs = now();
    const row = await readCode(verdict.text);
    if (row === undefined) return missing(verdict.code);
    const shared = await sharedReader.read(row.batchId, row.recallId);
    if (shared === undefined) throw new Error(`Batch ${row.batchId} of ${verdict.text} is missing.`);
    if (!shared.data.model.enterprise.approved) return missing(verdict.code);
    const stateAnswer = identifierAnswers[row.state];
    if (stateAnswer === 'unknown') return missing(verdict.code);
    if (stateAnswer === 'void') return voided(row.stateTime);
    const places = placesOf(verdict.text, row, minuteOf(bornMs));
    const scene = chooseScene(shared.data, sceneConfId);
    if (sceneConfId && scene?.sceneConfId !== sceneConfId) {
      const data = { failedSegment: null, unknownScene: sceneConfId };
      return { found: false, status: 404, message: identifierMessages.unknownScene, data };
    }
    const request = reader?.verified || scene === undefined ? null : verificationOf(scene);
    const audience = reader?.audience ?? 'public';
    const template = await templateOf(shared.data, scene, request, row.facts, places, audience);
    const readElements = (wanted: string) => sharedReader.readElements(wanted, audience);
    const source = { shared: shared.data, scene, locked: request !== null, qrcodeLink, readElements };
    const answer = new FoundAnswer(template, places, source);
    const key = keyOf(identifier, sceneConfId);
    if (reader === undefined && key.length <= rememberedRequestLength) {
      answers.set(key, answer, Math.min(bornMs, shared.bornMs));
    }
    return answer;
  }

  return (identifier, sceneConfId, reader) => {
    const kept = reader === undefined ? answers.get(keyOf(identifier, sceneConfId)) : undefined;
    return kept ?? answerAfresh(identifier, sceneConfId, reader);
  };
}
