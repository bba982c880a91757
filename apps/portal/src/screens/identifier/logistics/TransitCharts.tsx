import type { TransitRecords, TransitSeries } from '@lima-id/domain';
import { Tag } from '@lima-id/ui';
import { TrendLine } from '@lima-id/ui/charts';
import { Charts } from './TransitCharts.styles.ts';
import { logisticsTexts as texts } from './texts.ts';

/** Height of a plot beside two others, px. */
const plotHeightPx = 168;

/** The key value of a kind: the maximum for shocks, the range for everything else. */
function extent({ measure, unit, least, greatest }: TransitSeries): string {
  return measure === '冲击' ? texts.peak(greatest, unit) : texts.range(least, greatest, unit);
}

/** The recorder's measurements on the way, a small chart for each kind. */
export default function TransitCharts({ series }: Pick<TransitRecords, 'series'>) {
  return (
    <Charts>
      {series.map((one) => (
        <TrendLine
          key={`${one.measure} ${one.unit}`}
          title={one.measure}
          unit={one.unit}
          height={plotHeightPx}
          lines={[{ name: one.measure, trend: one.trend }]}
          aside={<Tag>{extent(one)}</Tag>}
        />
      ))}
    </Charts>
  );
}
