import type { SceneTemplateCode } from '@lima-id/domain';
import type { ProcessKey } from './processes.ts';

/** What a sort of product has in common for all manufacturers. */
export interface ProductKind {
  /** First part of its object codes. */
  series: string;
  /** Name without the model number. */
  name: string;
  /** Category as the product file states it. */
  category: string;
  /** Illustration of the product; null when none is kept, and the stand-in picture shows. */
  picture: string | null;
  /** Model numbers in use, completing the series: GT-6. */
  numbers: readonly string[];
  describes: string;
  /** The product file beyond category and maker: label, value. */
  specs: readonly (readonly [label: string, value: string])[];
  standard: string;
  process: ProcessKey;
  /** Bought-in parts as the supply chain shows them. */
  parts: readonly string[];
  scenes: readonly SceneTemplateCode[];
}

const cardioParts = [
  '交流变频电机',
  '主控制器',
  '触控显示屏',
  '跑板与跑带',
  '冷轧钢管',
  '铝合金边框',
  '滚筒组件',
  '线束总成',
  '标准紧固件',
];
const pedalParts = ['磁控飞轮', '曲柄组件', '电子表头', '皮带', '冷轧钢管', '鞍座', '线束总成', '标准紧固件'];
const strengthParts = ['矩形钢管', '导轨与轴承', '钢丝绳', '配重片', '聚氨酯坐垫', '粉末涂料', '标准紧固件'];
const freeWeightParts = ['球墨铸铁', '镀铬握杆', '天然橡胶', '纸箱与衬垫'];
const outdoorParts = ['镀锌钢管', '工程轴承', '户外粉末涂料', '地脚螺栓', '防脱落端盖'];
const smartParts = ['主板总成', '显示模组', '电源适配器', '传感器模组', '铝合金外框', '包装材料'];

const kinds = {
  treadmill: {
    series: 'GT',
    name: '商用智能跑步机',
    category: '有氧器械 / 跑步机',
    picture: 'treadmill',
    numbers: ['3', '5', '8'],
    describes: '商用交流跑步机，配触控屏与能耗回收模块，最高时速 20 km/h，承重 160 kg。',
    specs: [
      ['额定功率', '4.4 kW'],
      ['外形尺寸', '2120 × 920 × 1580 mm'],
      ['跑台尺寸', '1560 × 560 mm'],
      ['最大承重', '160 kg'],
    ],
    standard: 'GB 17498.6',
    process: 'cardio',
    parts: cardioParts,
    scenes: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '10'],
  },
  bike: {
    series: 'SB',
    name: '竞速动感单车',
    category: '有氧器械 / 单车',
    picture: 'bike',
    numbers: ['1', '2', '5'],
    describes: '磁控静音单车，18 kg 飞轮，32 档阻力，适合团课与家庭训练。',
    specs: [
      ['飞轮重量', '18 kg'],
      ['阻力档位', '32 档'],
      ['最大承重', '150 kg'],
    ],
    standard: 'GB 17498.10',
    process: 'cardio',
    parts: pedalParts,
    scenes: ['0', '1', '2', '3', '4', '6', '8', '10'],
  },
  rower: {
    series: 'RW',
    name: '磁控划船机',
    category: '有氧器械 / 划船机',
    picture: 'rower',
    numbers: ['2', '4'],
    describes: '铝合金滑轨划船机，磁控阻力随桨频变化，可直立收纳。',
    specs: [
      ['滑轨长度', '1180 mm'],
      ['阻力方式', '磁控'],
      ['最大承重', '150 kg'],
    ],
    standard: 'GB 17498.7',
    process: 'cardio',
    parts: pedalParts,
    scenes: ['0', '1', '2', '3', '6', '10'],
  },
  elliptical: {
    series: 'EL',
    name: '前置驱动椭圆机',
    category: '有氧器械 / 椭圆机',
    picture: 'elliptical',
    numbers: ['3', '6'],
    describes: '前置飞轮椭圆机，步幅 510 mm，双向踩踏，自发电供电。',
    specs: [
      ['步幅', '510 mm'],
      ['供电方式', '自发电'],
      ['最大承重', '160 kg'],
    ],
    standard: 'GB 17498.9',
    process: 'cardio',
    parts: pedalParts,
    scenes: ['0', '1', '2', '3', '4', '6', '7', '10'],
  },
  stairClimber: {
    series: 'ST',
    name: '商用楼梯机',
    category: '有氧器械 / 楼梯机',
    picture: 'stair-climber',
    numbers: ['2', '4'],
    describes: '连续台阶式楼梯机，20 档速度，急停与防夹双重保护。',
    specs: [
      ['台阶高度', '205 mm'],
      ['速度档位', '20 档'],
      ['最大承重', '160 kg'],
    ],
    standard: 'GB 17498.1',
    process: 'cardio',
    parts: cardioParts,
    scenes: ['0', '1', '2', '3', '5', '6', '7', '8', '10'],
  },
  rack: {
    series: 'SR',
    name: '商用深蹲架',
    category: '力量器械 / 框架',
    picture: 'rack',
    numbers: ['4', '6'],
    describes: '75 × 75 mm 方管深蹲架，激光刻度孔位，侧移不超过 2 mm。',
    specs: [
      ['立柱规格', '75 × 75 × 3 mm'],
      ['安全载荷', '450 kg'],
      ['表面处理', '静电粉末喷涂'],
    ],
    standard: 'GB 17498.2',
    process: 'strength',
    parts: strengthParts,
    scenes: ['0', '1', '2', '3', '5', '6'],
  },
  dumbbell: {
    series: 'DB',
    name: '包胶哑铃',
    category: '自由重量 / 哑铃',
    picture: 'dumbbell',
    numbers: ['10', '20', '30'],
    describes: '铸铁内芯包胶哑铃，镀铬防滑握杆，重量偏差不超过 1%。',
    specs: [
      ['重量偏差', '≤ 1%'],
      ['握杆直径', '32 mm'],
      ['包胶材质', '天然橡胶'],
    ],
    standard: 'QB/T 4290',
    process: 'casting',
    parts: freeWeightParts,
    scenes: ['0', '1', '2', '3'],
  },
  kettlebell: {
    series: 'KB',
    name: '竞技壶铃',
    category: '自由重量 / 壶铃',
    picture: 'kettlebell',
    numbers: ['16', '24'],
    describes: '一体铸造竞技壶铃，色标区分重量，把手精磨。',
    specs: [
      ['把手直径', '35 mm'],
      ['重量偏差', '≤ 1%'],
      ['表面处理', '粉末喷涂'],
    ],
    standard: 'QB/T 4290',
    process: 'casting',
    parts: freeWeightParts,
    scenes: ['0', '1', '2'],
  },
  barbell: {
    series: 'BB',
    name: '奥林匹克杠铃',
    category: '自由重量 / 杠铃',
    picture: 'barbell',
    numbers: ['15', '20'],
    describes: '合金钢杠铃杆，抗拉强度 1500 MPa，八滚针轴承转套。',
    specs: [
      ['抗拉强度', '1500 MPa'],
      ['杆径', '28 mm'],
      ['最大载重', '500 kg'],
    ],
    standard: 'GB/T 22754',
    process: 'casting',
    parts: freeWeightParts,
    scenes: ['0', '1', '2', '3', '5'],
  },
  plateTree: {
    series: 'PT',
    name: '杠铃片收纳架',
    category: '力量器械 / 收纳',
    picture: 'plate-tree',
    numbers: ['2', '3'],
    describes: '带轮杠铃片收纳架，可放 300 kg 配重，底部防刮胶垫。',
    specs: [
      ['收纳载重', '300 kg'],
      ['外形尺寸', '640 × 620 × 1030 mm'],
      ['表面处理', '静电粉末喷涂'],
    ],
    standard: 'GB 17498.1',
    process: 'strength',
    parts: strengthParts,
    scenes: ['1', '2', '3'],
  },
  weightBench: {
    series: 'WB',
    name: '可调健身凳',
    category: '力量器械 / 训练凳',
    picture: 'weight-bench',
    numbers: ['1', '7'],
    describes: '七档可调训练凳，靠背与坐垫联动，承重 300 kg。',
    specs: [
      ['调节档位', '7 档'],
      ['最大承重', '300 kg'],
      ['坐垫材质', '高密度聚氨酯'],
    ],
    standard: 'GB 17498.2',
    process: 'strength',
    parts: strengthParts,
    scenes: ['0', '1', '2', '3', '4', '10'],
  },
  cableMachine: {
    series: 'CM',
    name: '双臂拉力训练器',
    category: '力量器械 / 综合训练器',
    picture: 'cable-machine',
    numbers: ['2', '8'],
    describes: '双滑轮拉力训练器，单侧配重 90 kg，滑轮高度 24 档可调。',
    specs: [
      ['单侧配重', '90 kg'],
      ['钢丝绳直径', '6 mm'],
      ['调节档位', '24 档'],
    ],
    standard: 'GB 17498.2',
    process: 'strength',
    parts: strengthParts,
    scenes: ['0', '1', '2', '3', '5', '6', '10', '100'],
  },
  legPress: {
    series: 'LP',
    name: '45° 倒蹬机',
    category: '力量器械 / 腿部训练',
    picture: 'leg-press',
    numbers: ['3', '5'],
    describes: '45° 直线导轨倒蹬机，双重安全挡销，最大加载 500 kg。',
    specs: [
      ['最大加载', '500 kg'],
      ['导轨', '直线轴承'],
      ['安全挡销', '2 组'],
    ],
    standard: 'GB 17498.2',
    process: 'strength',
    parts: strengthParts,
    scenes: ['0', '1', '2', '3', '5', '10'],
  },
  pingPong: {
    series: 'PP',
    name: '室外乒乓球台',
    category: '户外设施 / 球台',
    picture: 'ping-pong',
    numbers: ['1', '2'],
    describes: '室外一体成型球台，台面弹性均匀，耐候八年。',
    specs: [
      ['台面厚度', '25 mm'],
      ['弹性均匀度', '≤ 3 mm'],
      ['耐候年限', '8 年'],
    ],
    standard: 'GB 19272',
    process: 'outdoor',
    parts: outdoorParts,
    scenes: ['0', '1', '5', '10'],
  },
  basketballHoop: {
    series: 'BH',
    name: '移动式篮球架',
    category: '户外设施 / 球架',
    picture: 'basketball-hoop',
    numbers: ['1', '3'],
    describes: '移动式篮球架，钢化玻璃篮板，配重箱 800 kg 防倾覆。',
    specs: [
      ['篮圈高度', '3050 mm'],
      ['配重', '800 kg'],
      ['篮板', '12 mm 钢化玻璃'],
    ],
    standard: 'GB 23176',
    process: 'outdoor',
    parts: outdoorParts,
    scenes: ['0', '1', '2', '3', '5', '10'],
  },
  outdoorWalker: {
    series: 'OW',
    name: '双人漫步机',
    category: '户外设施 / 健身路径',
    picture: 'outdoor-walker',
    numbers: ['2', '4'],
    describes: '室外双人漫步机，限位缓冲防夹，镀锌后喷涂，适合社区与公园。',
    specs: [
      ['立柱规格', 'Φ114 × 3 mm'],
      ['摆幅限位', '± 45°'],
      ['设计寿命', '8 年'],
    ],
    standard: 'GB 19272',
    process: 'outdoor',
    parts: outdoorParts,
    scenes: ['0', '1', '5', '8', '10', '100'],
  },
  outdoorTwister: {
    series: 'OT',
    name: '三位扭腰器',
    category: '户外设施 / 健身路径',
    picture: 'outdoor-twister',
    numbers: ['3'],
    describes: '室外三位扭腰器，密封轴承免维护，适合社区健身路径。',
    specs: [
      ['转盘直径', '360 mm'],
      ['最大承重', '100 kg/位'],
      ['设计寿命', '8 年'],
    ],
    standard: 'GB 19272',
    process: 'outdoor',
    parts: outdoorParts,
    scenes: ['0', '1', '5', '10'],
  },
  smartMirror: {
    series: 'SM',
    name: '智能健身镜',
    category: '智能装备 / 健身镜',
    picture: 'smart-mirror',
    numbers: ['43'],
    describes: '43 英寸触控健身镜，双目动作识别，课程随训练自动调整。',
    specs: [
      ['屏幕', '43 英寸 4K'],
      ['识别帧率', '30 fps'],
      ['整机功率', '180 W'],
    ],
    standard: 'GB 4943.1',
    process: 'smart',
    parts: smartParts,
    scenes: ['0', '1', '2', '3', '6', '7', '8', '10'],
  },
  massageChair: {
    series: 'MC',
    name: '康复按摩椅',
    category: '康复器具 / 按摩椅',
    picture: 'massage-chair',
    numbers: ['5', '7'],
    describes: '双机芯康复按摩椅，体型检测与热敷，十二种康复程序。',
    specs: [
      ['机芯', '双 3D 机芯'],
      ['额定功率', '220 W'],
      ['程序', '12 种'],
    ],
    standard: 'GB 4706.10',
    process: 'smart',
    parts: smartParts,
    scenes: ['0', '1', '2', '3', '4', '6', '10'],
  },
  weldingCell: {
    series: 'RC',
    name: '双工位焊接机器人工作站',
    category: '生产装备 / 焊接',
    picture: null,
    numbers: ['2'],
    describes: '跑步机机架双工位焊接工作站，六轴机器人，节拍 4.5 分钟。',
    specs: [
      ['机器人', '六轴 10 kg'],
      ['重复定位', '± 0.05 mm'],
      ['节拍', '4.5 min'],
    ],
    standard: 'GB 11291.2',
    process: 'equipment',
    parts: smartParts,
    scenes: ['9'],
  },
  coatingLine: {
    series: 'CL',
    name: '粉末喷涂流水线',
    category: '生产装备 / 喷涂',
    picture: 'line',
    numbers: ['60'],
    describes: '60 m 粉末喷涂线，前处理、喷粉、固化一体，余粉回收率 95%。',
    specs: [
      ['线体长度', '60 m'],
      ['固化温度', '190 ℃'],
      ['余粉回收', '95%'],
    ],
    standard: 'GB 14443',
    process: 'equipment',
    parts: smartParts,
    scenes: ['1', '8', '9', '10'],
  },
} as const satisfies Record<string, ProductKind>;

/** The sorts of product by key. */
export type KindKey = keyof typeof kinds;
export const productKinds: Record<KindKey, ProductKind> = kinds;
