import { chinaDate, type IdentifierState } from '@lima-id/domain';
import { stateCode } from '../src/identifier/lookup/stateCodes.ts';
import { addDays } from './chinaTime.ts';
import type { DemoIdentifiers, DemoScene } from './demoData.ts';
import { sceneOrigin } from './sceneOrigin.ts';

/** Collects rows of the identifier tables and assigns their keys, in call order. */
export interface Draft {
  readonly rows: DemoIdentifiers;
  addModel(model: Omit<DemoIdentifiers['models'][number], 'id'>, scenes: readonly DemoScene[]): number;
  addBatch(batch: Omit<DemoIdentifiers['batches'][number], 'id'>, scenes: readonly DemoScene[]): number;
  /** Adds an identifier, active from its registration by default. */
  addIdentifier(
    identifier: Omit<DemoIdentifiers['identifiers'][number], 'state' | 'state_since'>,
    life?: { state: IdentifierState; since: Date | null },
  ): void;
  /** The next serial number of an enterprise's series in a year, from 1: `RW-2026-000001`. */
  nextSuffix(prefix: string, series: string, year: string): string;
}

const firstSceneId = 10_001;

/** Days ago on which the facts of models were last reviewed. */
const modelsRevisedDaysAgo = 30;

/** Starts empty; `today` is the day in China. */
export function createDraft(today: string): Draft {
  const rows: DemoIdentifiers = { models: [], batches: [], scenes: [], identifiers: [] };
  const serials = new Map<string, number>();

  function addScenes(
    owner: { model_id: number | null; batch_id: number | null },
    since: string,
    scenes: readonly DemoScene[],
  ) {
    scenes.forEach((scene, position) => {
      const { templateCode, name, icon, entries, elements, masks = [] } = scene;
      const id = String(firstSceneId + rows.scenes.length);
      const origin = sceneOrigin(scene, since, today);
      const content = { template_code: templateCode, name, icon, entries, position, elements, masks };
      rows.scenes.push({ id, ...owner, ...content, ...origin });
    });
  }

  return {
    rows,
    addModel(model, scenes) {
      const id = rows.models.length + 1;
      rows.models.push({ id, ...model });
      addScenes({ model_id: id, batch_id: null }, addDays(today, -modelsRevisedDaysAgo), scenes);
      return id;
    },
    addBatch(batch, scenes) {
      const id = rows.batches.length + 1;
      rows.batches.push({ id, ...batch });
      addScenes({ model_id: null, batch_id: id }, chinaDate(batch.produced_on.getTime()), scenes);
      return id;
    },
    addIdentifier(identifier, { state, since } = { state: 'active', since: null }) {
      rows.identifiers.push({ ...identifier, state: stateCode(state), state_since: since });
    },
    nextSuffix(prefix, series, year) {
      const key = `${prefix}/${series}-${year}`;
      const serial = (serials.get(key) ?? 0) + 1;
      serials.set(key, serial);
      return `${series}-${year}-${String(serial).padStart(6, '0')}`;
    },
  };
}
