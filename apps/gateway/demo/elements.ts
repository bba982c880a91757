import type { ArrayElement, ObjectElement, StringElement, TraceDetailsElement, TraceEntry } from '@lima-id/domain';

/** A demo fact: label, value and, for a link, the identifier. */
export type Fact = readonly [label: string, value: string, traceIdentifier?: string];

function stringElement(dataId: string, [label, value, traceIdentifier = '']: Fact): StringElement {
  return { dataId, dataType: 'String', label, value, trace: traceIdentifier !== '', traceIdentifier };
}

/** Single facts. */
export function factElements(dataId: string, facts: readonly Fact[]): StringElement[] {
  return facts.map((fact, index) => stringElement(`${dataId}-${index + 1}`, fact));
}

/** A named group of facts. */
export function factGroup(dataId: string, label: string, facts: readonly Fact[]): ObjectElement {
  return { dataId, dataType: 'Object', label, value: factElements(dataId, facts) };
}

/** A table: one group per row, with the same labels in each. */
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

/** Steps, newest first; a step with an identifier is a link. */
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
