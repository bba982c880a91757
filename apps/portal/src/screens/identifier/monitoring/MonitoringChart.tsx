import {
  formatMeasure,
  judgeMeasure,
  type MonitoringData,
  machineState,
  machineStates,
  measureLevels,
  monitoringMessages,
  readingTiers,
} from '@lima-id/domain';
import { type MeasureLimit, type StateMeasure, StateTrend, type StateVariant } from '@lima-id/ui/charts';
import { memo } from 'react';
import { isPlotted, type MeasuredLine } from './figureCells.ts';
import { Highest } from './MonitoringScene.styles.ts';
import { shortMinute, monitoringTexts as texts, totalTime } from './texts.ts';

const variants: Readonly<Record<keyof typeof machineStates, StateVariant>> = {
  running: 'solid',
  idle: 'pale',
  fault: 'alert',
  off: 'open',
};

/** The thresholds of a measure as lines. */
function limitsOf({ low, high }: MeasuredLine): MeasureLimit[] {
  return [['high', high] as const, ['low', low] as const].flatMap(([side, thresholds]) =>
    (['alarm', 'warn'] as const).flatMap((level): MeasureLimit[] => {
      const value = thresholds[level];
      if (value === null) return [];
      const name = texts.limit(measureLevels[level], String(value));
      return [{ value, name, side, tone: level === 'alarm' ? 'danger' : 'warning' }];
    }),
  );
}

/** The highest figure of the range. */
function HighestOf({ measure, now }: { measure: MeasuredLine; now: number }) {
  const { highest } = measure;
  if (highest === null) return null;
  const { level } = judgeMeasure(measure, highest.figure);
  return (
    <Highest data-level={level}>
      <span>{texts.highest}</span>
      <b>{formatMeasure(measure, highest.figure)}</b>
      <span>{texts.highestAt(shortMinute(highest.at, now))}</span>
    </Highest>
  );
}

function measureOf(measure: MeasuredLine, now: number): StateMeasure {
  const { label, unit, decimals, points } = measure;
  return {
    name: label,
    unit,
    points: points.map((point) =>
      point === null ? null : { at: point.at, value: Number(point.mean.toFixed(decimals)) },
    ),
    limits: limitsOf(measure),
    note: <HighestOf measure={measure} now={now} />,
    listed: !isPlotted(measure),
  };
}

/** The states and figures of a range. Rendered again only with other data: the words above it change every second. */
export const MonitoringChart = memo(function MonitoringChart({ data }: { data: MonitoringData }) {
  const { now, range, runs, gaps, times, measures } = data;
  return (
    <StateTrend
      title={texts.states}
      unit={texts.past(range.window)}
      span={{ from: range.startTime, to: range.endTime }}
      stepMs={readingTiers[range.tier].bucketMs}
      states={machineState.options.map((code) => ({
        code,
        name: machineStates[code].name,
        variant: variants[code],
        total: totalTime(times[code]),
      }))}
      runs={runs}
      gaps={gaps}
      gapTotal={totalTime(times.noData)}
      measures={measures.map((measure) => measureOf(measure, now))}
      source={texts.source}
      note={monitoringMessages.points[range.tier]}
    />
  );
});
