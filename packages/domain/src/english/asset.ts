import { assetStages, assetStates } from '../asset/assetLife.ts';
import { assetRepairStates, depreciationMethods } from '../asset/assetRecord.ts';
import { outdoorServiceYears } from '../asset/limits.ts';
import { assetMessages } from '../messages/asset.ts';
import { assetSentences } from '../messages/assetSentences.ts';
import { pair } from './catalogue.ts';
import { counted } from './words.ts';

const days = (count: string) => counted(count, 'day', 'days');

export const assetPairs = [
  pair(assetSentences, {
    service: {
      standard: {
        maker: (years) => `Its maker allows ${counted(years, 'year', 'years')} of use after installation`,
        nation: `GB 19272 allows outdoor fitness equipment ${outdoorServiceYears} years of use after installation`,
      },
      ended: {
        today: 'expires today',
        before: (endsOn, daysOver) => `expired on ${endsOn}, ${days(daysOver)} ago`,
      },
      ending: {
        title: (daysLeft) => `${days(daysLeft)} left of the safe service life`,
        text: (standard, endsOn, translate) =>
          `${translate(standard)}. This equipment has to be out of use from ${endsOn} on; arrange its replacement in time.`,
      },
      expired: {
        title: 'The safe service life is over, take it out of use at once',
        text: (standard, ended, translate) =>
          `${translate(standard)}. This equipment ${translate(ended)}. Stop using it at once, put up a warning sign, and arrange its removal or replacement.`,
      },
      stopped: {
        title: 'The safe service life is over, out of use',
        text: (standard, ended, translate) =>
          `${translate(standard)}. This equipment ${translate(ended)} and must not be used again. Remove or replace it soon.`,
      },
      indoor: {
        title: 'The design life is over',
        text: (years, ended, translate) =>
          `The design life of this equipment is ${counted(years, 'year', 'years')}; it ${translate(ended)}. Let its maker assess it before you decide whether to go on using it.`,
      },
    },
    inspection: {
      named: {
        1: 'Monthly inspection',
        3: 'Quarterly inspection',
        6: 'Half-yearly inspection',
        12: 'Yearly inspection',
      },
      every: (months) => `Inspection every ${counted(months, 'month', 'months')}`,
      overdue: {
        title: (daysOver) => `The inspection is ${days(daysOver)} overdue`,
        text: (interval, dueOn, translate) =>
          `${translate(interval)}: it was due by ${dueOn}. Arrange it soon and record the result.`,
      },
    },
  }),
  pair(
    { notFound: assetMessages.notFound },
    {
      notFound:
        'The asset book of this enterprise has no such device. Check the identifier code, or ask the asset manager to register it.',
    },
  ),
  pair(assetStages, {
    purchased: 'Purchased',
    delivered: 'Delivered',
    installed: 'Installed',
    inUse: 'In use',
    overhaul: 'Overhaul',
    scrapped: 'Scrapping',
  }),
  pair(assetStates, {
    ordered: 'Waiting for delivery',
    stored: 'Waiting for installation',
    inUse: 'In use',
    overhaul: 'Being overhauled',
    suspended: 'Out of use',
    scrapped: 'Scrapped',
  }),
  pair(depreciationMethods, {
    straightLine: 'Straight line',
    unitsOfProduction: 'Units of production',
    decliningBalance: 'Double declining balance',
    sumOfYears: 'Sum of the years’ digits',
  }),
  pair(assetRepairStates, { waiting: 'Waiting to be accepted', working: 'Under way', done: 'Completed' }),
];
