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

/** Why a list is refused. Of codes only the form is looked at here: which there are is for the platform to say. */
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

/** What is asked for when nothing is said: the highest level. */
const highest: LevelRequest = { level: 1, parentCode: rootCode };

const industryRequest = z.object({
  ...levelFields(referenceErrors.industryParent),
  /** The list of the standard that the caller means; every version answers the same. */
  version: z.optional(z.string().check(z.maxLength(8))),
});
export type IndustryRequest = z.output<typeof industryRequest>;

const areaRequest = z.object(levelFields(referenceErrors.areaParent));

const folder = '/platform-publicdata-service/api';

const shared = { method: 'POST', auth: 'none', encoding: 'json', failure: z.null(), cacheable: true } as const;

/** The industries of a level that stand below one of the level above; sections when nothing is said. */
export const listIndustries: Endpoint<IndustryRequest, Industry[]> = {
  ...shared,
  name: 'listIndustries',
  summary: '逐级查询国民经济行业（GB/T 4754-2017），不传级别与上级代码时为门类',
  path: `${folder}/industry/list`,
  queryFields: ['v'],
  request: z._default(renamed(industryRequest, { version: 'v' }), highest),
  reply: z.array(industry),
};

/** The areas of a level that stand below one of the level above; provinces when nothing is said. */
export const listAreas: Endpoint<LevelRequest, Area[]> = {
  ...shared,
  name: 'listAreas',
  summary: '逐级查询省、市、区县，不传级别与上级代码时为省级',
  path: `${folder}/area/list`,
  request: z._default(areaRequest, highest),
  reply: z.array(area),
};

/** The second-level nodes under which an enterprise can apply for its prefix. */
export const listSecondNodes: Endpoint<void, SecondNode[]> = {
  name: 'listSecondNodes',
  summary: '查询全部二级节点',
  method: 'POST',
  path: '/platform-operate-service/manager/node/management/secondnode/get/all',
  auth: 'none',
  encoding: 'none',
  request: z.void(),
  reply: z.array(secondNode),
  failure: z.null(),
};
