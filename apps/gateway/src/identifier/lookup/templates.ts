import type { Audience, Element, Scene } from '@lima-id/domain';
import { ownBytes } from '../../platform/cache/ownBytes.ts';
import { remember } from '../../platform/cache/remember.ts';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { type AnswerTemplate, compileAnswer, type Places } from './answerTemplate.ts';
import { joinSteps, withLifeGap, writeSteps } from './objectLife.ts';
import { hasPlaceholders } from './placeholders.ts';
import type { SharedData } from './sharedData.ts';

/** A scene as a reader opens it. */
interface Opened {
  scene: Scene;
  audience: Audience;
}

/** A template of answers that show events, and what stands in its gap for them; null where the reader sees none. */
interface LifeTemplate {
  template: AnswerTemplate;
  fillLife: ((written: string, places: Places) => string) | null;
}

/** What is made of shared data for the objects that share it, by audience, scene and the names of an object's facts. */
interface Made {
  templates: Map<string, Promise<AnswerTemplate>>;
  lives: Map<string, Promise<LifeTemplate>>;
}

/** Templates of answers, kept with the shared data that they are compiled from. */
export interface Templates {
  /**
   * The template of an answer with the scene `open`; with `request`, of one with the request to verify a phone instead of the scene's data.
   */
  of(
    shared: SharedData,
    open: { scene: Scene | undefined; request: readonly Element[] | null; audience: Audience },
    own: { facts: IdentifierFacts | null; places: Places },
  ): Promise<AnswerTemplate>;
  /** The template of an answer that shows the events of the object, and the list with these; `written` are its events, at least one. */
  ofLife(
    shared: SharedData,
    open: Opened,
    own: { facts: IdentifierFacts | null; places: Places; written: string },
  ): Promise<{ template: AnswerTemplate; life: Uint8Array | null }>;
}

function namesOf(facts: IdentifierFacts | null): string {
  return facts === null ? '' : ` ${Object.keys(facts).join(' ')}`;
}

/** Creates the templates over a reader of scenes' data. */
export function createTemplates(
  readElements: (sceneConfId: string, audience: Audience) => Promise<Element[]>,
  qrcodeLink: string,
): Templates {
  // Invalidated with the shared data.
  const kept = new WeakMap<SharedData, Made>();

  function madeOf(shared: SharedData): Made {
    let made = kept.get(shared);
    if (made === undefined) {
      made = { templates: new Map(), lives: new Map() };
      kept.set(shared, made);
    }
    return made;
  }

  async function compileLife(
    shared: SharedData,
    { scene, audience }: Opened,
    known: ReadonlySet<string>,
  ): Promise<LifeTemplate> {
    const { sceneConfId } = scene;
    const [visible, all] = await Promise.all([
      readElements(sceneConfId, audience),
      readElements(sceneConfId, 'operator'),
    ]);
    const gap = withLifeGap(scene, visible, all);
    const elements = gap?.elements ?? visible;
    const template = compileAnswer(shared, { scene, elements }, known, qrcodeLink);
    if (gap === null) return { template, fillLife: null };
    const { steps } = gap;
    if (steps === null) return { template, fillLife: (written) => written };
    const writtenFor = (places: Places) =>
      writeSteps(steps, (name) => (name === 'batchCode' ? shared.batchCode : places[name]));
    const same = hasPlaceholders(JSON.stringify(steps)) ? null : writtenFor({});
    return { template, fillLife: (written, places) => joinSteps(written, same ?? writtenFor(places)) };
  }

  return {
    of(shared, { scene, request, audience }, { facts, places }) {
      const sceneConfId = scene?.sceneConfId ?? '';
      const key = `${audience} ${request === null ? 'data' : 'request'} ${sceneConfId}${namesOf(facts)}`;
      return remember(madeOf(shared).templates, key, async () => {
        const elements = scene === undefined ? [] : (request ?? (await readElements(sceneConfId, audience)));
        return compileAnswer(shared, scene && { scene, elements }, new Set(Object.keys(places)), qrcodeLink);
      });
    },
    async ofLife(shared, open, { facts, places, written }) {
      const key = `${open.audience} ${open.scene.sceneConfId}${namesOf(facts)}`;
      const known = () => new Set(Object.keys(places));
      const { template, fillLife } = await remember(madeOf(shared).lives, key, () =>
        compileLife(shared, open, known()),
      );
      return { template, life: fillLife === null ? null : ownBytes(Buffer.from(fillLife(written, places))) };
    },
  };
}
