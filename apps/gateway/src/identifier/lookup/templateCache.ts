import { LRUCache } from 'lru-cache';
import { remember } from '../../platform/cache/remember.ts';
import type { AnswerTemplate, Places } from './answerTemplate.ts';
import { templateBytes } from './limits.ts';
import type { SharedData } from './sharedData.ts';

/** Makes what stands in the gap for the events of an object of the written ones. */
export type FillLife = (written: string, places: Places) => string;

/** A template of answers, and what fills its gap for events. */
export interface KeptTemplate {
  template: AnswerTemplate;
  /** Null where the reader sees no events. */
  fillLife: FillLife | null;
  /** Bytes of what `fillLife` is made of, estimated. */
  lifeBytes: number;
}

/** Templates within a number of bytes. The least recently used is dropped. */
export interface TemplateCache {
  /** Bytes of the kept templates, estimated. */
  readonly bytes: number;
  /** The key of a template that is compiled from shared data; `rest` says of what else. */
  keyOf(shared: SharedData, rest: string): string;
  /** The template, unless it was dropped or is not compiled yet. */
  get(key: string): KeptTemplate | undefined;
  /** Compiles and keeps a template. Concurrent callers of one key share it; a failure reaches them, and is not kept. */
  make(key: string, compile: () => Promise<KeptTemplate>): Promise<KeptTemplate>;
}

/** Bytes of a chunk besides its text, estimated: the array, its buffer, and the gap that follows. */
const chunkBytes = 256;

/** A key has two bytes a character at most. */
function sizeOf({ template, lifeBytes }: KeptTemplate, key: string): number {
  const texts = template.texts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return 2 * key.length + texts + chunkBytes * template.texts.length + lifeBytes;
}

/** Creates a cache of templates of `maxBytes` together. */
export function createTemplateCache(maxBytes: number): TemplateCache {
  const kept = new LRUCache<string, KeptTemplate>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<KeptTemplate>>();
  const numbers = new WeakMap<SharedData, number>();
  let lastNumber = 0;

  async function compileAndKeep(key: string, compile: () => Promise<KeptTemplate>): Promise<KeptTemplate> {
    try {
      const made = await compile();
      kept.set(key, made);
      return made;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    get bytes() {
      return kept.calculatedSize;
    },
    keyOf(shared, rest) {
      let number = numbers.get(shared);
      if (number === undefined) {
        lastNumber += 1;
        number = lastNumber;
        numbers.set(shared, number);
      }
      return `${number} ${rest}`;
    },
    get: (key) => kept.get(key),
    make: (key, compile) => remember(underWay, key, () => compileAndKeep(key, compile)),
  };
}

/** The templates of this process, of all lookups together: an enterprise could fill the memory with one for each object. */
export const processTemplates = createTemplateCache(templateBytes);
