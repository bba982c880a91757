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
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../schema/store.ts';
import {
  type AnswerTemplate,
  compileAnswer,
  fillAnswer,
  type Own,
  type Places,
  placesOf,
  tagAnswer,
} from './answerTemplate.ts';
import { createBoundedCache } from './boundedCache.ts';
import { type CodeRow, createCodeReader } from './codeStore.ts';
import { chooseScene, verificationOf } from './composeRecord.ts';
import {
  answerBytes,
  answerCapacity,
  answerTtlMs,
  lifeKindsKept,
  rememberedLifeBytes,
  rememberedRequestLength,
} from './limits.ts';
import { createLifeReader, lifeKindOf } from './objectLife.ts';
import { eventCountOf, withShownPictures } from './reservedFacts.ts';
import { createSharedReader, type SharedData, updatedScenes } from './sharedData.ts';
import { processTemplates, type TemplateCache } from './templateCache.ts';
import { createTemplates } from './templates.ts';
import { createUnknownSegmentFinder } from './unknownSegment.ts';
import type { LifeKind } from './writtenLife.ts';

/** Inputs of an answer besides the object's own placeholders. */
interface AnswerSource {
  shared: SharedData;
  /** The scene that the answer opens. */
  scene: Scene | undefined;
  /** Whether a request to verify a phone replaces that scene's data. */
  locked: boolean;
  qrcodeLink: string;
  /** Applies the reader's field masks to the stored data of a scene. */
  readElements(sceneConfId: string): Promise<Element[]>;
}

/** A found object: its answer's ETag, and the answer, encoded lazily. */
export class FoundAnswer {
  readonly found = true;
  readonly etag: string;
  readonly source: AnswerSource;
  readonly #template: AnswerTemplate;
  readonly #own: Own;

  /** `etag` is given where it is known. */
  constructor(template: AnswerTemplate, own: Own, source: AnswerSource, etag = tagAnswer(template, own)) {
    this.etag = etag;
    this.source = source;
    this.#template = template;
    this.#own = own;
  }

  /**
   * The same envelope with other data in the open scene; `more` are their placeholder values in addition to the object's own. `updateTime`
   * replaces the scene's last change when it is later.
   */
  withElements(elements: readonly Element[], more: Places = {}, updateTime = ''): Uint8Array {
    const { scene, qrcodeLink } = this.source;
    const scenes = updatedScenes(this.source.shared.scenes, scene?.sceneConfId ?? '', updateTime);
    const shared = { ...this.source.shared, scenes };
    const places = { ...more, ...this.#own.places };
    const known = new Set(Object.keys(places));
    const template = compileAnswer(shared, scene && { scene, elements }, known, qrcodeLink);
    return fillAnswer(template, { places, life: null });
  }

  /** The code in canonical form. */
  get identifier(): string {
    return this.#own.places['identifier'] ?? '';
  }

  /** Bytes of the object's events in it. */
  get lifeBytes(): number {
    return this.#own.life?.byteLength ?? 0;
  }

  /** The whole envelope as JSON in UTF-8. */
  get body(): Uint8Array {
    return fillAnswer(this.#template, this.#own);
  }
}

/** A found answer as it is cached: without its template, which would be kept with it. */
interface KeptAnswer {
  templateKey: string;
  /** Of the template: one that was compiled again has the same key. */
  version: string;
  own: Own;
  source: AnswerSource;
  etag: string;
}

/** Bytes of a kept answer besides its texts, estimated: its objects, and the names of its places, which others share. */
const answerObjectBytes = 600;

/** Bytes of a kept answer, estimated; a character has two at most. */
function bytesOf({ templateKey, own: { places, life } }: KeptAnswer, key: string): number {
  const letters = Object.values(places).reduce((sum, place) => sum + place.length, key.length + templateKey.length);
  return answerObjectBytes + 2 * letters + (life?.byteLength ?? 0);
}

/** A refusal: invalid (400), unknown or without the requested scene (404), or void (410). */
export interface MissingAnswer {
  found: false;
  status: 400 | 404 | 410;
  message: string;
  data: IdentifierFailure;
}

export type LookupAnswer = FoundAnswer | MissingAnswer;

/** Rights of a reader beyond the public's. */
export interface Reader {
  /** The phone is verified for this identifier: the scene is unlocked. */
  verified?: boolean;
  /** Audience; the public when absent. */
  audience?: Audience;
}

/** Looks up the input, with the scene to open when one is requested. */
export type LookUp = (identifier: string, sceneConfId?: string, reader?: Reader) => FoundAnswer | Promise<LookupAnswer>;

/** Cache key of a public answer. The length prefix keeps scene and code apart. */
function keyOf(identifier: string, sceneConfId: string | undefined): string {
  return sceneConfId === undefined ? `:${identifier}` : `${sceneConfId.length}:${sceneConfId}${identifier}`;
}

const minuteMs = 60_000;

/** Formats timestamps as `YYYY-MM-DD HH:mm`, China time; memoized, since many lookups are in the same minute. */
function createMinuteWriter(): (ms: number) => string {
  let last = { minute: Number.NaN, text: '' };
  return (ms) => {
    const minute = Math.floor(ms / minuteMs);
    if (minute !== last.minute) last = { minute, text: chinaMinute(ms) };
    return last.text;
  };
}

/**
 * Creates the lookup over a database. Answers are cached (`limits.ts`): an answer is never made from data read more than `answerTtlMs` ago,
 * and until then it is the same for everybody. Answers for readers with special rights are not cached. `publicUrl` is the portal's public
 * URL without a trailing slash; empty makes QR links relative. `templateCache` keeps the compiled templates.
 */
export function createLookUp(
  store: Store,
  clock: Clock,
  publicUrl: string,
  templateCache: TemplateCache = processTemplates,
): LookUp {
  const now = () => clock.now().getTime();
  const qrcodeLink = `${publicUrl}/product_scene?identifier=`;
  const readCode = createCodeReader(store);
  const sharedReader = createSharedReader(store, clock);
  const readLife = createLifeReader(store);
  const minuteOf = createMinuteWriter();
  const templates = createTemplates(sharedReader.readElements, qrcodeLink, templateCache);
  // Events are read with the code for scenes that are known to show some, and otherwise by a query of their own.
  const lifeKinds = new LRUCache<string, LifeKind | 'none'>({ max: lifeKindsKept });
  const findUnknownSegment = createUnknownSegmentFinder(store);
  const answers = createBoundedCache<string, KeptAnswer>({
    capacity: answerCapacity,
    ttlMs: answerTtlMs,
    now,
    weight: { maxBytes: answerBytes, bytesOf },
  });

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

  /** What the requested scene is expected to show of events: without one the first tab, mostly the traceability. */
  function expectedLife(sceneConfId: string | undefined): LifeKind | null {
    if (!sceneConfId) return 'entries';
    const known = lifeKinds.get(sceneConfId) ?? 'none';
    return known === 'none' ? null : known;
  }

  /** The events of an object as a scene shows them; empty when there are none to show. */
  async function lifeOf(identifier: string, row: CodeRow, shown: LifeKind | null, read: LifeKind | null) {
    if (shown === null || eventCountOf(row.facts) === 0) return '';
    const life = shown === read ? row.life : null;
    return life ?? (await readLife(identifier))[shown];
  }

  async function lookUpUncached(identifier: string, sceneConfId?: string, reader?: Reader): Promise<LookupAnswer> {
    const verdict = parseIdentifier(identifier);
    if (!verdict.ok) {
      return { found: false, status: 400, message: verdict.message, data: { failedSegment: verdict.segment } };
    }
    const createdMs = now();
    const expected = expectedLife(sceneConfId);
    const row = await readCode(verdict.text, expected);
    if (row === undefined) return missing(verdict.code);
    const shared = await sharedReader.read(row.batchId, row.recallId);
    if (shared === undefined) throw new Error(`Batch ${row.batchId} of ${verdict.text} is missing.`);
    if (!shared.data.model.enterprise.approved) return missing(verdict.code);
    const stateAnswer = identifierAnswers[row.state];
    if (stateAnswer === 'unknown') return missing(verdict.code);
    if (stateAnswer === 'void') return voided(row.stateTime);
    const facts = withShownPictures(row.facts, qrcodeLink);
    const places = placesOf(verdict.text, { ...row, facts }, minuteOf(createdMs));
    const scene = chooseScene(shared.data, sceneConfId);
    if (sceneConfId && scene?.sceneConfId !== sceneConfId) {
      const data = { failedSegment: null, unknownScene: sceneConfId };
      return { found: false, status: 404, message: identifierMessages.unknownScene, data };
    }
    const request = reader?.verified || scene === undefined ? null : verificationOf(scene);
    const audience = reader?.audience ?? 'public';
    const shown = scene === undefined || request !== null ? null : lifeKindOf(scene);
    if (sceneConfId && shown !== expected) lifeKinds.set(sceneConfId, shown ?? 'none');
    const written = await lifeOf(verdict.text, row, shown, expected);
    const {
      key: templateKey,
      template,
      life,
    } = scene !== undefined && written !== ''
      ? await templates.ofLife(shared.data, { scene, audience }, { facts, places, written })
      : { ...(await templates.of(shared.data, { scene, request, audience }, { facts, places })), life: null };
    const readElements = (wanted: string) => sharedReader.readElements(wanted, audience);
    const source = { shared: shared.data, scene, locked: request !== null, qrcodeLink, readElements };
    const own = { places, life };
    const answer = new FoundAnswer(template, own, source);
    const key = keyOf(identifier, sceneConfId);
    const isSmall = key.length <= rememberedRequestLength && answer.lifeBytes <= rememberedLifeBytes;
    if (reader === undefined && isSmall) {
      const kept = { templateKey, version: template.version, own, source, etag: answer.etag };
      answers.set(key, kept, Math.min(createdMs, shared.createdMs));
    }
    return answer;
  }

  /** The cached answer, as long as its template is cached too. */
  function cachedAnswer(key: string): FoundAnswer | undefined {
    const kept = answers.get(key);
    if (kept === undefined) return undefined;
    const { templateKey, version, own, source, etag } = kept;
    const template = templates.kept(templateKey);
    return template?.version === version ? new FoundAnswer(template, own, source, etag) : undefined;
  }

  return (identifier, sceneConfId, reader) => {
    const kept = reader === undefined ? cachedAnswer(keyOf(identifier, sceneConfId)) : undefined;
    return kept ?? lookUpUncached(identifier, sceneConfId, reader);
  };
}
