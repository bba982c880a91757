import * as z from 'zod/mini';
import { patternField, readField } from '../form/field.ts';
import { monitoringMessages } from '../messages/monitoring.ts';
import { characterCount } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { figureField } from './figure.ts';
import { measureDecimalsMax, measureLabelMaxLength, measureUnitMaxLength, ownMeasuresMax } from './limits.ts';
import { measureNamePattern } from './measureName.ts';

const messages = monitoringMessages.measure;

/** A measure that every machine may report. */
interface BuiltInMeasure {
  label: string;
  unit: string;
  decimals: number;
  /** Whether a model may give another unit. */
  otherUnit: boolean;
}

/** The measures that no model has to declare. One that does sets their label, decimals and thresholds, and the unit of the speed. */
export const builtInMeasures = {
  load: { label: '负载', unit: '%', decimals: 0, otherUnit: false },
  temperature: { label: '温度', unit: '℃', decimals: 1, otherUnit: false },
  speed: { label: '速度', unit: 'km/h', decimals: 1, otherUnit: true },
} as const satisfies Record<string, BuiltInMeasure>;

const builtIns = new Map<string, BuiltInMeasure>(Object.entries(builtInMeasures));

const threshold = z.nullable(figureField(messages.threshold));

/** The thresholds on one side, in the unit of the measure; null for none. */
const thresholds = z.object({ warn: threshold, alarm: threshold }, messages.thresholds);
export type MeasureThresholds = z.infer<typeof thresholds>;

const noThresholds: MeasureThresholds = { warn: null, alarm: null };

/** The thresholds of a measure from the lowest to the highest, in the order that their figures must have. */
const thresholdOrder = [
  ['low', 'alarm'],
  ['low', 'warn'],
  ['high', 'warn'],
  ['high', 'alarm'],
] as const;

/** A measure as its model declares it. Source: docs/rules/monitoring.md. */
export const measureDraft = z
  .object({
    /** As readings name it. */
    name: patternField(messages.name, measureNamePattern, typedCharacters).check(
      z.refine((name) => builtIns.has(name) || !builtIns.has(name.toLowerCase()), messages.builtIn),
    ),
    label: readField(messages.label).check(
      z.refine((text) => text !== '' && characterCount(text) <= measureLabelMaxLength, messages.label),
    ),
    /** Empty for a figure without a unit. */
    unit: readField(messages.unit).check(
      z.refine((text) => characterCount(text) <= measureUnitMaxLength, messages.unit),
    ),
    /** Decimals with which it is shown. */
    decimals: z
      .int(messages.decimals)
      .check(z.minimum(0, messages.decimals), z.maximum(measureDecimalsMax, messages.decimals)),
    /** Figures at and below which it is too low. */
    low: z._default(thresholds, noThresholds),
    /** Figures at and above which it is too high. */
    high: z._default(thresholds, noThresholds),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string[], message: string) => issues.push({ code: 'custom', input: value, path, message });
    const builtIn = builtIns.get(value.name);
    if (builtIn !== undefined && !builtIn.otherUnit && value.unit !== builtIn.unit)
      refuse(['unit'], messages.unitFixed(builtIn.unit));
    let below = Number.NEGATIVE_INFINITY;
    for (const [side, level] of thresholdOrder) {
      const figure = value[side][level];
      if (figure === null) continue;
      if (figure <= below) refuse([side, level], messages.order);
      below = figure;
    }
  });
export type MeasureDraft = z.infer<typeof measureDraft>;

function standard(name: string, { label, unit, decimals }: BuiltInMeasure): MeasureDraft {
  return { name, label, unit, decimals, low: noThresholds, high: noThresholds };
}

/** The measures of a machine: the built-in ones, as its model declares them or else as they are, then the model's own in their order. */
export function measuresOf(declared: readonly MeasureDraft[]): MeasureDraft[] {
  const own = declared.filter(({ name }) => !builtIns.has(name));
  return [
    ...[...builtIns].map(([name, builtIn]) => declared.find((one) => one.name === name) ?? standard(name, builtIn)),
    ...own,
  ];
}

/**
 * The measures that a model declares: names unique, also without regard to case, and labels unique, those of the built-in measures that it
 * does not declare among them.
 */
export const declaredMeasures = z.array(measureDraft, { error: messages.list }).check(({ value, issues }) => {
  const names = value.map(({ name }) => name.toLowerCase());
  const labels = value.map(({ label }) => label);
  const taken = new Set([...builtIns].filter(([name]) => !names.includes(name)).map(([, { label }]) => label));
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: value, path, message });
  if (value.filter(({ name }) => !builtIns.has(name)).length > ownMeasuresMax) refuse([], messages.tooMany);
  for (const [index, { name, label }] of value.entries()) {
    if (names.indexOf(name.toLowerCase()) < index) refuse([index, 'name'], messages.nameTwice(name));
    if (taken.has(label) || labels.indexOf(label) < index) refuse([index, 'label'], messages.labelTwice(label));
  }
});

function formatted(value: number, least: number, most: number, unit: string): string {
  const figure = value.toLocaleString('en', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
  return unit === '' ? figure : `${figure} ${unit}`;
}

/** A figure of a measure with its decimals and unit: `62.7 ℃`. */
export function formatMeasure({ decimals, unit }: Pick<MeasureDraft, 'decimals' | 'unit'>, value: number): string {
  return formatted(value, decimals, decimals, unit);
}

/** A threshold of a measure, with the decimals that it has: `85 %`. */
export function formatThreshold({ unit }: Pick<MeasureDraft, 'unit'>, value: number): string {
  return formatted(value, 0, measureDecimalsMax, unit);
}
