import {
  type Audience,
  chinaMinute,
  type Element,
  type FieldMask,
  maskElements,
  newestRecall,
  openingSceneConfId,
  recallOf,
  type Scene,
} from '@lima-id/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../schema/store.ts';
import { coalesceReads } from './coalesce.ts';
import { sharedCapacity, sharedTtlMs } from './limits.ts';
import { createRevisedCache } from './revisedCache.ts';
import {
  type ModelRecall,
  modelRecalls,
  modelRecallVersions,
  recallScene,
  recallText,
  recallVersionText,
  type StoredRecall,
} from './storedRecall.ts';

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
  /** Empty when unknown. */
  afterSalesPhone: string;
}

interface StoredModel {
  id: number;
  version: string;
  name: string;
  describes: string;
  images: string[];
  enterprise: StoredEnterprise;
  scenes: Scene[];
  /** In insertion order. */
  recalls: ModelRecall[];
}

interface StoredBatch {
  id: number;
  version: string;
  code: string;
  /** `YYYY-MM-DD`, China time. */
  producedDay: string;
  modelId: number;
  scenes: Scene[];
}

/** Data shared by the objects of one batch and one recall, except the elements of its scenes. */
export interface SharedData {
  batchCode: string;
  model: Pick<StoredModel, 'name' | 'describes' | 'images' | 'enterprise'>;
  /** The recall of the objects; null without one. */
  recall: StoredRecall | null;
  /** The model's scenes, then the batch's; a recalled object always has a recall scene. */
  scenes: Scene[];
  /** The scene of the first tab; undefined when there is no scene. */
  openingScene: Scene | undefined;
}

/** Reads shared data of batches. */
interface SharedReader {
  /**
   * Shared data of a batch, the same object while unchanged, and the time of its last validation. `recallId` is the recall that lists the
   * object itself; the newest of it and those of batch and model applies.
   */
  read(batchId: number, recallId: number | null): Promise<{ data: SharedData; createdMs: number } | undefined>;
  /** A scene's stored data as a reader sees it. */
  readElements(sceneConfId: string, reader: Audience): Promise<Element[]>;
}

const rowsPerQuery = 64;

// `xmin`, the id of the transaction that wrote a row, changes with every update: the database's own row version.
function sceneVersions(owner: 'model_id' | 'batch_id', id: string): string {
  return `(select coalesce(string_agg(scene.xmin::text, ' ' order by scene.id), '') from scene where scene.${owner} = ${id})`;
}

function scenesOf(owner: 'model_id' | 'batch_id', id: string): string {
  return `(
    select coalesce(json_agg(json_build_object('sceneConfId', scene.id, 'templateCode', scene.template_code,
      'sceneName', scene.name, 'icon', scene.icon, 'count', scene.entries, 'dataSource', scene.data_source,
      'updateTime', to_char(scene.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) order by scene.position), '[]')
    from scene where scene.${owner} = ${id}
  )`;
}

const batchVersion = `batch.xmin::text || '/' || ${sceneVersions('batch_id', 'batch.id')}`;
const modelVersion = `model.xmin::text || '/' || enterprise.xmin::text || '/' || ${sceneVersions('model_id', 'model.id')}
  || '/' || ${modelRecallVersions('model.id')}`;
const modelSource =
  'product_model model join enterprise on enterprise.prefix = model.enterprise_prefix where model.id = any($1::int[])';

const batchVersionText = `select batch.id, ${batchVersion} as version from batch where batch.id = any($1::int[])`;
const batchText = `
  select batch.id, ${batchVersion} as version, batch.code, batch.model_id as "modelId",
    to_char(batch.produced_on at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "producedDay",
    ${scenesOf('batch_id', 'batch.id')} as scenes
  from batch where batch.id = any($1::int[])`;

const modelVersionText = `select model.id, ${modelVersion} as version from ${modelSource}`;
const modelText = `
  select model.id, ${modelVersion} as version, model.name, model.describes, model.images,
    json_build_object('prefix', enterprise.prefix, 'name', enterprise.name, 'industry', enterprise.industry,
      'website', enterprise.website, 'introduce', enterprise.introduce, 'approved', enterprise.examine_status = 'approved',
      'afterSalesPhone', enterprise.after_sales_phone,
      'createTime', to_char(enterprise.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as enterprise,
    ${scenesOf('model_id', 'model.id')} as scenes, ${modelRecalls('model.id')} as recalls
  from ${modelSource}`;

const elementsText = 'select scene.id, scene.elements, scene.masks from scene where scene.id = any($1::text[])';

/** The scenes with `updateTime` as the last change of one of them, unless it has a later one. */
export function updatedScenes(scenes: Scene[], sceneConfId: string, updateTime: string): Scene[] {
  return scenes.map((scene) =>
    scene.sceneConfId === sceneConfId && scene.updateTime < updateTime ? { ...scene, updateTime } : scene,
  );
}

/** Scenes including the recall scene: the stored one, or a generated one. */
function withRecall(kept: Scene[], { publishedAt }: StoredRecall): Scene[] {
  const own = kept.find(({ templateCode }) => templateCode === recallScene.templateCode);
  const updateTime = chinaMinute(publishedAt);
  return own === undefined
    ? [...kept, { ...recallScene, updateTime }]
    : updatedScenes(kept, own.sceneConfId, updateTime);
}

function joinRows(batch: StoredBatch, model: StoredModel, recall: StoredRecall | null): SharedData {
  const kept = [...model.scenes, ...batch.scenes];
  const scenes = recall === null ? kept : withRecall(kept, recall);
  const opening = openingSceneConfId(scenes);
  const openingScene = scenes.find(({ sceneConfId }) => sceneConfId === opening);
  return { batchCode: batch.code, model, recall, scenes, openingScene };
}

/** Overrides for objects that a recall lists. */
type ListedData = WeakMap<StoredRecall, SharedData>;

/**
 * Reads shared data of batches through three LRU caches (batches; models with their enterprise; recalls that list objects). Data is at most
 * `sharedTtlMs` old, so that gateways see each other's changes after that. Then only the row versions are read, and the rows when these
 * differ.
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
  const readRecalls = reader<{ recall: StoredRecall }>('read_recalls', recallText);
  const recalls = createRevisedCache<StoredRecall>({
    ...limits,
    readVersions: reader('read_recall_versions', recallVersionText),
    readRows: async (ids) => (await readRecalls(ids)).map(({ recall }) => recall),
  });
  const readScenes = reader<{ id: string; elements: Element[]; masks: FieldMask[] }>('read_elements', elementsText);
  const readScene = coalesceReads(async (ids: string[]) => {
    const rows = await readScenes(ids);
    return new Map(rows.map((row) => [row.id, row]));
  }, rowsPerQuery);
  // Unchanged rows give the same object, and with it the templates compiled from it.
  const joined = new WeakMap<StoredBatch, { model: StoredModel; data: SharedData; listed: ListedData }>();

  function join(batch: StoredBatch, model: StoredModel, own: StoredRecall | undefined): SharedData {
    let known = joined.get(batch);
    if (known?.model !== model) {
      // Objects reference their recall in their own rows.
      const object = { identifier: '', model: String(model.id), batchCode: batch.code, producedDay: batch.producedDay };
      known = { model, data: joinRows(batch, model, recallOf(object, model.recalls)), listed: new WeakMap() };
      joined.set(batch, known);
    }
    const { data, listed } = known;
    if (own === undefined || (data.recall !== null && newestRecall([data.recall, own]) !== own)) return data;
    let ownData = listed.get(own);
    if (ownData === undefined) {
      ownData = joinRows(batch, model, own);
      listed.set(own, ownData);
    }
    return ownData;
  }

  return {
    async read(batchId, recallId) {
      const batch = batches.get(batchId) ?? (await batches.read(batchId));
      if (batch === undefined) return undefined;
      const { modelId } = batch.row;
      const model = models.get(modelId) ?? (await models.read(modelId));
      if (model === undefined) return undefined;
      const own = recallId === null ? undefined : (recalls.get(recallId) ?? (await recalls.read(recallId)));
      const createdMs = Math.min(batch.createdMs, model.createdMs, own?.createdMs ?? batch.createdMs);
      return { data: join(batch.row, model.row, own?.row), createdMs };
    },
    async readElements(sceneConfId, reader) {
      const scene = sceneConfId === recallScene.sceneConfId ? undefined : await readScene(sceneConfId);
      return scene === undefined ? [] : maskElements(scene.elements, scene.masks, reader);
    },
  };
}
