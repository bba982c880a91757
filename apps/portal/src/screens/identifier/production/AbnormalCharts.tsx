import {
  type AbnormalData,
  type AbnormalType,
  abnormalFigures,
  abnormalType,
  abnormalTypeFigures,
  abnormalTypes,
  buildTrend,
  chartTitles,
  figureFormatter,
  filterByPosition,
  stopComposition,
  stopsOf,
  type Trend,
  totalOf,
} from '@lima-id/domain';
import { BarByUnit, panelHeightPx, ShareDonut, TopTenBar, TrendLine } from '@lima-id/ui/charts';
import { minutesName, type RangeOfCharts } from './chartRange.ts';
import { Charts, Pair } from './charts.styles.ts';
import { Figures, written } from './Figures.tsx';
import { PositionSelect, usePosition } from './PositionSelect.tsx';

interface AbnormalChartsProps {
  data: AbnormalData;
  range: RangeOfCharts;
}

/** The stops of a production line by kind: key figures, their course, what they are made of, and where the line stood longest. */
export function AbnormalCharts({ data, range }: AbnormalChartsProps) {
  const code = range.quickTime;
  const names = data.positions.map(({ positionName }) => positionName);
  const [position, setPosition] = usePosition(names);
  const trendOf = (type: AbnormalType, chosen: string): Trend | null => {
    const points = filterByPosition(abnormalFigures(data, code, type), chosen).flatMap(({ trend }) => trend);
    return buildTrend(range, points, range.now);
  };
  const byKind = abnormalTypeFigures(data, code);
  const writeMinutes = figureFormatter(byKind.map(({ value }) => value));
  const { span, bars } = stopComposition({
    quality: trendOf('quality', ''),
    equipment: trendOf('equipment', ''),
    material: trendOf('material', ''),
    other: trendOf('other', ''),
  });
  const kinds = abnormalType.options.map((type) => ({ type, figures: abnormalFigures(data, code, type) }));
  return (
    <>
      <Figures
        figures={abnormalType.options.map((type, index) => ({
          label: abnormalTypes[type].name,
          color: abnormalTypes[type].color,
          value: written(stopsOf(data, code, type)),
          note: `次 · ${writeMinutes(byKind[index]?.value ?? 0)} ${minutesName}`,
        }))}
      />
      <Charts>
        <TrendLine
          title={chartTitles.trend}
          unit={minutesName}
          lines={abnormalType.options.map((type) => ({ ...abnormalTypes[type], trend: trendOf(type, position) }))}
          aside={<PositionSelect names={names} value={position} onValueChange={setPosition} />}
        />
        <Pair>
          <BarByUnit
            title={span === 'hour' ? '每小时构成' : '每日构成'}
            unit={minutesName}
            units={bars}
            dated
            height={panelHeightPx}
          />
          <ShareDonut
            title={chartTitles.share}
            unit={minutesName}
            parts={byKind}
            centerLabel={`合计 ${minutesName}`}
            centerValue={writeMinutes(totalOf(byKind))}
          />
        </Pair>
        <TopTenBar
          title={`${chartTitles.top} 岗位`}
          unit={minutesName}
          entries={names.map((name, index) => ({
            name,
            value: Object.fromEntries(kinds.map(({ type, figures }) => [type, figures[index]?.value ?? 0])),
          }))}
        />
      </Charts>
    </>
  );
}
