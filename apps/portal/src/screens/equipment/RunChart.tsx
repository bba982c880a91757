import { type AssetRun, runHours } from '@lima-id/domain';
import { BarByUnit } from '@lima-id/ui/charts';
import { runChartHeightPx } from './runChartHeight.ts';

/** The hours of each of the last days as bars; the chart code is loaded after the page. */
export default function RunChart({ days }: { days: AssetRun['days'] }) {
  const units = days.map(({ day, minutes }) => ({ name: `${day.slice(8)} 日`, value: runHours(minutes) }));
  return <BarByUnit title={`最近 ${days.length} 天`} unit="小时" units={units} dated height={runChartHeightPx} />;
}
