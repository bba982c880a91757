import type { DescriptionListProps, TimelineEntry } from '@lima-id/ui';

/** Prefix of the lamp makers on this site. */
export const prefix = '86.233.012';

/** One lamp, as registered by its maker. */
export interface Lamp {
  code: string;
  name: string;
  maker: string;
  /** Its current life stage. */
  state: '在用' | '质保维修中';
  facts: DescriptionListProps['items'];
  /** Newest first. */
  life: readonly TimelineEntry[];
  /** Results of the photometric test, by quantity. */
  report: DescriptionListProps['items'];
}

const driver = `${prefix}/DRV-2026-000871`;

/** All registered lamps. */
export const lamps: readonly Lamp[] = [
  {
    code: `${prefix}/LED-2026-004518`,
    name: '星河 120 W LED 路灯',
    maker: '中山星河光电科技有限公司',
    state: '在用',
    facts: [
      { label: '额定功率', value: '120 W', face: 'figure' },
      { label: '光通量', value: '19,200 lm', face: 'figure' },
      { label: '相关色温', value: '4000 K', face: 'figure' },
      { label: '防护等级', value: 'IP66', face: 'code' },
      { label: '质保期', value: '2026-03-18 至 2031-03-17', face: 'figure' },
    ],
    life: [
      {
        id: '6',
        time: '2026-05-06 09:20',
        title: '更换驱动电源',
        tag: '质保',
        text: '雨后频闪，按质保更换驱动电源，灯头未动。',
        link: { label: '新驱动电源', text: driver, href: `?identifier=${encodeURIComponent(driver)}` },
      },
      {
        id: '5',
        time: '2026-03-18 15:40',
        title: '上杆点亮',
        tag: '滨河东路 033 号杆',
        text: '安装高度 10 米，仰角 10°，照度抽测合格。',
      },
      { id: '4', time: '2026-03-02 08:10', title: '到达工地', text: '随车 60 盏，外包装完好。' },
      {
        id: '3',
        time: '2026-02-26 17:30',
        title: '出厂检验',
        tag: '合格',
        text: '光通量、色温、浪涌、接地连续性四项合格。',
      },
      { id: '2', time: '2026-02-25 10:00', title: '老化试验', text: '45 ℃ 通电 24 小时，光衰 0.4%。' },
      { id: '1', time: '2026-02-20 13:15', title: '赋码', text: '激光刻印铭牌，绑定灯头、透镜与驱动电源。' },
    ],
    report: [
      { label: '光效', value: '160 lm/W', face: 'figure' },
      { label: '显色指数', value: 'Ra 72', face: 'figure' },
      { label: '功率因数', value: '0.98', face: 'figure' },
      { label: '浪涌抗扰度', value: '10 kV', face: 'figure' },
    ],
  },
  {
    code: driver,
    name: '120 W 恒流驱动电源',
    maker: '中山星河光电科技有限公司',
    state: '在用',
    facts: [
      { label: '输出电流', value: '700 mA', face: 'figure' },
      { label: '效率', value: '94%', face: 'figure' },
      { label: '质保期', value: '2026-05-06 至 2031-05-05', face: 'figure' },
    ],
    life: [
      { id: '2', time: '2026-05-06 09:20', title: '装入路灯', tag: '质保', text: '滨河东路 033 号杆。' },
      { id: '1', time: '2026-04-11 14:00', title: '出厂检验', tag: '合格', text: '满载 12 小时，温升 38 K。' },
    ],
    report: [
      { label: '满载效率', value: '94.2%', face: 'figure' },
      { label: '总谐波失真', value: '7.8%', face: 'figure' },
    ],
  },
];

/** A lamp family in the site's catalogue. */
export interface Series {
  model: string;
  name: string;
  power: string;
  efficacy: number;
  warranty: number;
  registered: number;
}

export const series: readonly Series[] = [
  { model: 'LED', name: '道路与隧道', power: '60–240 W', efficacy: 160, warranty: 5, registered: 48210 },
  { model: 'PNL', name: '教室与办公面板', power: '28–48 W', efficacy: 120, warranty: 3, registered: 126400 },
  { model: 'HBY', name: '厂房高棚', power: '100–300 W', efficacy: 170, warranty: 5, registered: 17385 },
  { model: 'GDN', name: '园林景观', power: '6–36 W', efficacy: 110, warranty: 3, registered: 5120 },
  { model: 'EMG', name: '消防应急', power: '3–5 W', efficacy: 95, warranty: 2, registered: 88006 },
];
