import { checkFacts, checkScene, checkSceneList, identifierDraft, modelDraft, sceneDraft } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { buildDemo } from './buildDemo.ts';

const demo = buildDemo(new Date('2026-05-18T04:00:00Z'), 88_118);
const models = new Map(demo.models.map((model) => [model.id, model]));
const batches = new Map(demo.batches.map((batch) => [batch.id, batch]));

function modelOf(owner: { model_id: number | null; batch_id: number | null }) {
  const model = models.get(owner.model_id ?? batches.get(owner.batch_id ?? 0)?.model_id ?? 0);
  if (model === undefined) throw new Error('A scene without a model.');
  return model;
}

describe('the demo data', () => {
  it('has models as enterprises may save them', () => {
    for (const { name, code, describes, images, places } of demo.models) {
      const draft = { name, code, description: describes, pictures: images, industryCode: null, state: 'active' };
      const verdict = modelDraft.safeParse({ ...draft, reminderLine: null, warrantyMonths: null, places });
      expect([code, verdict.error?.issues]).toEqual([code, undefined]);
    }
    const numbers = demo.models.map(({ enterprise_prefix, code }) => `${enterprise_prefix} ${code}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has scenes as enterprises may save them', () => {
    for (const scene of demo.scenes) {
      const { template_code: templateCode, name, icon, position, elements } = scene;
      const { places } = modelOf(scene);
      const draft = sceneDraft.safeParse({ templateCode, name, icon, position, elements });
      expect([scene.id, draft.error?.issues]).toEqual([scene.id, undefined]);
      const verdict = checkScene({ templateCode, elements }, places);
      expect([scene.id, verdict]).toEqual([scene.id, { ok: true, elements }]);
    }
    for (const owner of [
      ...demo.models.map(({ id }) => ['model_id', id] as const),
      ...demo.batches.map(({ id }) => ['batch_id', id] as const),
    ]) {
      const scenes = demo.scenes.filter((scene) => scene[owner[0]] === owner[1]);
      const drafts = scenes.map(({ template_code: templateCode, name }) => ({ templateCode, name }));
      expect(checkSceneList(drafts)).toEqual({ ok: true });
    }
  });

  it('has identifiers as enterprises may register them', () => {
    for (const { prefix, suffix, batch_id, facts } of demo.identifiers) {
      const batch = batches.get(batch_id);
      const draft = { code: suffix, batch: batch?.code, state: 'active' };
      expect([suffix, identifierDraft(prefix).safeParse(draft).error?.issues]).toEqual([suffix, undefined]);
      const { places } = modelOf({ model_id: null, batch_id });
      const verdict = checkFacts(places, facts ?? {});
      expect([suffix, verdict]).toEqual([suffix, { ok: true, facts: facts ?? {} }]);
    }
  });
});
