import type { CategoryDraft } from '../insertMarket.ts';

type Branch = readonly [name: string, describes: string, below: Readonly<Record<string, readonly string[]>>];

/** Three levels of category names. Ids are 100, 110, 111 and so on, in this order. */
const branches: readonly Branch[] = [
  [
    '标识应用',
    '一物一码，从赋码到追溯',
    {
      赋码管理: ['批量赋码', '标签打印', '数据采集'],
      追溯防伪: ['防伪验真', '质量追溯'],
      标识解析: ['解析接入', '数据服务'],
    },
  ],
  [
    '生产制造',
    '看得见的产线，控得住的质量',
    {
      生产执行: ['产线看板', '工单管理', '计划排程'],
      质量管理: ['来料检验', '过程检验'],
      能源安全: ['能耗管理', '安全环保'],
    },
  ],
  [
    '经营管理',
    '供应、研发与成本一盘棋',
    {
      供应链: ['采购协同', '仓储物流'],
      研发协同: ['图文档管理', '产品建模'],
      财务人力: ['成本核算', '人员技能'],
    },
  ],
  [
    '设备运维',
    '台账、巡检与远程运维',
    {
      资产管理: ['设备台账', '盘点核算'],
      巡检维修: ['报修维修', '移动巡检'],
      远程运维: ['远程监测', '预测维护'],
    },
  ],
  [
    '营销服务',
    '从渠道到用户的最后一公里',
    {
      渠道管理: ['渠道防窜货', '经销商协同'],
      会员服务: ['会员互动', '门店运营'],
      售后服务: ['售后工单', '说明与质保'],
    },
  ],
];

/** Positions of the blocks of selected apps by top-level category: 标识应用, 设备运维, 生产制造. */
const blockPositions: Readonly<Record<string, number>> = { '100': 1, '400': 2, '200': 3 };

function categoriesOf([name, describes, below]: Branch, index: number): CategoryDraft[] {
  const top = (index + 1) * 100;
  const first: CategoryDraft = {
    id: String(top),
    name,
    parentId: null,
    level: 1,
    describes,
    blockPosition: blockPositions[top] ?? null,
  };
  const others = Object.entries(below).flatMap(([second, thirds], place): CategoryDraft[] => {
    const id = top + (place + 1) * 10;
    return [
      { id: String(id), name: second, parentId: String(top), level: 2, describes: '', blockPosition: null },
      ...thirds.map(
        (third, at): CategoryDraft => ({
          id: String(id + at + 1),
          name: third,
          parentId: String(id),
          level: 3,
          describes: '',
          blockPosition: null,
        }),
      ),
    ];
  });
  return [first, ...others];
}

/** Categories of the demo market, parents before children. */
export const demoCategories: readonly CategoryDraft[] = branches.flatMap(categoriesOf);
