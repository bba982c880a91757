import {
  checkFacts,
  checkScene,
  checkSceneList,
  chinaDate,
  identifierDraft,
  modelDraft,
  type SceneTemplateCode,
  sceneDraft,
} from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDemo, type DemoData } from '../buildDemo.ts';
import { demoSeed } from '../demoSeed.ts';

/** Parts of the demo data that break a rule, each with the reason. */
function faultsOf(demo: DemoData): unknown[] {
  const models = new Map(demo.models.map((model) => [model.id, model]));
  const batches = new Map(demo.batches.map((batch) => [batch.id, batch]));
  const placesOf = (owner: { model_id: number | null; batch_id: number | null }) =>
    models.get(owner.model_id ?? batches.get(owner.batch_id ?? 0)?.model_id ?? 0)?.places ?? [];
  const ofModels = demo.models.flatMap(({ name, code, describes, images, places }): unknown[] => {
    const draft = { name, code, description: describes, pictures: images, industryCode: null, state: 'active' };
    return modelDraft.safeParse({ ...draft, reminderLine: null, warrantyMonths: null, places }).error?.issues ?? [];
  });
  const ofScenes = demo.scenes.flatMap((scene): unknown[] => {
    const { template_code: templateCode, name, icon, position, data_source: dataSource, elements } = scene;
    const draft = sceneDraft.safeParse({ templateCode, name, icon, position, dataSource, elements });
    const verdict = checkScene({ templateCode, elements }, placesOf(scene));
    return [...(draft.error?.issues ?? []), ...(verdict.ok ? [] : verdict.faults)];
  });
  const lists = new Map<string, { templateCode: SceneTemplateCode; name: string }[]>();
  for (const { model_id, batch_id, template_code: templateCode, name } of demo.scenes) {
    const owner = `${model_id} ${batch_id}`;
    lists.set(owner, [...(lists.get(owner) ?? []), { templateCode, name }]);
  }
  const ofLists = [...lists.values()].map(checkSceneList).filter(({ ok }) => !ok);
  const drafts = new Map(demo.enterprises.map(({ prefix }) => [prefix, identifierDraft(prefix)]));
  const ofIdentifiers = demo.identifiers.flatMap(({ prefix, suffix, batch_id, facts }): unknown[] => {
    const draft = { code: suffix, batch: batches.get(batch_id)?.code, state: 'active' };
    const verdict = checkFacts(placesOf({ model_id: null, batch_id }), facts ?? {});
    const issues = drafts.get(prefix)?.safeParse(draft).error?.issues ?? [];
    return [...issues, ...(verdict.ok ? [] : verdict.refused)];
  });
  return [...ofModels, ...ofScenes, ...ofLists, ...ofIdentifiers];
}

function repeated(numbers: readonly string[]): string[] {
  return numbers.filter((number, index) => numbers.indexOf(number) < index);
}

// A part that is refused on a day would keep the demo from starting on it.
describe('the demo data of any day', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });

  it('are what enterprises may register', () => {
    fc.assert(
      fc.property(days, (moment) => {
        expect(faultsOf(buildDemo(moment, demoSeed))).toEqual([]);
      }),
      { numRuns: 6, examples: [[new Date('2026-01-01T00:00:00.000Z')]] },
    );
  }, 60_000);

  it('have batches with numbers of their own that are finished', () => {
    fc.assert(
      fc.property(days, (moment) => {
        const demo = buildDemo(moment, demoSeed);
        expect(repeated(demo.models.map(({ enterprise_prefix, code }) => `${enterprise_prefix} ${code}`))).toEqual([]);
        expect(repeated(demo.batches.map(({ model_id, code }) => `${model_id} ${code}`))).toEqual([]);
        const today = chinaDate(moment.getTime());
        const unfinished = demo.batches.filter(({ produced_on }) => chinaDate(produced_on.getTime()) >= today);
        expect(unfinished).toEqual([]);
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});
