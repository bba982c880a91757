import type { ArrayElement, ObjectElement, StringElement, TraceDetailsElement, TraceEntry } from '@lima-id/domain';

/** A fact as the demo writes it: label, value and, where it leads somewhere, the identifier. */
export type Fact = readonly [label: string, value: string, traceIdentifier?: string];

function stringElement(dataId: string, [label, value, traceIdentifier = '']: Fact): StringElement {
  return { dataId, dataType: 'String', label, value, trace: traceIdentifier !== '', traceIdentifier };
}

/** Facts that stand by themselves. */
export function factElements(dataId: string, facts: readonly Fact[]): StringElement[] {
  return facts.map((fact, index) => stringElement(`${dataId}-${index + 1}`, fact));
}

/** A named group of facts. */
export function factGroup(dataId: string, label: string, facts: readonly Fact[]): ObjectElement {
  return { dataId, dataType: 'Object', label, value: factElements(dataId, facts) };
}

/** A table: one group a row, all rows with the same labels. */
export function factTable(
  dataId: string,
  label: string,
  rows: readonly { name: string; facts: readonly Fact[] }[],
): ArrayElement {
  return {
    dataId,
    dataType: 'Array',
    label,
    value: rows.map((row, index) => factGroup(`${dataId}-${index + 1}`, row.name, row.facts)),
  };
}

/** Steps, newest first; a step leads somewhere when it has an identifier. */
export function traceDetails(
  dataId: string,
  label: string,
  steps: readonly { time: string; title: string; place: string; text: string; traceIdentifier?: string }[],
): TraceDetailsElement {
  const value = steps.map(({ time, title, place, text, traceIdentifier = '' }): TraceEntry => {
    return { time, title, place, text, trace: traceIdentifier !== '', traceIdentifier };
  });
  return { dataId, dataType: 'TraceDetails', label, value };
}

/** The stops of a shipment, newest first. */
export function shipmentStops(
  dataId: string,
  label: string,
  stops: readonly { time: string; station: string; text: string }[],
): TraceDetailsElement {
  const steps = stops.map(({ time, station, text }) => ({ time, title: station, place: '', text }));
  const life = traceDetails(dataId, label, steps);
  return { ...life, value: life.value.map((entry) => ({ ...entry, stop: true })) };
}
