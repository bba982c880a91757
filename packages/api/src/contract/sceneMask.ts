import { fieldMask, fieldMasks } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const asked = { prefix, sceneConfId: z.string().check(z.maxLength(64)) };

const maskQuery = z.object(asked);
export type SceneMaskQuery = z.infer<typeof maskQuery>;

const maskChange = z.object({ ...asked, masks: fieldMasks });
export type SceneMaskChange = z.infer<typeof maskChange>;

/** The fields of a scene that are hidden from the public. */
const sceneMasks = z.object({ sceneConfId: z.string(), masks: z.array(fieldMask) });
export type SceneMasks = z.infer<typeof sceneMasks>;

const folder = '/platform-console-service/identifier/manager/scene/masks';

const shared = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null(), reply: sceneMasks } as const;

/** Reads which fields of a scene are hidden from the public. */
export const readSceneMasks: Endpoint<SceneMaskQuery, SceneMasks> = {
  ...shared,
  name: 'readSceneMasks',
  path: `${folder}/read`,
  request: maskQuery,
  refusals: [404],
};

/** Replaces the list of fields of a scene that are hidden from the public. */
export const setSceneMasks: Endpoint<SceneMaskChange, SceneMasks> = {
  ...shared,
  name: 'setSceneMasks',
  path: `${folder}/set`,
  request: maskChange,
  refusals: [404, 422],
};
