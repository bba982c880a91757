/** A coded object other than a product: a report, a bought-in part, a welded frame. */
export interface RecordKind {
  /** Series in its object codes. */
  series: string;
  name: string;
  picture: string;
  describes: string;
  /** Facts of its own page: label, value. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Its own steps, newest first: title, place, text. */
  steps: readonly (readonly [title: string, place: string, text: string])[];
}

const kinds = {
  inspection: {
    series: 'QC',
    name: '出厂检验报告',
    picture: 'camera-inspection',
    describes: '出厂检验的项目、数据与结论，随产品标识一并归档。',
    facts: [
      ['检验依据', '企业标准与国家标准'],
      ['检验项目', '外观、尺寸、载荷、安全、包装'],
      ['检验结论', '合格'],
      ['检验员', '质检二组'],
      ['复核', '品质部'],
    ],
    steps: [
      ['报告签发', '品质部', '报告归档并关联产品标识。'],
      ['检验完成', '质检二组', '全部项目合格。'],
      ['检验开始', '质检二组', '扫码领取检验任务。'],
    ],
  },
  motor: {
    series: 'MT',
    name: '驱动总成',
    picture: 'engine',
    describes: '驱动总成的出厂参数与装机记录，可反查所装的整机。',
    facts: [
      ['额定电压', '220 V'],
      ['绝缘等级', 'F 级'],
      ['防护等级', 'IP21'],
      ['空载电流', '1.2 A'],
      ['耐压试验', '1500 V / 1 min 合格'],
    ],
    steps: [
      ['装机绑定', '总装车间', '扫码绑定到整机。'],
      ['来料检验', '来料检验 A 区', '空载电流与噪声合格。'],
      ['部件出厂', '驱动部件供应商', '耐压与温升试验合格。'],
    ],
  },
  frame: {
    series: 'FR',
    name: '机架总成',
    picture: 'asset',
    describes: '机架总成的焊接、喷涂与检测数据，可反查所装的整机。',
    facts: [
      ['材质', 'Q235 冷轧钢管'],
      ['焊接方式', '机器人 MAG 焊'],
      ['焊缝抽检', '合格'],
      ['涂层厚度', '70 μm 以上'],
      ['附着力', '0 级'],
    ],
    steps: [
      ['转入总装', '总装车间', '扫码绑定到整机。'],
      ['喷涂完成', '喷涂线', '固化 190 ℃ / 20 min，外观合格。'],
      ['焊接完成', '焊接车间', '焊缝抽检合格。'],
    ],
  },
  controller: {
    series: 'CT',
    name: '变频控制器',
    picture: 'sensor-gateway',
    describes: '变频控制器的固件、测试数据与装机记录，可反查所装的整机。',
    facts: [
      ['固件版本', 'V3.2.1'],
      ['输入电压', '220 V'],
      ['在线测试', '合格'],
    ],
    steps: [
      ['装机绑定', '总装车间', '扫码绑定到整机。'],
      ['来料检验', '来料检验 C 区', '在线测试合格。'],
    ],
  },
  deck: {
    series: 'BD',
    name: '跑板',
    picture: 'asset',
    describes: '跑板的材质、静载试验与装机记录，可反查所装的整机。',
    facts: [
      ['厚度', '25 mm'],
      ['静载 180 kg 挠度', '1.6 mm'],
      ['检验结论', '合格'],
    ],
    steps: [
      ['装机绑定', '总装车间', '扫码绑定到整机。'],
      ['来料检验', '来料检验 B 区', '厚度与挠度合格。'],
    ],
  },
  screen: {
    series: 'SC',
    name: '触控屏',
    picture: 'dashboard',
    describes: '触控屏的规格、老化试验与装机记录，可反查所装的整机。',
    facts: [
      ['尺寸', '15.6 英寸'],
      ['老化试验', '72 h 合格'],
      ['检验结论', '合格'],
    ],
    steps: [
      ['装机绑定', '总装车间', '扫码绑定到整机。'],
      ['来料检验', '来料检验 C 区', '点亮与触控合格。'],
    ],
  },
} as const satisfies Record<string, RecordKind>;

/** The sorts of record by key. */
export type RecordKey = keyof typeof kinds;
export const recordKinds: Record<RecordKey, RecordKind> = kinds;
