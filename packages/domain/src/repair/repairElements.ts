import type { Element } from '../identifier/element.ts';
import type { ArrayElement, ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { describeRepairs, formatHours, type RepairRecord, summariseRepairs } from './repairRecord.ts';

/** Labels of the parts of a repair scene. */
export const repairLabels = {
  summary: '报修概况',
  records: '报修记录',
  number: '工单号',
  fault: '故障现象',
  handling: '处理结果',
  time: '报修时间',
  servedBy: '服务人员',
  state: '状态',
  hours: '修复用时',
} as const;

function fact(dataId: string, label: string, value: string): StringElement {
  return { dataId, dataType: 'String', label, value, trace: false, traceIdentifier: '' };
}

function rowOf(record: RepairRecord, index: number): ObjectElement {
  const dataId = `repair-ticket-${index + 1}`;
  const { number, fault, handling, time, servedBy, state, hours } = record;
  const facts = { number, fault, handling, time, servedBy, state, hours: hours === null ? '' : formatHours(hours) };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return {
    dataId,
    dataType: 'Object',
    label: fault,
    value: names.map((name) => fact(`${dataId}-${name}`, repairLabels[name], facts[name])),
  };
}

function readHours(text: string): number | null {
  const [, hours = ''] = /^(\d+(?:\.\d+)?) ?小时$/.exec(text.trim()) ?? [];
  return hours === '' ? null : Number(hours);
}

function readRow({ label, value }: ObjectElement): RepairRecord {
  const read = (name: keyof typeof repairLabels) =>
    value.find((one) => one.label.trim() === repairLabels[name])?.value.trim() ?? '';
  return {
    number: read('number'),
    fault: read('fault') || label.trim(),
    handling: read('handling'),
    time: read('time'),
    servedBy: read('servedBy'),
    state: read('state'),
    hours: readHours(read('hours')),
  };
}

function isRecords(element: Element): element is ArrayElement {
  return element.dataType === 'Array' && element.label.trim() === repairLabels.records;
}

/** The repairs of a scene, in its order. */
export function repairRecords(elements: readonly Element[]): RepairRecord[] {
  return elements.filter(isRecords).flatMap(({ value }) => value.map(readRow));
}

/** The one-line summary of repairs in a scene; empty without one. */
export function repairNote(elements: readonly Element[]): string {
  const found = elements.find(({ dataType, label }) => dataType === 'String' && label.trim() === repairLabels.summary);
  return found?.dataType === 'String' ? found.value : '';
}

/** Newest first; repairs without a readable time are last, and those of one minute stay in their order. */
function newestFirst(rows: readonly ObjectElement[]): ObjectElement[] {
  return rows
    .map((row) => ({ row, time: readRow(row).time }))
    .sort((one, other) => (one.time === other.time ? 0 : one.time < other.time ? 1 : -1))
    .map(({ row }) => row);
}

/**
 * The data of a repair scene: the stored data, with `records` merged into the repairs, newest first, and a summary line. A scene without
 * any repair is returned unchanged. Source: docs/rules/repair.md.
 */
export function repairElements(kept: readonly Element[], records: readonly RepairRecord[]): Element[] {
  const keptRows = kept.filter(isRecords).flatMap(({ value }) => value);
  const rows = newestFirst([...records.map(rowOf), ...keptRows]);
  if (rows.length === 0) return [...kept];
  const first = kept.find(isRecords);
  const table: ArrayElement = {
    dataId: first?.dataId ?? 'repair-records',
    dataType: 'Array',
    label: repairLabels.records,
    value: rows,
  };
  const summary = fact('repair-summary', repairLabels.summary, describeRepairs(summariseRepairs(rows.map(readRow))));
  return [summary, table, ...kept.filter((element) => !isRecords(element))];
}
