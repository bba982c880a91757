import { outdoorServiceYears } from '../asset/limits.ts';

interface End {
  years: number;
  endsOn: string;
  daysLeft: number;
  daysOver: number;
}

function standard(years: number): string {
  return years < outdoorServiceYears
    ? `生产企业规定本器材安装后最多使用 ${years} 年。`
    : `按 GB 19272 规定，室外健身器材安装后最多使用 ${outdoorServiceYears} 年。`;
}

function ended({ endsOn, daysOver }: End): string {
  return daysOver === 0 ? '今日到期' : `已于 ${endsOn} 到期，超期 ${daysOver} 天`;
}

/** Messages, in Chinese, about a device in an asset book. Days are `YYYY-MM-DD`. */
export const assetMessages = {
  /** The end of a device's service life. */
  service: {
    outdoor: {
      ending: (end: End) => ({
        title: `距安全使用年限届满还有 ${end.daysLeft} 天`,
        text: `${standard(end.years)}本器材须于 ${end.endsOn} 起停止使用，请提前安排更换。`,
      }),
      expired: (end: End) => ({
        title: '已超过安全使用年限，须立即停用',
        text: `${standard(end.years)}本器材${ended(end)}，请立即停止使用、设置警示标识，并安排拆除或更换。`,
      }),
      stopped: (end: End) => ({
        title: '安全使用年限届满，已停用',
        text: `${standard(end.years)}本器材${ended(end)}，不得恢复使用，请尽快拆除或更换。`,
      }),
    },
    indoor: {
      expired: (end: End) => ({
        title: '已超过设计寿命',
        text: `本器材的设计寿命为 ${end.years} 年，${ended(end)}。请联系生产企业评估后，再决定是否继续使用。`,
      }),
    },
  },
  inspection: {
    /** Intervals that have a name, by months. */
    named: { 1: '每月点检', 3: '每季度点检', 6: '每半年点检', 12: '每年点检' } as Readonly<Record<number, string>>,
    every: (months: number) => `每 ${months} 个月点检`,
    overdue: (dueOn: string, daysOver: number, interval: string) => ({
      title: `点检已超期 ${daysOver} 天`,
      text: `${interval}应不晚于 ${dueOn} 完成，请尽快安排并登记结果。`,
    }),
  },
  /** The asset book has no such device, or another enterprise's has it. */
  notFound: '本企业的台账中没有该设备，请核对标识编码，或联系资产管理员登记',
} as const;
