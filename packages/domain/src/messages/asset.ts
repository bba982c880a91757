import { outdoorServiceYears } from '../asset/limits.ts';
import { assetSentences } from './assetSentences.ts';

interface End {
  years: number;
  endsOn: string;
  daysLeft: number;
  daysOver: number;
}

const { inspection, service } = assetSentences;

function standard(years: number): string {
  return years < outdoorServiceYears ? service.standard.maker(years) : service.standard.nation;
}

function ended({ endsOn, daysOver }: End): string {
  return daysOver === 0 ? service.ended.today : service.ended.before(endsOn, daysOver);
}

function notice(title: string, text: string) {
  return { title, text };
}

/** Messages, in Chinese, about a device in an asset book. Days are `YYYY-MM-DD`. */
export const assetMessages = {
  /** The end of a device's service life. */
  service: {
    outdoor: {
      ending: (end: End) =>
        notice(service.ending.title(end.daysLeft), service.ending.text(standard(end.years), end.endsOn)),
      expired: (end: End) => notice(service.expired.title, service.expired.text(standard(end.years), ended(end))),
      stopped: (end: End) => notice(service.stopped.title, service.stopped.text(standard(end.years), ended(end))),
    },
    indoor: {
      expired: (end: End) => notice(service.indoor.title, service.indoor.text(end.years, ended(end))),
    },
  },
  inspection: {
    /** Intervals that have a name, by months. */
    named: inspection.named as Readonly<Record<number, string>>,
    every: inspection.every,
    overdue: (dueOn: string, daysOver: number, interval: string) =>
      notice(inspection.overdue.title(daysOver), inspection.overdue.text(interval, dueOn)),
  },
  /** The asset book has no such device, or another enterprise's has it. */
  notFound: '本企业的台账中没有该设备，请核对标识编码，或联系资产管理员登记',
} as const;
