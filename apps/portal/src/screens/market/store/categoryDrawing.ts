import type { IllustrationName } from '@lima-id/ui';

/** What a category is about, by words in its name; the first that fits decides. */
const subjects = [
  ['identifier', /标识|赋码|解析|编码/],
  ['quality', /质量|质检|检测|检验|追溯|防伪/],
  ['safety', /安全|环保|应急/],
  ['production', /生产|制造|产线|工艺/],
  ['logistics', /仓储|物流|运输|供应|采购/],
  ['marketing', /营销|销售|渠道|会员|门店/],
  ['service', /售后|服务|运维|维修|维保/],
  ['equipment', /设备|器材|资产|台账/],
  ['management', /管理|经营|分析|财务|数据/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** What a category is about, as far as its drawings distinguish subjects. */
export type CategorySubject = (typeof subjects)[number][0] | 'other';

/** What a category of this name is about. */
export function categorySubject(name: string): CategorySubject {
  return subjects.find(([, words]) => words.test(name))?.[0] ?? 'other';
}

/** The glyph of modules on the block of a category. */
export const categoryGlyphs: Record<CategorySubject, IllustrationName> = {
  identifier: 'cap-one',
  quality: 'cap-trace',
  safety: 'cap-split',
  production: 'cap-power',
  logistics: 'cap-collab',
  marketing: 'cap-split',
  service: 'cap-cloud',
  equipment: 'cap-trace',
  management: 'cap-collab',
  other: 'cap-one',
};
