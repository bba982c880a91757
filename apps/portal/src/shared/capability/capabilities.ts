import type { IllustrationName } from '@lima-id/ui';

/** What one code can do: a name, a sentence and its glyph. */
export interface Capability {
  title: string;
  text: string;
  picture: IllustrationName;
}

/** The six capabilities, in their order. */
export const capabilities: readonly Capability[] = [
  { title: '一物一码', text: '每件产品、每个部件一个全球唯一编码，编码即对象，终身不变。', picture: 'cap-one' },
  { title: '一码上云', text: '设备、工艺与质检数据随码汇聚，断点续传，异地多活。', picture: 'cap-cloud' },
  { title: '一码追溯', text: '从钢管批次到门店工位，正向追踪、反向溯源，秒级返回。', picture: 'cap-trace' },
  { title: '一码协同', text: '供应商、主机厂、经销商共读同一个码，订单与库存实时对齐。', picture: 'cap-collab' },
  { title: '一码分权', text: '同一个码，不同角色看到不同内容，字段级授权、全程留痕。', picture: 'cap-split' },
  { title: '一码赋能', text: '以标识数据驱动质量改进、能耗管理与售后服务，持续增值。', picture: 'cap-power' },
];
