import type { RecordKey } from './recordKinds.ts';

/**
 * A production or delivery step of a sort of product. `day` is relative to the day it leaves the line (0), negative before it. `{own}` is
 * the maker's workshop town, `{buyer}` the batch's destination, `{waybill}` its transport number.
 */
export interface ProcessStep {
  day: number;
  time: string;
  title: string;
  place: string;
  text: string;
  /** Record or part linked by the step. */
  link?: RecordKey;
}

type Row = [day: number, time: string, title: string, place: string, text: string, link?: RecordKey];

const rows = {
  cardio: [
    [6, '09:20', '交付安装', '{buyer}', '现场安装完成，水平校准通过，累计通电 2 小时。'],
    [3, '16:05', '物流发运', '{own} → {city}', '承运单 {waybill}，全程温湿度正常，开箱完好。'],
    [
      0,
      '14:31',
      '出厂检验',
      '质检二组 · 工位 Q-02',
      '加载试验、连续运行 8 h、速度偏差均合格，判定出厂。',
      'inspection',
    ],
    [-1, '10:12', '整机装配', '总装 1 线 · 节拍 16 min', '关键件扫码绑定，扭矩逐点记录。', 'motor'],
    [-4, '08:47', '焊接与喷涂', '焊接机器人 R-03 · 喷涂 A 线', '焊缝抽检 10 处合格，涂层厚度 70 μm。', 'frame'],
    [-4, '08:15', '标识赋码', '赋码工位 L-01', '铭牌激光刻码，复读等级 A，标识写入平台。'],
    [-6, '16:20', '激光切管', '下料车间 · 切管机 02', '管件 28 件，长度偏差 ± 0.3 mm。'],
    [-7, '10:05', '驱动件来料检验', '来料检验 A 区', '按抽样方案检验 32 件，全部合格。'],
    [-8, '14:36', '结构件来料检验', '来料检验 B 区', '外观与尺寸抽检合格。'],
    [-9, '11:18', '钢管来料', '原材料库', '冷轧钢管材质书与实物相符。'],
    [-10, '09:00', '生产排产', '计划部', '批次下达，齐套率 100%。'],
  ],
  strength: [
    [5, '10:40', '交付安装', '{buyer}', '安装到位，膨胀螺栓扭矩复核合格。'],
    [3, '15:30', '物流发运', '{own} → {city}', '承运单 {waybill}，整托运输。'],
    [0, '13:50', '出厂检验', '质检一组 · 工位 Q-01', '静载 1.5 倍保持 5 min 无变形，判定合格。', 'inspection'],
    [-1, '09:30', '装配与润滑', '力量装配线', '导轨间隙与钢丝绳张力逐项记录。'],
    [-3, '08:50', '焊接与喷涂', '焊接机器人 R-05 · 喷涂 B 线', '焊缝探伤合格，附着力 0 级。', 'frame'],
    [-3, '08:20', '标识赋码', '赋码工位 L-02', '铭牌铆接，复读等级 A。'],
    [-5, '10:00', '切管冲孔', '下料车间', '孔距偏差 ± 0.2 mm。'],
    [-7, '14:10', '钢管来料', '原材料库', '壁厚与材质抽检合格。'],
  ],
  casting: [
    [4, '11:10', '渠道入库', '{buyer}', '按箱码扫码入库，件数相符。'],
    [2, '16:20', '物流发运', '{own} → {city}', '承运单 {waybill}，整箱发运。'],
    [0, '15:05', '称重与检验', '质检三组', '逐件称重，偏差均在 1% 以内。', 'inspection'],
    [-1, '09:40', '机加工与装配', '机加工车间', '握杆同轴度与压装力合格。'],
    [-2, '10:30', '表面处理', '表面处理车间', '外观一致，无气泡与露底。'],
    [-3, '08:10', '铸造', '铸造二车间 · 炉号 L2', '铁水成分与金相符合要求。'],
    [-5, '13:20', '原料来料', '原料库', '生铁与废钢配比登记。'],
  ],
  outdoor: [
    [12, '10:00', '现场安装', '{buyer}', '基础养护期满，地脚螺栓扭矩合格，交付使用。'],
    [5, '14:30', '物流发运', '{own} → {city}', '承运单 {waybill}，防护包装完好。'],
    [0, '14:00', '出厂检验', '质检一组 · 户外工位', '摆动 10 万次疲劳与防夹间隙试验合格。', 'inspection'],
    [-2, '09:10', '装配', '户外装配线', '轴承密封与限位装置逐台检查。'],
    [-4, '08:40', '镀锌与喷涂', '喷涂 C 线', '镀锌层 70 μm，耐盐雾 500 h。', 'frame'],
    [-6, '10:20', '弯管与焊接', '焊接工位 H-06', '焊缝满焊打磨，无毛刺。'],
    [-8, '14:00', '钢管来料', '原材料库', '壁厚不小于 2.75 mm，抽检合格。'],
  ],
  smart: [
    [5, '15:20', '交付激活', '{buyer}', '设备联网激活，质保开始计算。'],
    [3, '11:40', '物流发运', '{own} → {city}', '承运单 {waybill}，倾斜标签正常。'],
    [0, '16:10', '出厂检验', '质检二组 · 电气工位', '老化 12 h、耐压与接地试验合格。', 'inspection'],
    [-1, '10:50', '软件烧录', '烧录工位 S-04', '固件校验通过，序列号写入。'],
    [-2, '09:00', '整机装配', '智能装配线', '主板与显示模组扫码绑定。'],
    [-4, '14:20', '主板来料检验', '来料检验 C 区', '在线测试与外观抽检合格。'],
    [-6, '10:30', '物料齐套', '计划部', '批次下达，齐套率 100%。'],
  ],
  equipment: [
    [15, '10:00', '验收投产', '{buyer}', '连续运行 72 h，节拍与合格率达到约定。'],
    [6, '09:00', '物流发运', '{own} → {city}', '承运单 {waybill}，分箱 12 件。'],
    [0, '15:30', '出厂检验', '总装车间', '安全联锁与重复定位精度合格。', 'inspection'],
  ],
} as const satisfies Record<string, readonly Row[]>;

/** Production processes by sort of product. */
export type ProcessKey = keyof typeof rows;

/** The steps of a process, newest first. */
export function processSteps(process: ProcessKey): ProcessStep[] {
  return rows[process].map((row: Row) => {
    const [day, time, title, place, text, link] = row;
    return link === undefined ? { day, time, title, place, text } : { day, time, title, place, text, link };
  });
}
