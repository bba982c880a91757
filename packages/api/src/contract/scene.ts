import {
  batchDraft,
  modelDraft,
  sceneDataIdMaxLength,
  sceneDraft,
  sceneMasksMax,
  sceneMaxBytes,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { keptVersion, readVersion } from './keptVersion.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

/** The owner of scenes: a model by the enterprise's own number, or one of its batches. */
const owner = {
  prefix,
  model: modelDraft.shape.code,
  batch: z._default(z.nullable(batchDraft(0).shape.number), null),
};

const sceneConfId = z.string().check(z.maxLength(64));

const sceneSaving = z.object({
  ...owner,
  version: readVersion,
  /** Null to add a scene. */
  sceneConfId: z._default(z.nullable(sceneConfId), null),
  ...sceneDraft.shape,
  /** Data ids of masked blocks, rows and facts that are missing because they are deleted; one stands for everything in it. */
  deletedFields: z.optional(
    z.array(z.string().check(z.maxLength(sceneDataIdMaxLength))).check(z.maxLength(sceneMasksMax)),
  ),
});
export type SceneSaving = z.infer<typeof sceneSaving>;

const sceneListQuery = z.object(owner);
export type SceneListQuery = z.infer<typeof sceneListQuery>;

const sceneRemoval = z.object({ ...owner, version: readVersion, sceneConfId });
export type SceneRemoval = z.infer<typeof sceneRemoval>;

/** A scene as it is kept. */
const keptScene = z.object({
  ...keptVersion,
  sceneConfId: z.string(),
  templateCode: sceneDraft.shape.templateCode,
  name: z.string(),
  icon: z.string(),
  position: z.number(),
  /** The provider of the data; empty when it is the enterprise itself. */
  dataSource: z.string(),
  /** Each is an `element` of the rules; it was checked by `checkScene` when it was saved. */
  elements: z.array(z.unknown()),
  /** When it last changed: `YYYY-MM-DD HH:mm`, China time. */
  updateTime: z.string(),
});
export type KeptScene = z.infer<typeof keptScene>;

const sceneList = z.array(keptScene);

/** Why a scene was not saved: somebody else's newer version, or what is wrong in its data. */
const sceneFailure = z.object({
  newest: z.nullable(keptScene),
  faults: z.array(
    z.object({
      /** The place in the scene: `["elements", 0, "label"]`. */
      path: z.array(z.union([z.string(), z.number()])),
      reason: z.string(),
      message: z.string(),
    }),
  ),
});
export type SceneFailure = z.infer<typeof sceneFailure>;

const removedScene = z.object({ sceneConfId: z.string() });
export type RemovedScene = z.infer<typeof removedScene>;

const folder = '/platform-console-service/identifier/manager/scene';

/** Maximum body size of a scene: escapes in JSON may double its data. */
const sceneBodyMaxBytes = 2 * sceneMaxBytes;

const shared = { method: 'POST', auth: 'registrar', encoding: 'json' } as const;

/** Adds a scene to a model or a batch, or changes one when `version` is the one that was read. A repetition is answered with what is kept. */
export const saveScene: Endpoint<SceneSaving, KeptScene, SceneFailure> = {
  ...shared,
  name: 'saveScene',
  path: `${folder}/save`,
  bodyMaxBytes: sceneBodyMaxBytes,
  request: sceneSaving,
  reply: keptScene,
  failure: sceneFailure,
  refusals: [404, 409, 422],
};

/** Lists the scenes of a model or a batch with their data, in the order of their positions. */
export const listScenes: Endpoint<SceneListQuery, KeptScene[]> = {
  ...shared,
  name: 'listScenes',
  path: `${folder}/list`,
  request: sceneListQuery,
  reply: sceneList,
  failure: z.null(),
  refusals: [404],
};

/** Removes a scene when `version` is the one that was read. */
export const removeScene: Endpoint<SceneRemoval, RemovedScene, SceneFailure> = {
  ...shared,
  name: 'removeScene',
  path: `${folder}/remove`,
  request: sceneRemoval,
  reply: removedScene,
  failure: sceneFailure,
  refusals: [404, 409],
};
