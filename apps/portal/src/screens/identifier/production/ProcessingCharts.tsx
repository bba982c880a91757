import {
  allPositionsName,
  buildTrend,
  chartTitles,
  filterByPosition,
  type ProcessingData,
  processingFigures,
} from '@lima-id/domain';
import { TopTenBar, TrendLine } from '@lima-id/ui/charts';
import { minutesName, type RangeOfCharts } from './chartRange.ts';
import { Charts } from './charts.styles.ts';
import { Figures, written } from './Figures.tsx';
import { PositionSelect, usePosition } from './PositionSelect.tsx';

interface ProcessingChartsProps {
  data: ProcessingData;
  range: RangeOfCharts;
}

/** The minutes that a production line worked: in all and for one product, their course, and which positions worked longest. */
export function ProcessingCharts({ data, range }: ProcessingChartsProps) {
  const figures = processingFigures(data);
  const names = figures.map(({ name }) => name);
  const [position, setPosition] = usePosition(names);
  const points = filterByPosition(figures, position).flatMap(({ trend }) => trend);
  return (
    <>
      <Figures
        figures={[
          { label: '总加工时间', value: written(data.timeTotal), note: minutesName },
          { label: '单台加工时间', value: written(data.productTime), note: minutesName },
        ]}
      />
      <Charts>
        <TrendLine
          title={chartTitles.trend}
          unit={minutesName}
          lines={[{ name: position || allPositionsName, trend: buildTrend(range, points, range.now) }]}
          aside={<PositionSelect names={names} value={position} onValueChange={setPosition} />}
        />
        <TopTenBar title={`${chartTitles.top} 岗位`} unit={minutesName} entries={figures} />
      </Charts>
    </>
  );
}
