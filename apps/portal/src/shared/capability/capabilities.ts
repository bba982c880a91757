import type { IllustrationName } from '@lima-id/ui';

/** What one code can do: a name, a sentence and its glyph. */
export interface Capability {
  title: string;
  text: string;
  picture: IllustrationName;
}

/** The six capabilities, in their order. */
export const capabilities: readonly Capability[] = [
  { title: '一物一码', text: '每件产品、每个部件一个唯一编码，编码即对象，终身不变。', picture: 'cap-one' },
  { title: '一码上云', text: '设备、工艺与质检数据随码汇聚，断网后补传，重复上报只计一次。', picture: 'cap-cloud' },
  { title: '一码追溯', text: '从钢管批次到门店工位，沿着编码逐级查清来处与去向。', picture: 'cap-trace' },
  { title: '一码协同', text: '供应商、主机厂、经销商共读同一个码，说的是同一台器材。', picture: 'cap-collab' },
  { title: '一码分权', text: '同一个码，公众、企业与平台看到的内容不同，授权精确到字段。', picture: 'cap-split' },
  { title: '一码赋能', text: '以标识数据驱动质量改进、能耗管理与售后服务，持续增值。', picture: 'cap-power' },
];
