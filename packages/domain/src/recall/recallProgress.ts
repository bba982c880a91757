import type { Element } from '../identifier/element.ts';
import type { ObjectElement } from '../identifier/elementParts.ts';
import { recallProgressLabel } from './recallElements.ts';

/** The progress of a recalled object. */
export interface RecallProgress {
  steps: { title: string; note: string }[];
  /** The current step, from 1; one more than there are steps when all are done. */
  current: number;
}

const labels = { step: '步骤', time: '时间', state: '状态' } as const;
const doneState = '已完成';

function textOf(row: ObjectElement, label: string): string {
  return row.value.find((fact) => fact.label.trim() === label)?.value.trim() ?? '';
}

/**
 * Reads the progress of a recalled object from its table: one row per step, with 步骤, 时间 and 状态. The first step that is not 已完成 is the
 * current one. Null when there is no such table or it has no rows. Source: docs/rules/recall.md.
 */
export function recallProgress(elements: readonly Element[]): RecallProgress | null {
  const table = elements.find(({ dataType, label }) => dataType === 'Array' && label.trim() === recallProgressLabel);
  if (table?.dataType !== 'Array' || table.value.length === 0) return null;
  const steps = table.value.map((row) => ({
    title: textOf(row, labels.step) || row.label,
    note: textOf(row, labels.time),
  }));
  const open = table.value.findIndex((row) => textOf(row, labels.state) !== doneState);
  return { steps, current: open === -1 ? steps.length + 1 : open + 1 };
}
