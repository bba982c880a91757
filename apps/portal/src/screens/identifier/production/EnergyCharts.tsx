import {
  allPositionsName,
  buildTrend,
  chartTitles,
  type EnergyData,
  energyFigures,
  energyRanking,
  energyUnitName,
  figureFormatter,
  filterByPosition,
  peakOf,
  totalOf,
} from '@lima-id/domain';
import { BarByUnit, panelHeightPx, ShareDonut, TopTenBar, TrendLine } from '@lima-id/ui/charts';
import type { RangeOfCharts } from './chartRange.ts';
import { Charts, Pair } from './charts.styles.ts';
import { Figures, type KeyFigure, written } from './Figures.tsx';
import { PositionSelect, usePosition } from './PositionSelect.tsx';

interface EnergyChartsProps {
  data: EnergyData;
  range: RangeOfCharts;
}

/** The energy of a production line: key figures, its course, what one product took, shares, and who took most. */
export function EnergyCharts({ data, range }: EnergyChartsProps) {
  const figures = energyFigures(data, range.quickTime);
  const names = figures.map(({ name }) => name);
  const [position, setPosition] = usePosition(names);
  const [unit, setUnit] = usePosition(names);
  const ranking = energyRanking(data, range.quickTime, unit);
  const trendOf = (chosen: string) => {
    const points = filterByPosition(figures, chosen).flatMap(({ trend }) => trend);
    return buildTrend(range, points, range.now);
  };
  const total = totalOf(figures);
  const perProduct = figures.map(({ name, perProduct: value }) => ({ name, value }));
  const whole = trendOf('');
  const peak = peakOf(whole);
  const write = figureFormatter([total, peak?.value ?? 0]);
  const keyFigures: KeyFigure[] = [
    { label: '总能耗', value: write(total), note: energyUnitName },
    { label: '单台均耗', value: written(totalOf(perProduct)), note: energyUnitName },
  ];
  if (peak !== null) {
    const note = `${write(peak.value)} ${energyUnitName}`;
    keyFigures.push({ label: peak.span === 'hour' ? '峰值时段' : '峰值日期', value: peak.time, note });
  }
  return (
    <>
      {(whole !== null || total > 0) && <Figures figures={keyFigures} />}
      <Charts>
        <TrendLine
          title={chartTitles.trend}
          unit={energyUnitName}
          lines={[{ name: position || allPositionsName, trend: trendOf(position) }]}
          aside={<PositionSelect names={names} value={position} onValueChange={setPosition} />}
        />
        <Pair>
          <BarByUnit
            title={chartTitles.perProduct}
            unit={energyUnitName}
            units={perProduct.some(({ value }) => value > 0) ? perProduct : []}
            height={panelHeightPx}
          />
          <ShareDonut
            title={chartTitles.share}
            unit={energyUnitName}
            parts={figures}
            centerLabel={`合计 ${energyUnitName}`}
            centerValue={write(total)}
          />
        </Pair>
        <TopTenBar
          title={`${chartTitles.top} 岗位能耗`}
          unit={energyUnitName}
          entries={ranking.entries}
          aside={
            ranking.byUnit && (
              <PositionSelect label="单元" all="全部单元" names={names} value={unit} onValueChange={setUnit} />
            )
          }
        />
      </Charts>
    </>
  );
}
