import { chinaDateTime, hourMs } from '@lima-id/domain';

/** Formats a figure: at most one decimal. */
function written(value: number): string {
  return value.toLocaleString('zh-CN', { maximumFractionDigits: 1 });
}

/** A length of time in words, whole hours from one hour on: `65 小时`, `45 分钟`. */
export function duration(ms: number): { value: string; unit: string } {
  if (ms >= hourMs) return { value: written(Math.floor(ms / hourMs)), unit: '小时' };
  return { value: written(Math.floor(ms / 60_000)), unit: '分钟' };
}

/** Texts of the logistics scene besides its data. */
export const logisticsTexts = {
  waybill: '承运单',
  state: '状态',
  inTransit: '在途时长',
  mileage: '里程',
  unpacking: '开箱检查',
  route: '运输路线',
  leftOut: (stations: number) => `途经另外 ${stations} 站`,
  /** A moment on the route: `05-09 16:05`. */
  moment: (ms: number) => chinaDateTime(ms).slice(5, 16),
  records: '在途记录',
  every: (ms: number) => {
    const { value, unit } = duration(ms);
    return `记录仪每 ${value} ${unit}上报`;
  },
  range: (least: number, greatest: number, unit: string) => {
    // A dash before a figure below 0 reads as another one.
    const to = least < 0 ? ' 至 ' : '–';
    return `${written(least)}${to}${written(greatest)} ${unit}`.trim();
  },
  peak: (greatest: number, unit: string) => `峰值 ${written(greatest)} ${unit}`.trim(),
  stops: '流转记录',
  count: (stops: number) => `共 ${stops} 条 · 按时间倒序`,
} as const;
