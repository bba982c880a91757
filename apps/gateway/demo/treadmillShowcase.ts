import { chinaMoment } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import { demoGtin } from './demoIdentifiers.ts';
import { treadmillPlaces } from './demoPlaces.ts';
import { type Fact, factGroup, factTable, shipmentStops, traceDetails } from './elements.ts';
import { recorderTable } from './recorderTable.ts';
import { remoteOperations } from './remoteOperations.ts';
import { builtInScene } from './sceneSubject.ts';
import { addUnits, at, type Showcase, scenesOfModel } from './showcase.ts';
import { treadmillReadings, treadmillReports } from './treadmillChecks.ts';
import { treadmillParts } from './treadmillParts.ts';

const describes =
  '面向商用健身房的 6 HP 交流跑步机，标配 15.6 英寸触控屏与能耗回收模块，最高时速 22 km/h，承重 180 kg。';

/** Serial numbers of the batch, and offsets of its reports, motors and frames. */
const units = { first: 101, last: 160 };
const recordOffsets = { inspection: 50_508, motor: 4_287, frame: 1_864 };

/** Units at the end of the run that are not active: draft, suspended for a check, and void. */
const lives = {
  158: { state: 'draft', day: null },
  159: { state: 'suspended', day: '2026-05-15' },
  160: { state: 'void', day: '2026-05-12' },
} as const;

const sites = [
  { site: '燃点健身（人民路店）', engineer: '李振' },
  { site: '燃点健身（湖滨店）', engineer: '李振' },
  { site: '动能工场（东风路店）', engineer: '周凯' },
  { site: '德州市民健身中心', engineer: '高磊' },
] as const;

function traceability(showcase: Showcase): DemoScene {
  const when = (day: string, time: string) => at(showcase, day, time);
  const linked = (place: string) => `${showcase.prefix}/{${place}}`;
  const steps = [
    {
      time: when('2026-05-12', '09:20'),
      title: '交付安装',
      place: '德州 · {site}',
      text: '安装工程师 {engineer}，水平校准通过，累计通电 2 小时。',
    },
    {
      time: when('2026-05-09', '16:05'),
      title: '物流发运',
      place: '宁津 → 德州',
      text: '承运单 {waybill}，全程温湿度正常，开箱完好。',
    },
    {
      time: when('2026-05-06', '14:31'),
      title: '出厂检验',
      place: '质检二组 · 工位 Q-04',
      text: '负载 180 kg、连续 8 h、速度偏差 ±0.8%，判定合格。',
      traceIdentifier: linked('inspection'),
    },
    {
      time: when('2026-05-05', '10:12'),
      title: '整机装配',
      place: '总装 3 线 · 节拍 14 min',
      text: '电机、跑板、控制器三件关键件扫码绑定。',
      traceIdentifier: linked('motor'),
    },
    {
      time: when('2026-05-02', '08:47'),
      title: '焊接与喷涂',
      place: '焊接机器人 R-07 · 喷涂 B 线',
      text: '焊缝抽检 12 处合格，涂层厚度 72 μm。',
      traceIdentifier: linked('frame'),
    },
    {
      time: when('2026-05-02', '08:15'),
      title: '标识赋码',
      place: '赋码工位 L-02',
      text: '铭牌激光刻码，复读等级 A，标识写入平台。',
    },
    {
      time: when('2026-04-30', '16:20'),
      title: '激光切管',
      place: '下料车间 · 切管机 02',
      text: '管件 32 件，长度偏差 ±0.3 mm。',
    },
    {
      time: when('2026-04-29', '10:05'),
      title: '电机来料检验',
      place: '来料检验 A 区',
      text: '6 HP 交流电机抽检 20 台，温升与噪声合格。',
    },
    {
      time: when('2026-04-29', '09:10'),
      title: '控制器来料检验',
      place: '来料检验 C 区',
      text: '变频控制器在线测试合格，固件 V3.2.1。',
    },
    {
      time: when('2026-04-28', '14:36'),
      title: '跑板来料检验',
      place: '来料检验 B 区',
      text: '厚度 25 mm，静载 180 kg 挠度 1.6 mm，合格。',
    },
    {
      time: when('2026-04-27', '11:18'),
      title: '钢管来料',
      place: '原材料库',
      text: '冷轧方管炉号 26-0417，材质书与实物相符。',
    },
    {
      time: when('2026-04-26', '09:00'),
      title: '生产排产',
      place: '计划部',
      text: '批次 B20260502-03 下达，计划 60 台，齐套率 100%。',
    },
  ];
  return builtInScene('traceability', [
    factGroup('trace-facts', '产品信息', [
      ['产品型号', 'GT-6 Pro'],
      ['生产批次', 'B20260502-03'],
      ['下线日期', showcase.day('2026-05-06')],
      ['质保至', '2029-05-11'],
    ]),
    traceDetails('trace-steps', '追溯记录', steps),
  ]);
}

function supplyChain(showcase: Showcase): DemoScene {
  const { prefix } = showcase;
  const rows: readonly (readonly [part: string, supplier: string, lot: string, day: string, link?: string])[] = [
    ['6 HP 交流电机', '津港机电', 'MT260428', '2026-04-29', `${prefix}/{motor}`],
    ['变频控制器', '华北电控', 'VC260427', '2026-04-29'],
    ['15.6 英寸触控屏', '联科传感', 'TP260422', '2026-04-27'],
    ['跑板', '德润板业', 'DK260425', '2026-04-28'],
    ['跑带', '南方橡塑', 'BT260424', '2026-04-28'],
    ['机架总成', '泰岳焊接车间', 'B20260502-03', '2026-05-02', `${prefix}/{frame}`],
    ['滚筒组件', '鲁源精工', 'RL260423', '2026-04-27'],
    ['能耗回收模块', '华北电控', 'ER260426', '2026-04-29'],
    ['标准紧固件', '永固标准件', 'FS260418', '2026-04-26'],
  ];
  return builtInScene('supplyChain', [
    factTable(
      'supply-parts',
      '关键物料',
      rows.map(([part, supplier, lot, day, link]) => ({
        name: part,
        facts: [
          ['物料', part],
          ['供应商', supplier],
          ['到货批次', lot, link],
          ['到货日期', showcase.day(day)],
          ['检验结论', '合格'],
        ] satisfies Fact[],
      })),
    ),
  ]);
}

function logistics(showcase: Showcase): DemoScene {
  const when = (day: string, time: string) => at(showcase, day, time);
  const store = '宁津 · 泰岳成品库';
  const stops = [
    {
      time: when('2026-05-12', '09:20'),
      station: '德州 · {site}',
      text: '已签收，签收人 {engineer}，外观完好。',
    },
    { time: when('2026-05-11', '16:48'), station: '德州分拨中心', text: '已到达，安排次日配送。' },
    { time: when('2026-05-10', '06:12'), station: '禹城中转', text: '途经，温湿度正常。' },
    { time: when('2026-05-09', '16:05'), station: store, text: '装车发运，承运单 {waybill}。' },
    { time: when('2026-05-09', '14:30'), station: store, text: '出库扫码，外箱码核对一致。' },
    { time: when('2026-05-08', '17:10'), station: store, text: '木箱封装，放入温湿度与冲击记录仪。' },
    { time: when('2026-05-07', '10:25'), station: store, text: '入库上架，库位 C-12-03。' },
    { time: when('2026-05-06', '15:40'), station: store, text: '检验放行，转入成品库。' },
  ];
  return builtInScene('logistics', [
    factGroup('logistics-facts', '物流概况', [
      ['承运单', '{waybill}'],
      ['状态', '已签收'],
      ['里程', '118 km'],
      ['开箱检查', '完好'],
    ]),
    recorderTable(showcase.day('2026-05-09'), '16:05'),
    shipmentStops('logistics-stops', '流转记录', stops),
  ]);
}

/** Repairs belong to single machines and are not stored here. */
function repair(showcase: Showcase): DemoScene {
  return builtInScene('equipmentRepair', [
    factGroup('repair-service', '报修服务', [
      ['服务电话', showcase.subject.phone],
      ['响应时限', '2 小时内联系，48 小时内到场'],
    ]),
  ]);
}

/** The treadmill batch of the showcase: sixty machines with every scene, each with its own report, motor and frame. */
export function addTreadmillShowcase(showcase: Showcase): void {
  const { draft, prefix, records, subject } = showcase;
  const modelId = draft.addModel(
    {
      enterprise_prefix: prefix,
      name: subject.modelName,
      describes,
      images: ['/illustrations/treadmill.svg'],
      gtin: demoGtin,
      places: treadmillPlaces,
    },
    [
      ...scenesOfModel(subject, ['management', 'antiCounterfeit', 'smartSafety']),
      remoteOperations(subject.kind, treadmillReports(subject.phone)),
      ...scenesOfModel(subject, ['runningMonitoring', 'intelligentProduction', 'custom']),
    ],
  );
  const batchId = draft.addBatch(
    { model_id: modelId, code: 'B20260502-03', produced_on: chinaMoment(showcase.day('2026-05-06'), '00:00') },
    [traceability(showcase), supplyChain(showcase), builtInScene('recall', []), logistics(showcase), repair(showcase)],
  );
  const suffixes = (serial: number) => ({
    inspection: `QC-2026-${String(serial + recordOffsets.inspection).padStart(6, '0')}`,
    motor: `MT-2026-${String(serial + recordOffsets.motor).padStart(6, '0')}`,
    frame: `FR-2026-${String(serial + recordOffsets.frame).padStart(6, '0')}`,
  });
  // The 23rd unit is number 000123, registered at 08:15 as in its trace.
  addUnits(
    showcase,
    { batchId, series: 'GT', ...units, day: '2026-05-02', minute: 7 * 60 + 53 },
    (serial) => ({
      ...suffixes(serial),
      ...(serial === 123 ? sites[0] : (sites[serial % sites.length] ?? sites[0])),
      waybill: `WL-0509-${7593 + serial}`,
      ...treadmillReadings(serial),
    }),
    lives,
  );
  for (let serial = units.first; serial <= units.last; serial += 1) {
    const unit = `${prefix}/GT-2026-${String(serial).padStart(6, '0')}`;
    const suffix = suffixes(serial);
    records.add('inspection', suffix.inspection, unit, showcase.day('2026-05-06'));
    records.add('motor', suffix.motor, unit, showcase.day('2026-05-05'));
    records.add('frame', suffix.frame, unit, showcase.day('2026-05-02'));
  }
  for (const { key, suffix } of treadmillParts) {
    // Every machine has a coded motor.
    if (key !== 'motor') records.add(key, suffix, `${prefix}/GT-2026-000123`, showcase.day('2026-05-05'));
  }
}
