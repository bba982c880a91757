import {
  type Area,
  area,
  type Industry,
  industry,
  type LevelRequest,
  levels,
  rootCode,
  type SecondNode,
  secondNode,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

/** Why a list is refused. Only the form of codes is checked here; the platform decides which ones exist. */
export const referenceErrors = {
  level: '级别应为 1、2 或 3，请核对后重新查询',
  industryParent: '上级行业代码有误，请重新选择上一级行业',
  areaParent: '上级地区代码有误，请重新选择上一级地区',
} as const;

const codeForm = /^(?:-1|[A-Za-z\d]{1,12})$/;

function levelFields(parentRefused: string) {
  return {
    level: z._default(z.literal(levels, { error: referenceErrors.level }), 1),
    parentCode: z._default(
      z.string({ error: parentRefused }).check(z.regex(codeForm, { error: parentRefused })),
      rootCode,
    ),
  };
}

/** The default: the highest level. */
const highest: LevelRequest = { level: 1, parentCode: rootCode };

const industryRequest = z.object({
  ...levelFields(referenceErrors.industryParent),
  /** The version of the standard; every version returns the same list. */
  version: z.optional(z.string().check(z.maxLength(8))),
});
export type IndustryRequest = z.output<typeof industryRequest>;

const areaRequest = z.object(levelFields(referenceErrors.areaParent));

const folder = '/platform-publicdata-service/api';

const shared = { method: 'POST', auth: 'none', encoding: 'json', failure: z.null(), cacheable: true } as const;

/** The industries of a level below one of the level above; sections by default. */
export const listIndustries: Endpoint<IndustryRequest, Industry[]> = {
  ...shared,
  name: 'listIndustries',
  path: `${folder}/industry/list`,
  queryFields: ['v'],
  request: z._default(renamed(industryRequest, { version: 'v' }), highest),
  reply: z.array(industry),
};

/** The areas of a level below one of the level above; provinces by default. */
export const listAreas: Endpoint<LevelRequest, Area[]> = {
  ...shared,
  name: 'listAreas',
  path: `${folder}/area/list`,
  request: z._default(areaRequest, highest),
  reply: z.array(area),
};

/** The second-level nodes under which an enterprise can apply for its prefix. */
export const listSecondNodes: Endpoint<void, SecondNode[]> = {
  name: 'listSecondNodes',
  method: 'POST',
  path: '/platform-operate-service/manager/node/management/secondnode/get/all',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(secondNode),
  failure: z.null(),
};
