import type { Element, Scene } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { sampleShared } from '../../../testing/identifier/sampleShared.ts';
import { fillAnswer } from './answerTemplate.ts';
import { createTemplateCache } from './templateCache.ts';
import { createTemplates } from './templates.ts';

const scene: Scene = {
  sceneConfId: '1',
  templateCode: 'management',
  sceneName: '产品管理',
  icon: '',
  count: 0,
  dataSource: '',
  updateTime: '2026-05-02 08:00',
};
const introduction = '商用跑步机'.repeat(2_000);
const fact = (dataId: string, value: string): Element => {
  return { dataId, dataType: 'String', label: dataId, value, trace: false, traceIdentifier: '' };
};
const elements = [fact('introduction', introduction), fact('own', '{usual}{own7}')];

/** Templates of a scene of 30 KB within `maxBytes`, and how often its data were read. */
function templatesWithin(maxBytes: number) {
  const cache = createTemplateCache(maxBytes);
  const reads = { count: 0 };
  const readElements = async () => {
    reads.count += 1;
    return elements;
  };
  const templates = createTemplates(readElements, '', cache);
  const answer = async (facts: Record<string, string>) => {
    const places = { ...facts, identifier: '88.118.001/GT-1' };
    const opened = { scene, request: null, audience: 'public' } as const;
    const { key, template } = await templates.of(sampleShared, opened, { facts, places });
    const body = Buffer.from(fillAnswer(template, { places, life: null })).toString();
    const [, own] = (JSON.parse(body) as { data: { elements: { lableValue: string }[] } }).data.elements;
    return { key, own: own?.lableValue };
  };
  return { cache, reads, templates, answer };
}

describe('createTemplates', () => {
  it('keeps templates within the bytes of its cache when every object has facts of other names', async () => {
    const maxBytes = 200_000;
    const { cache, reads, templates, answer } = templatesWithin(maxBytes);
    const first = await answer({ own0: 'a' });
    for (let index = 1; index <= 50; index += 1) {
      expect((await answer({ [`own${index}`]: `object ${index}` })).own).toBe(index === 7 ? 'object 7' : '');
      expect((await answer({ usual: String(index) })).own).toBe(String(index));
      expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(cache.bytes).toBeGreaterThan(maxBytes / 2);
    expect(templates.kept(first.key)).toBeUndefined();
    // The template in use is kept.
    expect(reads.count).toBe(1 + 50 + 1);
    expect((await answer({ own0: 'a' })).own).toBe('');
  });

  it('compiles a template once for all who need it at the same time', async () => {
    const { reads, answer } = templatesWithin(200_000);
    const all = await Promise.all(Array.from({ length: 20 }, (_, index) => answer({ usual: String(index) })));
    expect(all.map(({ own }) => own)).toEqual(all.map((_, index) => String(index)));
    expect(reads.count).toBe(1);
  });

  it('answers rightly when no template fits into its cache', async () => {
    const { cache, answer } = templatesWithin(1_000);
    expect((await answer({ usual: '1' })).own).toBe('1');
    expect((await answer({ usual: '2' })).own).toBe('2');
    expect(cache.bytes).toBe(0);
  });
});
