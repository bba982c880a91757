import {
  formatMeasure,
  formatThreshold,
  judgeMeasure,
  type MeasureLevel,
  type MonitoringData,
  measureLevels,
  monitoringLiveMs,
} from '@lima-id/domain';
import { shortMinute, monitoringTexts as texts } from './texts.ts';

/** A measure of a machine with its figures. */
export type MeasuredLine = MonitoringData['measures'][number];

/** A figure as a cell shows it, the unit apart. */
export interface CellFigure {
  name: string;
  text: string;
  unit: string;
}

/** A cell with the newest figures of one measure, or of two that belong together. */
export interface FigureCell {
  label: string;
  figures: CellFigure[];
  note: string;
  level: MeasureLevel;
  /** Nothing said what it is now. */
  isOld: boolean;
}

function hasThresholds({ low, high }: MeasuredLine): boolean {
  return [low.warn, low.alarm, high.warn, high.alarm].some((figure) => figure !== null);
}

/** Whether a measure has a plot: load, temperature, and others with thresholds. */
export function isPlotted(measure: MeasuredLine): boolean {
  return measure.name === 'load' || measure.name === 'temperature' || hasThresholds(measure);
}

/** Measures as cells show them: a speed shares its cell with the first further one without a plot. Those without a plot come first. */
function groups(measures: readonly MeasuredLine[]): MeasuredLine[][] {
  const [plotted, plain] = [measures.filter(isPlotted), measures.filter((measure) => !isPlotted(measure))];
  const [first, second, ...others] = plain;
  const pair = [first, second].flatMap((measure) => (measure === undefined ? [] : [measure]));
  return [...(pair.length === 0 ? [] : [pair]), ...plotted.map((measure) => [measure]), ...others.map((one) => [one])];
}

/** The threshold that a cell names: the alarm where there is one. */
function thresholdNote(measure: MeasuredLine): string {
  const { low, high } = measure;
  for (const level of ['alarm', 'warn'] as const) {
    const figure = high[level] ?? low[level];
    if (figure !== null) return texts.threshold(measureLevels[level], formatThreshold(measure, figure));
  }
  return '';
}

function cellOf(measures: readonly MeasuredLine[], now: number, isLive: boolean): FigureCell[] {
  const [first] = measures;
  if (first === undefined) return [];
  const reportedAt = Math.max(...measures.map(({ last }) => last.at));
  const isOld = !isLive || now - reportedAt > monitoringLiveMs;
  const verdict = judgeMeasure(first, first.last.figure);
  const current = verdict.level === 'ok' ? thresholdNote(first) : verdict.message;
  return [
    {
      label: measures.map(({ label }) => label).join(' · '),
      figures: measures.map(({ name, decimals, unit, last }) => ({
        name,
        text: formatMeasure({ decimals, unit: '' }, last.figure),
        unit,
      })),
      note: isOld ? texts.reportedAt(shortMinute(reportedAt, now)) : current,
      level: isOld ? 'ok' : verdict.level,
      isOld,
    },
  ];
}

/** The cells of the newest figures. A figure that is not of this minute says of when it is, and is not judged. */
export function figureCells(measures: readonly MeasuredLine[], now: number, isLive: boolean): FigureCell[] {
  return groups(measures).flatMap((group) => cellOf(group, now, isLive));
}
