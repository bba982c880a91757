import { declaredPlace, modelDraft, modelStates } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { keptVersion, readVersion, registrationPage } from './keptVersion.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const modelSaving = z.object({ prefix, version: readVersion, ...modelDraft.shape });
export type ModelSaving = z.infer<typeof modelSaving>;

const code = modelDraft.shape.code;

const modelQuery = z.object({ prefix, code });
export type ModelQuery = z.infer<typeof modelQuery>;

const modelState = z.enum(Object.keys(modelStates) as (keyof typeof modelStates)[]);

/** A product model as it is kept. */
const keptModel = z.object({
  ...keptVersion,
  prefix: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  industryCode: z.nullable(z.string()),
  reminderLine: z.nullable(z.number()),
  warrantyMonths: z.nullable(z.number()),
  places: z.array(declaredPlace),
  state: modelState,
});
export type KeptModel = z.infer<typeof keptModel>;

const modelListQuery = z.object({ prefix, ...registrationPage, state: z.optional(modelState) });
export type ModelListQuery = z.infer<typeof modelListQuery>;

/** In the order of their numbers. */
const modelPage = z.object({ total: z.number(), records: z.array(keptModel) });
export type ModelPage = z.infer<typeof modelPage>;

/** The model that somebody else has saved since. */
const staleModel = z.object({ newest: keptModel });
export type StaleModel = z.infer<typeof staleModel>;

const folder = '/platform-console-service/identifier/manager/model';

const shared = { method: 'POST', auth: 'registrar', encoding: 'json' } as const;

/** Adds a product model, or changes the one with the number when `version` is the one that was read. */
export const saveProductModel: Endpoint<ModelSaving, KeptModel, StaleModel> = {
  ...shared,
  name: 'saveProductModel',
  path: `${folder}/save`,
  request: modelSaving,
  reply: keptModel,
  failure: staleModel,
  refusals: [404, 409, 422],
};

/** Reads a product model by the enterprise's own number. */
export const readProductModel: Endpoint<ModelQuery, KeptModel> = {
  ...shared,
  name: 'readProductModel',
  path: `${folder}/read`,
  request: modelQuery,
  reply: keptModel,
  failure: z.null(),
  refusals: [404],
};

/** Lists the product models of an enterprise, retired ones included unless `state` leaves them out. */
export const listProductModels: Endpoint<ModelListQuery, ModelPage> = {
  ...shared,
  name: 'listProductModels',
  path: `${folder}/list`,
  request: modelListQuery,
  reply: modelPage,
  failure: z.null(),
  refusals: [404],
};
