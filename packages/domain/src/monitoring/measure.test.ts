import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import {
  measureDecimalsMax,
  measureFigureMax,
  measureLabelMaxLength,
  measureNameMaxLength,
  measureUnitMaxLength,
  ownMeasuresMax,
} from './limits.ts';
import {
  builtInMeasures,
  declaredMeasures,
  formatMeasure,
  formatThreshold,
  type MeasureDraft,
  measureDraft,
  measuresOf,
} from './measure.ts';

const { measure: messages } = monitoringMessages;
const incline: MeasureDraft = {
  name: 'incline',
  label: '坡度',
  unit: '%',
  decimals: 1,
  low: { warn: null, alarm: null },
  high: { warn: 12, alarm: 15 },
};
const { low, high: _high, ...least } = incline;
const load: MeasureDraft = { ...incline, name: 'load', label: '电机负载', decimals: 0 };

function refusals(measures: unknown): [path: string, message: string][] {
  const verdict = declaredMeasures.safeParse(measures);
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('measureDraft', () => {
  it('takes a measure with thresholds and without', () => {
    expect(measureDraft.parse(incline)).toEqual(incline);
    expect(measureDraft.parse({ ...least, unit: '' })).toEqual({ ...incline, unit: '', high: low });
  });

  it('takes everything at its limits', () => {
    const most = {
      name: 'a'.repeat(measureNameMaxLength),
      label: '量'.repeat(measureLabelMaxLength),
      unit: 'u'.repeat(measureUnitMaxLength),
      decimals: measureDecimalsMax,
      low: { alarm: -measureFigureMax, warn: -0.001 },
      high: { warn: 0, alarm: measureFigureMax },
    };
    expect(refusals([most])).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name', messages.name],
    [{ name: '1st' }, 'name', messages.name],
    [{ name: 'belt-load' }, 'name', messages.name],
    [{ name: 'a'.repeat(measureNameMaxLength + 1) }, 'name', messages.name],
    [{ name: 'Load' }, 'name', messages.builtIn],
    [{ label: ' ' }, 'label', messages.label],
    [{ label: '量'.repeat(measureLabelMaxLength + 1) }, 'label', messages.label],
    [{ unit: 'u'.repeat(measureUnitMaxLength + 1) }, 'unit', messages.unit],
    [{ unit: undefined }, 'unit', messages.unit],
    [{ decimals: 1.5 }, 'decimals', messages.decimals],
    [{ decimals: -1 }, 'decimals', messages.decimals],
    [{ decimals: measureDecimalsMax + 1 }, 'decimals', messages.decimals],
    [{ low: 5 }, 'low', messages.thresholds],
    [{ high: { warn: 12 } }, 'high.alarm', messages.threshold],
    [{ high: { warn: '12', alarm: null } }, 'high.warn', messages.threshold],
    [{ high: { warn: null, alarm: measureFigureMax + 1 } }, 'high.alarm', messages.threshold],
    [{ high: { warn: 15, alarm: 12 } }, 'high.alarm', messages.order],
    [{ high: { warn: 15, alarm: 15 } }, 'high.alarm', messages.order],
    [{ low: { warn: 0, alarm: 1 } }, 'low.warn', messages.order],
    [{ low: { warn: 12, alarm: 1 } }, 'high.warn', messages.order],
    [{ low: { warn: null, alarm: 12 } }, 'high.warn', messages.order],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals([{ ...incline, ...change }])).toEqual([[`0.${field}`, message]]);
  });

  it('lets a model set everything of a built-in measure but the unit, and the unit of the speed', () => {
    expect(refusals([load])).toEqual([]);
    expect(refusals([{ ...load, unit: 'A' }])).toEqual([['0.unit', '该内置测量项的单位固定为 %，请更正单位']]);
    expect(refusals([{ ...load, name: 'temperature', unit: 'K' }])).toEqual([['0.unit', messages.unitFixed('℃')]]);
    expect(refusals([{ ...load, name: 'speed', unit: 'r/min' }])).toEqual([]);
  });
});

describe('declaredMeasures', () => {
  const own = (index: number) => ({ ...incline, name: `m${index}`, label: `测量${index}` });

  it('takes twenty own measures next to the built-in ones, and no more', () => {
    const builtIns = Object.entries(builtInMeasures).map(([name, { label, unit }]) => ({ ...load, name, label, unit }));
    const most = Array.from({ length: ownMeasuresMax }, (_, index) => own(index));
    expect(refusals([...builtIns, ...most])).toEqual([]);
    expect(refusals([...most, own(ownMeasuresMax)])).toEqual([
      ['', '一个型号最多声明 20 个自有测量项，请删减后重新保存'],
    ]);
    expect(refusals({})).toEqual([['', messages.list]]);
  });

  it('refuses a name that differs in case alone, and a label that is there already', () => {
    expect(refusals([incline, { ...incline, name: 'Incline', label: '倾角' }])).toEqual([
      ['1.name', messages.nameTwice('Incline')],
    ]);
    expect(refusals([incline, { ...incline, name: 'slope' }])).toEqual([['1.label', messages.labelTwice('坡度')]]);
  });

  it('refuses the label of a built-in measure unless that is called something else', () => {
    const motor = { ...incline, name: 'motor', label: '负载' };
    expect(refusals([motor])).toEqual([['0.label', messages.labelTwice('负载')]]);
    expect(refusals([motor, load])).toEqual([]);
  });
});

describe('measuresOf', () => {
  it('has the built-in measures first, as the model declares them or as they are', () => {
    const none = { warn: null, alarm: null };
    const { temperature, speed } = builtInMeasures;
    expect(measuresOf([incline, load])).toEqual([
      load,
      { name: 'temperature', label: temperature.label, unit: '℃', decimals: 1, low: none, high: none },
      { name: 'speed', label: speed.label, unit: 'km/h', decimals: 1, low: none, high: none },
      incline,
    ]);
    expect(measuresOf([]).map(({ name }) => name)).toEqual(Object.keys(builtInMeasures));
  });
});

describe('figures of a measure', () => {
  it('are shown with the decimals of the measure and its unit', () => {
    expect(formatMeasure({ decimals: 1, unit: '℃' }, 93.26)).toBe('93.3 ℃');
    expect(formatMeasure({ decimals: 2, unit: '' }, 1_234.5)).toBe('1,234.50');
    expect(formatMeasure({ decimals: 0, unit: '%' }, -0.2)).toBe('0 %');
  });

  it('are shown as thresholds with the decimals that they have', () => {
    expect(formatThreshold({ unit: '%' }, 85)).toBe('85 %');
    expect(formatThreshold({ unit: '' }, -0.125)).toBe('-0.125');
  });
});
