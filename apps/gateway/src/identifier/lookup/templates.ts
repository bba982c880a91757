import type { Audience, Element, Scene, TraceDetailsElement } from '@lima-id/domain';
import { ownBytes } from '../../platform/cache/ownBytes.ts';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { type AnswerTemplate, compileAnswer, type Places } from './answerTemplate.ts';
import { joinSteps, withLifeGap, writeSteps } from './objectLife.ts';
import { hasPlaceholders } from './placeholders.ts';
import type { SharedData } from './sharedData.ts';
import type { FillLife, KeptTemplate, TemplateCache } from './templateCache.ts';
import { veilLife } from './writtenLife.ts';

/** A scene as a reader opens it. */
interface Opened {
  scene: Scene;
  audience: Audience;
}

/** A template, and the key by which it is found again. */
interface Found {
  key: string;
  template: AnswerTemplate;
}

/** Templates of answers, kept by audience, scene and the names of an object's facts for the shared data that they are compiled from. */
export interface Templates {
  /**
   * The template of an answer with the scene `open`; with `request`, of one with the request to verify a phone instead of the scene's data.
   */
  of(
    shared: SharedData,
    open: { scene: Scene | undefined; request: readonly Element[] | null; audience: Audience },
    own: { facts: IdentifierFacts | null; places: Places },
  ): Promise<Found>;
  /** The template of an answer that shows the events of the object, and the list with these; `written` are its events, at least one. */
  ofLife(
    shared: SharedData,
    open: Opened,
    own: { facts: IdentifierFacts | null; places: Places; written: string },
  ): Promise<Found & { life: Uint8Array | null }>;
  /** The template with a key, unless it was dropped meanwhile. */
  kept(key: string): AnswerTemplate | undefined;
}

function namesOf(facts: IdentifierFacts | null): string {
  return facts === null ? '' : ` ${Object.keys(facts).join(' ')}`;
}

/** Bytes that the steps of a batch take for each character of their JSON, estimated: as elements, and written for an answer. */
const bytesPerCharacter = 8;

/** What puts written events among the steps of a batch, if there are any. */
function joinedWith(
  steps: TraceDetailsElement | null,
  batchCode: string,
): Pick<KeptTemplate, 'lifeBytes'> & { fillLife: FillLife } {
  if (steps === null) return { fillLife: (written) => written, lifeBytes: 0 };
  const stored = JSON.stringify(steps);
  const writtenFor = (places: Places) => writeSteps(steps, (name) => (name === 'batchCode' ? batchCode : places[name]));
  const same = hasPlaceholders(stored) ? null : writtenFor({});
  return {
    fillLife: (written, places) => joinSteps(written, same ?? writtenFor(places)),
    lifeBytes: bytesPerCharacter * stored.length,
  };
}

/** Creates the templates over a reader of scenes' data. */
export function createTemplates(
  readElements: (sceneConfId: string, audience: Audience) => Promise<Element[]>,
  qrcodeLink: string,
  cache: TemplateCache,
): Templates {
  async function compileLife(
    shared: SharedData,
    { scene, audience }: Opened,
    known: ReadonlySet<string>,
  ): Promise<KeptTemplate> {
    const { sceneConfId } = scene;
    const [visible, all] = await Promise.all([
      readElements(sceneConfId, audience),
      readElements(sceneConfId, 'operator'),
    ]);
    const gap = withLifeGap(scene, visible, all);
    const elements = gap?.elements ?? visible;
    const template = compileAnswer(shared, { scene, elements }, known, qrcodeLink);
    if (gap === null) return { template, fillLife: null, lifeBytes: 0 };
    const { fillLife, lifeBytes } = joinedWith(gap.steps, shared.batchCode);
    const fillVeiled: FillLife = (written, places) => fillLife(veilLife(written), places);
    return { template, fillLife: gap.isVeiled ? fillVeiled : fillLife, lifeBytes };
  }

  return {
    async of(shared, { scene, request, audience }, { facts, places }) {
      const sceneConfId = scene?.sceneConfId ?? '';
      const opened = request === null ? 'data' : 'request';
      const key = cache.keyOf(shared, `${audience} ${opened} ${sceneConfId}${namesOf(facts)}`);
      const compile = async () => {
        const elements = scene === undefined ? [] : (request ?? (await readElements(sceneConfId, audience)));
        const known = new Set(Object.keys(places));
        const template = compileAnswer(shared, scene && { scene, elements }, known, qrcodeLink);
        return { template, fillLife: null, lifeBytes: 0 };
      };
      const { template } = cache.get(key) ?? (await cache.make(key, compile));
      return { key, template };
    },
    async ofLife(shared, open, { facts, places, written }) {
      const key = cache.keyOf(shared, `${open.audience} life ${open.scene.sceneConfId}${namesOf(facts)}`);
      const compile = () => compileLife(shared, open, new Set(Object.keys(places)));
      const { template, fillLife } = cache.get(key) ?? (await cache.make(key, compile));
      const life = fillLife === null ? null : ownBytes(Buffer.from(fillLife(written, places)));
      return { key, template, life };
    },
    kept: (key) => cache.get(key)?.template,
  };
}
