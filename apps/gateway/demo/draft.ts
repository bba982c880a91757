import { chinaDate, type IdentifierState } from '@lima-id/domain';
import { addDays } from './chinaTime.ts';
import type { DemoIdentifiers, DemoScene } from './demoData.ts';
import { sceneOrigin } from './sceneOrigin.ts';

type DemoModel = DemoIdentifiers['models'][number];

type DraftModel = Omit<DemoModel, 'id' | 'code' | 'places'> & Partial<Pick<DemoModel, 'places'>>;

/** Collects what enterprises register and assigns the ids, in call order. */
export interface Draft {
  readonly rows: DemoIdentifiers;
  /** Adds a model without declared places by default. Its own number is taken from its name, `GT-6 商用智能跑步机`. */
  addModel(model: DraftModel, scenes: readonly DemoScene[]): number;
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

  /** The number in a model's name, or one of its id; with the id where the enterprise has it already. */
  function numberOf({ enterprise_prefix, name }: DraftModel, id: number): string {
    const named = /^[A-Za-z0-9][\w\-. ]*/.exec(name)?.[0].trim().replaceAll(' ', '-') ?? `M-${id}`;
    const isTaken = rows.models.some((one) => one.enterprise_prefix === enterprise_prefix && one.code === named);
    return isTaken ? `${named}-${id}` : named;
  }

  function addScenes(
    owner: { model_id: number | null; batch_id: number | null },
    since: string,
    scenes: readonly DemoScene[],
  ) {
    scenes.forEach((scene, position) => {
      const { templateCode, name, icon, elements, masks = [] } = scene;
      const id = String(firstSceneId + rows.scenes.length);
      const origin = sceneOrigin(scene, since, today);
      const content = { template_code: templateCode, name, icon, position, elements, masks };
      rows.scenes.push({ id, ...owner, ...content, ...origin });
    });
  }

  return {
    rows,
    addModel(model, scenes) {
      const id = rows.models.length + 1;
      rows.models.push({ id, code: numberOf(model, id), places: [], ...model });
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
      rows.identifiers.push({ ...identifier, state, state_since: since });
    },
    nextSuffix(prefix, series, year) {
      const key = `${prefix}/${series}-${year}`;
      const serial = (serials.get(key) ?? 0) + 1;
      serials.set(key, serial);
      return `${series}-${year}-${String(serial).padStart(6, '0')}`;
    },
  };
}
