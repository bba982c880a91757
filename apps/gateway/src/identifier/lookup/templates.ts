import type { Audience, Element, ObjectEvent, Scene } from '@lima-id/domain';
import { LRUCache } from 'lru-cache';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { type AnswerTemplate, compileAnswer, type Places } from './answerTemplate.ts';
import { lifeGapsMax } from './limits.ts';
import { withLife } from './objectLife.ts';
import type { SharedData } from './sharedData.ts';

/** A scene as a reader opens it. */
interface Opened {
  scene: Scene;
  audience: Audience;
}

/** What is made of shared data for the objects that share it. */
interface Made {
  /** Distinguishes it among the templates with events. */
  id: number;
  /** By audience, scene and the names of an object's facts. */
  templates: Map<string, Promise<AnswerTemplate>>;
  /** Stored data of scenes with events, by audience and scene. */
  elements: Map<string, Promise<Element[]>>;
}

/** Reads or makes a value; a failure reaches the waiting callers, and is not kept. */
function remember<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
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
  /** The template and the places of an answer that shows the events of the object. */
  ofLife(
    shared: SharedData,
    open: Opened,
    own: { places: Places; life: Promise<readonly ObjectEvent[]> },
  ): Promise<{ template: AnswerTemplate; places: Places }>;
}

/** Creates the templates over a reader of scenes' data. */
export function createTemplates(
  readElements: (sceneConfId: string, audience: Audience) => Promise<Element[]>,
  qrcodeLink: string,
): Templates {
  // Invalidated with the shared data.
  const kept = new WeakMap<SharedData, Made>();
  let madeCount = 0;
  // By shared data, audience, scene, names of facts, and everything of the events but their texts.
  const lives = new LRUCache<string, AnswerTemplate>({
    maxSize: lifeGapsMax,
    sizeCalculation: ({ texts }) => texts.length,
  });

  function madeOf(shared: SharedData): Made {
    let made = kept.get(shared);
    if (made === undefined) {
      madeCount += 1;
      made = { id: madeCount, templates: new Map(), elements: new Map() };
      kept.set(shared, made);
    }
    return made;
  }

  return {
    of(shared, { scene, request, audience }, { facts, places }) {
      const sceneConfId = scene?.sceneConfId ?? '';
      const names = facts === null ? '' : ` ${Object.keys(facts).join(' ')}`;
      const key = `${audience} ${request === null ? 'data' : 'request'} ${sceneConfId}${names}`;
      return remember(madeOf(shared).templates, key, async () => {
        const elements = scene === undefined ? [] : (request ?? (await readElements(sceneConfId, audience)));
        return compileAnswer(shared, scene && { scene, elements }, new Set(Object.keys(places)), qrcodeLink);
      });
    },
    async ofLife(shared, { scene, audience }, { places, life }) {
      const { sceneConfId } = scene;
      const { id, elements: stored } = madeOf(shared);
      const elementsFor = (reader: Audience) =>
        remember(stored, `${reader} ${sceneConfId}`, () => readElements(sceneConfId, reader));
      const [visible, all, events] = await Promise.all([elementsFor(audience), elementsFor('operator'), life]);
      const merged = withLife(scene, visible, all, events, places);
      const known = { ...places, ...merged.places };
      const key = `${id} ${audience} ${sceneConfId} ${Object.keys(places).join(' ')} ${JSON.stringify(merged.life)}`;
      let template = lives.get(key);
      if (template === undefined) {
        template = compileAnswer(shared, { scene, elements: merged.elements }, new Set(Object.keys(known)), qrcodeLink);
        lives.set(key, template);
      }
      return { template, places: known };
    },
  };
}
