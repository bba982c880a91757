/** Data of the charts page. */

export interface Figure {
  label: string;
  value: number;
}

/** A value that oscillates over a day. */
const swing = (index: number) =>
  Math.round(90 + 55 * Math.sin((index / 24) * 2 * Math.PI) + 14 * Math.sin(index * 2.4));
const two = (value: number) => String(value).padStart(2, '0');

export const unit = 'kWh';
export const titles = { day: '今日用电', week: '本周用电', units: '各岗位用电', shares: '用电构成' } as const;

/** 24 hours, `8:00`. */
export const day: readonly Figure[] = Array.from({ length: 24 }, (_, hour) => ({
  label: `${hour}:00`,
  value: swing(hour),
}));
/** 168 hours, `2026-05-05 08:00`. */
export const week: readonly Figure[] = Array.from({ length: 168 }, (_, index) => ({
  label: `2026-05-${two(5 + Math.floor(index / 24))} ${two(index % 24)}:00`,
  value: swing(index),
}));
export const units: readonly Figure[] = [
  '冲压',
  '焊接',
  '涂装',
  '总装',
  '注塑',
  '机加',
  '热处理',
  '电镀',
  '包装',
  '仓储',
].map((label, index) => ({ label, value: 120 + ((index * 37) % 90) * 4 }));
export const shares: readonly Figure[] = [
  { label: '生产设备', value: 4820 },
  { label: '空调通风', value: 1660 },
  { label: '照明', value: 740 },
  { label: '压缩空气', value: 1180 },
  { label: '其他', value: 310 },
];
export const total = { label: '合计', value: '8,710' } as const;
export const heights = { line: 300, bar: 300, donut: 280 } as const;
