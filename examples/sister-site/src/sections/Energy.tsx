import { buildTrend, readChinaTime, type TrendPoint } from '@lima-id/domain';
import { SectionHead } from '@lima-id/ui';
import { TrendLine } from '@lima-id/ui/charts';
import { Tag } from '@lima-id/ui/Tag';

const at = (text: string) => readChinaTime(text) ?? 0;
const week = { quickTime: 'week', startTime: at('2026-05-04'), endTime: at('2026-05-10 23:59:59') } as const;

const days = (figures: readonly number[]): TrendPoint[] =>
  figures.map((value, place) => ({ time: `2026-05-${String(4 + place).padStart(2, '0')}`, value }));

const lines = [
  { name: '钠灯', trend: buildTrend(week, days([412, 409, 415, 411, 418, 420, 417]), week.endTime) },
  { name: 'LED 路灯', trend: buildTrend(week, days([168, 166, 171, 167, 142, 139, 141]), week.endTime) },
];

/** Energy use of one street, before and after. Lazy-loaded: charts are larger than the rest of the page. */
export function Energy() {
  return (
    <>
      <SectionHead
        index="03"
        label="实测"
        title="滨河东路换灯一周"
        titleId="energy-title"
        text="60 盏 250 W 钠灯换为 120 W LED 路灯，5 月 8 日起后半夜调光。"
      />
      <TrendLine
        title="每日用电"
        unit="kWh"
        aside={<Tag variant="outline">5 月 4 日至 10 日</Tag>}
        lines={lines}
        source="滨河东路路灯箱变电表"
        height={360}
      />
    </>
  );
}
