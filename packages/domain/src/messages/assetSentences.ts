import { outdoorServiceYears } from '../asset/limits.ts';

/** What `assetMessages` consist of, in Chinese: each sentence with the figures and sentences that it takes. Days are `YYYY-MM-DD`. */
export const assetSentences = {
  service: {
    /** Whose limit it is. */
    standard: {
      maker: (years: number) => `生产企业规定本器材安装后最多使用 ${years} 年`,
      nation: `按 GB 19272 规定，室外健身器材安装后最多使用 ${outdoorServiceYears} 年`,
    },
    ended: {
      today: '今日到期',
      before: (endsOn: string, daysOver: number) => `已于 ${endsOn} 到期，超期 ${daysOver} 天`,
    },
    /** Outdoors: `standard` and `ended` as above. */
    ending: {
      title: (daysLeft: number) => `距安全使用年限届满还有 ${daysLeft} 天`,
      text: (standard: string, endsOn: string) => `${standard}。本器材须于 ${endsOn} 起停止使用，请提前安排更换。`,
    },
    expired: {
      title: '已超过安全使用年限，须立即停用',
      text: (standard: string, ended: string) =>
        `${standard}。本器材${ended}，请立即停止使用、设置警示标识，并安排拆除或更换。`,
    },
    stopped: {
      title: '安全使用年限届满，已停用',
      text: (standard: string, ended: string) => `${standard}。本器材${ended}，不得恢复使用，请尽快拆除或更换。`,
    },
    indoor: {
      title: '已超过设计寿命',
      text: (years: number, ended: string) =>
        `本器材的设计寿命为 ${years} 年，${ended}。请联系生产企业评估后，再决定是否继续使用。`,
    },
  },
  inspection: {
    named: { 1: '每月点检', 3: '每季度点检', 6: '每半年点检', 12: '每年点检' },
    every: (months: number) => `每 ${months} 个月点检`,
    /** `interval` as above. */
    overdue: {
      title: (daysOver: number) => `点检已超期 ${daysOver} 天`,
      text: (interval: string, dueOn: string) => `${interval}应不晚于 ${dueOn} 完成，请尽快安排并登记结果。`,
    },
  },
} as const;
