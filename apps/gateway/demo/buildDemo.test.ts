import { readFile } from 'node:fs/promises';
import {
  chinaDate,
  type Element,
  parseIdentifier,
  type RecallDraft,
  recallDraft,
  recallOf,
  recallProgress,
  sceneTemplates,
} from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '../src/identifier/lookup/placeholders.ts';
import { areas } from '../src/reference/areas.ts';
import { buildDemo, type DemoData, demoIdentifierCount } from './buildDemo.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';

const now = new Date('2026-11-21T04:00:00Z');
const demo = buildDemo(now, 1);

function textOf(identifier: { prefix: string; suffix: string }): string {
  return `${identifier.prefix}/${identifier.suffix}`;
}

/** The demo recall of an identifier. */
function recallNumberOf(text: string): string | null {
  const found = demo.identifiers.find((identifier) => textOf(identifier) === text);
  const batch = demo.batches.find(({ id }) => id === found?.batch_id);
  const model = demo.models.find(({ id }) => id === batch?.model_id);
  const object = {
    identifier: text,
    model: model?.name ?? '',
    batchCode: batch?.code ?? '',
    producedDay: chinaDate(batch?.produced_on.getTime() ?? Number.NaN),
  };
  const recalls = demo.recalls
    .filter(({ prefix }) => prefix === found?.prefix)
    .map(({ draft, publishedAt }) => ({ ...draft, publishedAt: publishedAt.getTime(), withdrawn: false }));
  return recallOf(object, recalls)?.number ?? null;
}

/** Every link in the scenes of an object, with its facts filled in. */
function linksOf(data: DemoData, identifier: DemoData['identifiers'][number]): string[] {
  const batch = data.batches.find(({ id }) => id === identifier.batch_id);
  const scenes = data.scenes.filter(
    (scene) => scene.batch_id === identifier.batch_id || (batch && scene.model_id === batch.model_id),
  );
  const linked = (entry: { trace: boolean; traceIdentifier: string }) =>
    entry.trace ? [fillPlaceholders(entry.traceIdentifier, (name) => identifier.facts?.[name]).text] : [];
  const inElement = (element: Element): string[] => {
    if (element.dataType === 'TraceDetails') return element.value.flatMap(linked);
    if (element.dataType === 'Array') return element.value.flatMap((row) => row.value.flatMap(linked));
    if (element.dataType === 'Object') return element.value.flatMap(linked);
    return element.dataType === 'String' ? linked(element) : [];
  };
  return scenes.flatMap((scene) => scene.elements.flatMap(inElement));
}

/** One object of each batch, and every object with facts of its own: the others have the same links as their batch. */
function differingObjects(data: DemoData) {
  const seen = new Set<number>();
  return data.identifiers.filter(
    ({ batch_id, facts }) => facts !== null || (!seen.has(batch_id) && seen.add(batch_id)),
  );
}

/** Times of each trace, except those that are placeholders. */
function traceTimes(data: DemoData): string[][] {
  const traces = data.scenes.flatMap(({ elements }) => elements.filter((one) => one.dataType === 'TraceDetails'));
  return traces.map(({ value }) => value.map(({ time }) => time).filter((time) => !time.startsWith('{')));
}

describe('buildDemo', () => {
  it('is deterministic for a day and a seed', () => {
    expect(buildDemo(new Date('2026-11-21T15:59:00Z'), 1)).toEqual(demo);
    expect(buildDemo(now, 2)).not.toEqual(demo);
  });

  it('creates 5,000 valid, unique identifiers', () => {
    const texts = demo.identifiers.map(textOf);
    expect(texts).toHaveLength(demoIdentifierCount);
    expect(demoIdentifierCount).toBe(5_000);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(parseIdentifier(text)).toMatchObject({ ok: true, text });
  });

  it('has 4 second-level nodes and at least 30 approved enterprises, several of them in Ningjin', () => {
    expect(demo.nodes).toHaveLength(4);
    const approved = demo.enterprises.filter((enterprise) => enterprise.examine_status === 'approved');
    expect(approved.length).toBeGreaterThanOrEqual(30);
    expect(approved.filter((enterprise) => enterprise.area_code === '371422').length).toBeGreaterThan(5);
    expect(new Set(demo.enterprises.map(({ name }) => name)).size).toBe(demo.enterprises.length);
    const owners = new Set(demo.identifiers.map(({ prefix }) => prefix));
    expect([...owners].sort()).toEqual(approved.map(({ prefix }) => prefix).sort());
  });

  it('has every enterprise in an area that can be selected', () => {
    const codes = new Set(areas.map(({ code }) => code));
    expect(demo.enterprises.filter(({ area_code }) => !codes.has(area_code))).toEqual([]);
  });

  it('uses every scene template', () => {
    const shown = new Set(demo.scenes.map((scene) => scene.template_code));
    expect([...shown].sort()).toEqual(Object.keys(sceneTemplates).sort());
  });

  it('contains the showcase identifiers: a treadmill with every scene and a recalled bike', () => {
    const find = (text: string) => demo.identifiers.find((identifier) => textOf(identifier) === text);
    const templatesOf = (text: string) => {
      const identifier = find(text);
      const batch = demo.batches.find(({ id }) => id === identifier?.batch_id);
      return demo.scenes.filter(({ batch_id, model_id }) => batch_id === batch?.id || model_id === batch?.model_id);
    };
    expect(find(demoIdentifiers.outdoorWalker)).toBeDefined();
    expect(new Set(templatesOf(demoIdentifiers.treadmill).map((scene) => scene.template_code)).size).toBe(
      Object.keys(sceneTemplates).length,
    );
    const recall = templatesOf(demoIdentifiers.recalledBike).find((scene) => scene.template_code === 'recall');
    expect(recallProgress(recall?.elements ?? [])).toMatchObject({ current: 3 });
    expect(recallNumberOf(demoIdentifiers.recalledBike)).toBe('RC-2026-0402-SB3');
    expect(recallNumberOf(demoIdentifiers.treadmill)).toBeNull();
    const trace = templatesOf(demoIdentifiers.treadmill).find((scene) => scene.template_code === 'traceability');
    const steps = trace?.elements.find((element) => element.dataType === 'TraceDetails');
    expect(steps?.value.length).toBeGreaterThanOrEqual(12);
  });

  it('contains valid recalls of every kind of scope, none in the future', () => {
    const kinds = demo.recalls.flatMap(({ draft }) => draft.scopes.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set<RecallDraft['scopes'][number]['kind']>(['days', 'model', 'identifiers']));
    for (const { draft, publishedAt } of demo.recalls) {
      expect(recallDraft.parse(draft)).toEqual(draft);
      expect(publishedAt.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('links every trace to an existing identifier', () => {
    const known = new Set(demo.identifiers.map(textOf));
    const links = differingObjects(demo).flatMap((identifier) => linksOf(demo, identifier));
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    const treadmill = demo.identifiers.find((identifier) => textOf(identifier) === demoIdentifiers.treadmill);
    expect(treadmill && linksOf(demo, treadmill)).toEqual(
      expect.arrayContaining(['88.118.001/QC-2026-050631', '88.118.001/MT-2026-004410', '88.118.001/FR-2026-001987']),
    );
  });

  it('references only existing illustrations', async () => {
    const index = new URL('../../../packages/ui/illustrations/index.json', import.meta.url);
    const { items } = JSON.parse(await readFile(index, 'utf8')) as { items: { file: string }[] };
    const drawn = new Set(items.map(({ file }) => `/illustrations/${file}`));
    expect(demo.models.flatMap(({ images }) => images).filter((image) => !drawn.has(image))).toEqual([]);
  });

  it('contains no future date, and no code older than its prefix, on any day', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.nat(), (moment, seed) => {
        const data = buildDemo(moment, seed);
        const today = chinaDate(moment.getTime());
        const since = new Map(data.enterprises.map(({ prefix, created_at }) => [prefix, created_at]));
        for (const { prefix, registered_at } of data.identifiers) {
          expect(chinaDate(registered_at.getTime()) <= today).toBe(true);
          expect(registered_at.getTime()).toBeGreaterThan(since.get(prefix)?.getTime() ?? Number.NaN);
        }
        const days = traceTimes(data)
          .flat()
          .map((time) => time.slice(0, 10));
        expect(days.filter((one) => one > today)).toEqual([]);
        expect(data.identifiers).toHaveLength(demoIdentifierCount);
      }),
      // A prefix assigned at 09:39 had a code of 08:02 that day.
      { numRuns: 12, examples: [[new Date('2026-01-01T00:00:00.000Z'), 374_312_107]] },
    );
  }, 60_000);

  it('orders every trace from newest to oldest', () => {
    for (const times of traceTimes(demo)) expect(times).toEqual(times.toSorted().toReversed());
  });
});
