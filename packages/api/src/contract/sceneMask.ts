import { fieldMask, fieldMasks } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const asked = { prefix, sceneConfId: z.string().check(z.maxLength(64)) };

const maskQuery = z.object(asked);
export type SceneMaskQuery = z.infer<typeof maskQuery>;

const maskChange = z.object({ ...asked, masks: fieldMasks });
export type SceneMaskChange = z.infer<typeof maskChange>;

/** What is kept from readers of a scene. */
const sceneMasks = z.object({ sceneConfId: z.string(), masks: z.array(fieldMask) });
export type SceneMasks = z.infer<typeof sceneMasks>;

const folder = '/platform-console-service/identifier/manager/scene/masks';

const shared = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null(), reply: sceneMasks } as const;

/** Reads which fields of a scene are not for everybody. */
export const readSceneMasks: Endpoint<SceneMaskQuery, SceneMasks> = {
  ...shared,
  name: 'readSceneMasks',
  summary: '查询场景的字段展示设置',
  path: `${folder}/read`,
  request: maskQuery,
  refusals: [404],
};

/** Says which fields of a scene are not for everybody, in the place of what was said before. */
export const setSceneMasks: Endpoint<SceneMaskChange, SceneMasks> = {
  ...shared,
  name: 'setSceneMasks',
  summary: '设置场景中哪些字段对公众或企业隐藏、部分展示，整体替换原有设置',
  path: `${folder}/set`,
  request: maskChange,
  refusals: [404, 422],
};
