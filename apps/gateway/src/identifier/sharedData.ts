import { type Audience, type Element, type FieldMask, openingSceneConfId, type Scene } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { coalesceReads } from './coalesce.ts';
import { sharedCapacity, sharedTtlMs } from './limits.ts';
import { createRevisedCache } from './revisedCache.ts';
import { maskScene } from './sceneMasks.ts';

/** The enterprise of a model. */
interface StoredEnterprise {
  prefix: string;
  name: string;
  industry: string;
  website: string;
  introduce: string;
  /** `YYYY-MM-DD HH:mm`, China time. */
  createTime: string;
  approved: boolean;
}

interface StoredModel {
  id: number;
  version: string;
  name: string;
  describes: string;
  images: string[];
  enterprise: StoredEnterprise;
  scenes: Scene[];
}

interface StoredBatch {
  id: number;
  version: string;
  code: string;
  modelId: number;
  scenes: Scene[];
}

/** Everything that the objects of one batch have in common, but for the data of its scenes. */
export interface SharedData {
  batchCode: string;
  model: Pick<StoredModel, 'name' | 'describes' | 'images' | 'enterprise'>;
  /** The model's scenes, then the batch's. */
  scenes: Scene[];
  /** The scene of the first tab; undefined when there is no scene. */
  openingScene: Scene | undefined;
}

/** Reads what batches share. */
interface SharedReader {
  /** What a batch shares, the same object while it is unchanged, and the moment since which it is known to be. */
  read(batchId: number): Promise<{ data: SharedData; bornMs: number } | undefined>;
  /** What a reader sees of the data of a scene. */
  readElements(sceneConfId: string, reader: Audience): Promise<Element[]>;
}

const rowsPerQuery = 64;

// The number of the transaction that wrote a row changes with every change of the row: the database's own version of it.
function sceneVersions(owner: 'model_id' | 'batch_id', id: string): string {
  return `(select coalesce(string_agg(scene.xmin::text, ' ' order by scene.id), '') from scene where scene.${owner} = ${id})`;
}

function scenesOf(owner: 'model_id' | 'batch_id', id: string): string {
  return `(
    select coalesce(json_agg(json_build_object('sceneConfId', scene.id, 'templateCode', scene.template_code,
      'sceneName', scene.name, 'icon', scene.icon, 'count', scene.entries) order by scene.position), '[]')
    from scene where scene.${owner} = ${id}
  )`;
}

const batchVersion = `batch.xmin::text || '/' || ${sceneVersions('batch_id', 'batch.id')}`;
const modelVersion = `model.xmin::text || '/' || enterprise.xmin::text || '/' || ${sceneVersions('model_id', 'model.id')}`;
const modelSource =
  'product_model model join enterprise on enterprise.prefix = model.enterprise_prefix where model.id = any($1::int[])';

const batchVersionText = `select batch.id, ${batchVersion} as version from batch where batch.id = any($1::int[])`;
const batchText = `
  select batch.id, ${batchVersion} as version, batch.code, batch.model_id as "modelId",
    ${scenesOf('batch_id', 'batch.id')} as scenes
  from batch where batch.id = any($1::int[])`;

const modelVersionText = `select model.id, ${modelVersion} as version from ${modelSource}`;
const modelText = `
  select model.id, ${modelVersion} as version, model.name, model.describes, model.images,
    json_build_object('prefix', enterprise.prefix, 'name', enterprise.name, 'industry', enterprise.industry,
      'website', enterprise.website, 'introduce', enterprise.introduce, 'approved', enterprise.examine_status = 2,
      'createTime', to_char(enterprise.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as enterprise,
    ${scenesOf('model_id', 'model.id')} as scenes
  from ${modelSource}`;

const elementsText = 'select scene.id, scene.elements, scene.masks from scene where scene.id = any($1::text[])';

/**
 * Reads what a batch shares, through two bounded caches (batches; models with their enterprise). What is told was true at most
 * `sharedTtlMs` ago: with several gateways, each sees another's change after that time at the latest. After that time only the
 * versions of the rows are asked for, and the rows themselves when these differ.
 */
export function createSharedReader(store: Store, clock: Clock): SharedReader {
  const now = () => clock.now().getTime();
  const reader =
    <Row>(name: string, text: string) =>
    (ids: readonly unknown[]) =>
      store.prepared<Row>(name, text, [ids]);
  const limits = { capacity: sharedCapacity, ttlMs: sharedTtlMs, rowsPerQuery, now };
  const batches = createRevisedCache<StoredBatch>({
    ...limits,
    readVersions: reader('read_batch_versions', batchVersionText),
    readRows: reader('read_batches', batchText),
  });
  const models = createRevisedCache<StoredModel>({
    ...limits,
    readVersions: reader('read_model_versions', modelVersionText),
    readRows: reader('read_models', modelText),
  });
  const readScenes = reader<{ id: string; elements: Element[]; masks: FieldMask[] }>('read_elements', elementsText);
  const readScene = coalesceReads(async (ids: string[]) => {
    const rows = await readScenes(ids);
    return new Map(rows.map((row) => [row.id, row]));
  }, rowsPerQuery);
  // The same rows give the same object, and with it the templates compiled from it.
  const joined = new WeakMap<StoredBatch, { model: StoredModel; data: SharedData }>();

  function join(batch: StoredBatch, model: StoredModel): SharedData {
    const known = joined.get(batch);
    if (known?.model === model) return known.data;
    const scenes = [...model.scenes, ...batch.scenes];
    const opening = openingSceneConfId(scenes);
    const openingScene = scenes.find(({ sceneConfId }) => sceneConfId === opening);
    const data = { batchCode: batch.code, model, scenes, openingScene };
    joined.set(batch, { model, data });
    return data;
  }

  return {
    async read(batchId) {
      const batch = batches.get(batchId) ?? (await batches.read(batchId));
      if (batch === undefined) return undefined;
      const { modelId } = batch.row;
      const model = models.get(modelId) ?? (await models.read(modelId));
      if (model === undefined) return undefined;
      return { data: join(batch.row, model.row), bornMs: Math.min(batch.bornMs, model.bornMs) };
    },
    async readElements(sceneConfId, reader) {
      const scene = await readScene(sceneConfId);
      return scene === undefined ? [] : maskScene(scene.elements, scene.masks, reader);
    },
  };
}
