import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/elementParts.ts';
import type { RecallNotice } from '../identifier/record.ts';
import { judgeRecall, recallTimeLabel } from '../scene/verdict.ts';

/** Labels of the facts of a recall scene. */
export const recallLabels = {
  time: recallTimeLabel,
  number: '召回编号',
  hazard: '危害',
  reason: '召回原因',
  scope: '涉及范围',
  remedy: '处理方式',
  phone: '售后电话',
  checkTime: '核对时间',
} as const;

/** The label of the table with the progress of a recalled object. */
export const recallProgressLabel = '本台处理进度';

/** A recall shown in its scene. */
export interface ShownRecall extends RecallNotice {
  reason: string;
  /** The scope in words. */
  scopeWords: string;
}

function fact(key: keyof typeof recallLabels, value: string): StringElement {
  return {
    dataId: `recall-${key}`,
    dataType: 'String',
    label: recallLabels[key],
    value,
    trace: false,
    traceIdentifier: '',
  };
}

function isProgress({ label }: Element): boolean {
  return label.trim() === recallProgressLabel;
}

function isFact(element: Element, key: keyof typeof recallLabels): boolean {
  return element.dataType === 'String' && element.label.trim() === recallLabels[key];
}

/**
 * The data of an object's recall scene: the recall that covers it, with the stored tables and steps of the scene; else the stored data, if
 * they say that the object is recalled; else when the list of recalls was checked, and whom to ask. Source: docs/rules/recall.md.
 */
export function recallElements(known: {
  recall: ShownRecall | null;
  /** The stored data of the scene. */
  kept: readonly Element[];
  /** `YYYY-MM-DD HH:mm`, China time. */
  checkTime: string;
  /** The enterprise's after-sales number; empty when it is not known. */
  phone: string;
}): Element[] {
  const { recall, kept, checkTime, phone } = known;
  if (recall !== null) {
    return [
      fact('time', recall.time),
      fact('number', recall.number),
      fact('hazard', recall.hazard),
      fact('reason', recall.reason),
      fact('scope', recall.scopeWords),
      fact('remedy', recall.remedy),
      fact('phone', recall.phone),
      ...kept.filter(({ dataType }) => dataType === 'Array' || dataType === 'TraceDetails'),
    ];
  }
  if (judgeRecall(kept).recalled) return [...kept];
  const own = kept.filter((element) => !isProgress(element) && !isFact(element, 'checkTime'));
  const hasPhone = phone === '' || own.some((element) => isFact(element, 'phone'));
  return [fact('checkTime', checkTime), ...own, ...(hasPhone ? [] : [fact('phone', phone)])];
}
