import type { SceneTemplateCode } from '@lima-id/domain';
import type { DemoScene } from './demoData.ts';
import { factElements, factGroup, factTable } from './elements.ts';
import { remoteOperations } from './remoteOperations.ts';
import { builtInScene, type ModelSubject } from './sceneSubject.ts';

/** Inspector of finished products, by kind of production. */
const inspectors: Record<string, string> & { strength: string } = { cardio: '高磊', outdoor: '孙伟', strength: '周凯' };

function management({ kind, modelNumber, enterpriseName }: ModelSubject): DemoScene {
  const facts = [
    ['产品型号', modelNumber],
    ['产品类别', kind.category],
    ['执行标准', kind.standard],
    ...kind.specs,
  ] as const;
  const scene = builtInScene('management', [
    factGroup('management-file', '产品档案', facts),
    factGroup('management-maker', '制造信息', [
      ['生产企业', enterpriseName],
      ['生产批次', '{batchCode}'],
      ['赋码时间', '{registerTime}'],
    ]),
    factGroup('management-inner', '内部资料', [
      ['质检负责人', inspectors[kind.process] ?? inspectors.strength],
      ['结算编码', `JS-${modelNumber}-01`],
    ]),
  ]);
  return {
    ...scene,
    masks: [
      { dataId: 'management-inner-1', audience: 'enterprise', kind: 'partial' },
      { dataId: 'management-inner-2', audience: 'enterprise', kind: 'hidden' },
    ],
  };
}

function antiCounterfeit({ modelName, enterpriseName, phone }: ModelSubject): DemoScene {
  return builtInScene('antiCounterfeit', [
    factGroup('authentic', '防伪信息', [
      ['产品名称', modelName],
      ['生产企业', enterpriseName],
      ['标识编码', '{identifier}'],
      ['赋码时间', '{registerTime}'],
    ]),
    ...factElements('authentic-advice', [['核验说明', `请核对铭牌编码与本页一致；如有疑问请致电 ${phone}。`]]),
  ]);
}

const safetyAdvice: Record<string, readonly (readonly [title: string, text: string])[]> = {
  cardio: [
    ['使用前', '检查急停开关有效，机身四角水平，周围留出 0.5 m 以上安全距离。'],
    ['使用中', '夹好安全绳，站上踏板后再启动，儿童须有成人看护。'],
    ['维护', '断电后再打开护罩，每三个月检查紧固件与皮带张力。'],
  ],
  outdoor: [
    ['使用前', '查看警示牌与地脚螺栓，发现松动请勿使用并扫码报修。'],
    ['使用中', '摆动范围内不得站人，儿童须有成人看护。'],
    ['维护', '每月巡检一次，设计使用寿命到期后停用。'],
  ],
  strength: [
    ['使用前', '确认安全挡销与卡扣到位，加载不超过额定载荷。'],
    ['使用中', '大重量训练须有保护者，避免徒手接触导轨。'],
    ['维护', '每季度检查焊缝、螺栓与钢丝绳，有断丝立即更换。'],
  ],
};

function smartSafety({ kind }: ModelSubject): DemoScene {
  const advice = safetyAdvice[kind.process] ?? safetyAdvice.strength ?? [];
  return builtInScene('smartSafety', [
    factTable(
      'safety-advice',
      '安全提示',
      advice.map(([title, text]) => ({
        name: title,
        facts: [
          ['环节', title],
          ['要求', text],
        ] as const,
      })),
    ),
  ]);
}

function runningMonitoring(): DemoScene {
  return builtInScene('runningMonitoring', [
    factGroup('monitoring', '运行概况', [
      ['累计运行', '1,286 h'],
      ['本周使用', '214 次'],
      ['平均功率', '0.86 kW'],
      ['运行状态', '正常'],
    ]),
  ]);
}

/** Production site of the model. Figures come from the events of the line. */
function intelligentProduction(): DemoScene {
  const operations = [
    ['下料', '机加区'],
    ['焊接', '焊接站'],
    ['喷涂', '喷涂线'],
    ['总装', '总装线'],
  ] as const;
  return builtInScene('intelligentProduction', [
    factTable(
      'operations',
      '生产工序',
      operations.map(([name, unit]) => ({
        name,
        facts: [
          ['工序', name],
          ['单元', unit],
        ] as const,
      })),
    ),
  ]);
}

function equipmentRepair({ phone, place }: ModelSubject): DemoScene {
  return builtInScene('equipmentRepair', [
    factGroup('repair-service', '报修服务', [
      ['服务电话', phone],
      ['受理时间', '每日 8:00-20:00'],
      ['响应时限', '2 小时内联系，48 小时内到场'],
      ['服务网点', `${place}服务中心`],
    ]),
  ]);
}

function greenFile({ kind, modelName }: ModelSubject): DemoScene {
  const rows = [
    ['原材料', '12.4'],
    ['生产', '8.6'],
    ['运输', '1.7'],
    ['使用（8 年）', '34.9'],
    ['回收', '-3.2'],
  ] as const;
  return {
    templateCode: 'custom',
    name: '绿色档案',
    icon: 'leaf',
    elements: [
      ...factElements('green-summary', [['说明', `${modelName}按全生命周期核算的碳足迹，供采购与评价参考。`]]),
      factGroup('green-facts', '绿色属性', [
        ['产品类别', kind.category],
        ['可回收率', '91%'],
        ['核算依据', 'GB/T 24067'],
      ]),
      factTable(
        'green-stages',
        '碳足迹（kg CO₂e）',
        rows.map(([stage, value]) => ({
          name: stage,
          facts: [
            ['阶段', stage],
            ['排放量', value],
          ] as const,
        })),
      ),
    ],
  };
}

/** Scenes shared by a whole model, by template; the other templates belong to a batch. */
export const modelScenes: Partial<Record<SceneTemplateCode, (model: ModelSubject) => DemoScene>> = {
  management,
  antiCounterfeit,
  smartSafety,
  remoteOperations: ({ kind }) => remoteOperations(kind),
  runningMonitoring,
  intelligentProduction,
  equipmentRepair,
  custom: greenFile,
};
