import { addChinaMonths, chinaDate, outdoorServiceYears, readChinaTime } from '@lima-id/domain';
import { addDays, chinaMoment } from './chinaTime.ts';
import { factElements } from './elements.ts';
import { addUnits, type Showcase } from './showcase.ts';

/** The day on which they got codes, long after their installation. */
const codedDay = '2025-10-20';

/** Outdoor walkers older than their codes: days from today to the end of their eight years, and their number. */
export const oldWalkers = {
  ending: { daysLeft: 75, serial: 9_001, suffix: 'OW-2025-009001' },
  expired: { daysLeft: -40, serial: 9_002, suffix: 'OW-2025-009002' },
} as const;

/** Installation date of an old walker. */
export function installedDay({ daysLeft }: { daysLeft: number }, today: string): string {
  const end = readChinaTime(addDays(today, daysLeft)) ?? Number.NaN;
  return chinaDate(addChinaMonths(end, -12 * outdoorServiceYears));
}

/** Adds the old walkers, each in a batch of its own, since they were made on different days. */
export function addOldWalkers(showcase: Showcase, modelId: number): void {
  for (const [name, walker] of Object.entries(oldWalkers)) {
    const producedDay = addDays(installedDay(walker, showcase.today), -30);
    const batchId = draftBatch(showcase, modelId, { name, producedDay });
    addUnits(
      showcase,
      { batchId, series: 'OW', first: walker.serial, last: walker.serial, day: codedDay, minute: 10 * 60 },
      () => null,
    );
  }
}

function draftBatch(showcase: Showcase, modelId: number, { name, producedDay }: { name: string; producedDay: string }) {
  return showcase.draft.addBatch(
    {
      model_id: modelId,
      code: `B${producedDay.replaceAll('-', '')}-01`,
      produced_on: chinaMoment(producedDay, '00:00'),
    },
    [
      {
        templateCode: 'custom',
        name: '补码档案',
        icon: 'document',
        elements: factElements(`coded-${name}`, [
          ['出厂日期', producedDay],
          ['补赋标识', showcase.day(codedDay)],
          ['赋码单位', '宁津县全民健身服务中心'],
        ]),
      },
    ],
  );
}
