import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/elementParts.ts';
import { sceneMessages } from '../messages/scene.ts';
import { remoteCheckStepMs } from './limits.ts';
import { type RemoteAdvice, readRemoteAdvice } from './remoteAdvice.ts';

/** The phases of a remote check, with their codes. Source: docs/rules/scenes.md. */
export const remoteCheckPhases = { ready: 1, scanning: 2, abnormal: 3, healthy: 4 } as const;
export type RemoteCheckPhase = keyof typeof remoteCheckPhases;

/** One thing that is checked. */
export interface RemoteCheckItem {
  label: string;
  value: string;
  /** What the machine reports in addition to the result. */
  advice?: RemoteAdvice;
}

/** A remote check: its items, of which the first `done` are checked, and how many of those are abnormal. */
export interface RemoteCheckState {
  phase: RemoteCheckPhase;
  items: readonly RemoteCheckItem[];
  done: number;
  abnormalCount: number;
}

/**
 * What happens to a remote check: a start, with the machine's current report if it was reread; and a tick, `elapsedMs` after the last
 * start, however late it fires.
 */
export type RemoteCheckEvent =
  | { type: 'started'; items?: readonly RemoteCheckItem[] }
  | { type: 'ticked'; elapsedMs: number };

/** What a start or a tick means for the check. */
type RemoteCheckStep = 'started' | 'stepped' | 'passed' | 'failed';

/** The phase that each step leads to; a step that is missing changes nothing. */
export const remoteCheckTransitions: Record<RemoteCheckPhase, Partial<Record<RemoteCheckStep, RemoteCheckPhase>>> = {
  ready: { started: 'scanning' },
  scanning: { stepped: 'scanning', passed: 'healthy', failed: 'abnormal' },
  abnormal: { started: 'scanning' },
  healthy: { started: 'scanning' },
};

/** Whether a value is the text OK; case, full-width letters and spaces around it do not count. */
export function isRemoteCheckOk(value: string): boolean {
  return value.normalize('NFKC').trim().toUpperCase() === 'OK';
}

function factItem({ label, value }: StringElement): RemoteCheckItem {
  return { label, value };
}

/**
 * The items that a remote-operations scene can check: each fact, alone or in a group, is an item; a row of a table is one item, whose name
 * is the row's and whose value is that of its last fact. Source: docs/rules/scenes.md.
 */
export function remoteCheckItems(elements: readonly Element[]): RemoteCheckItem[] {
  return elements.flatMap((element) => {
    switch (element.dataType) {
      case 'String':
        return [factItem(element)];
      case 'Object':
        return element.value.map(factItem);
      case 'Array':
        return element.value.map((row) => {
          const advice = readRemoteAdvice(row);
          const item = { label: row.label, value: row.value[row.value.length - 1]?.value ?? '' };
          return advice === null ? item : { ...item, advice };
        });
      default:
        return [];
    }
  });
}

/** A check that has not begun. */
export function initialRemoteCheck(items: readonly RemoteCheckItem[]): RemoteCheckState {
  return { phase: 'ready', items, done: 0, abnormalCount: 0 };
}

/**
 * The check after an event. Each item takes `remoteCheckStepMs`, the first from the start on; a late tick catches up, and no tick undoes a
 * checked item. Starting again checks every item again. A check without items never starts: nothing checked is not healthy. Returns the
 * same state object when the event changes nothing. Source: docs/rules/scenes.md.
 */
export function nextRemoteCheck(state: RemoteCheckState, event: RemoteCheckEvent): RemoteCheckState {
  const ticked = event.type === 'ticked';
  const items = (ticked ? undefined : event.items) ?? state.items;
  const done = ticked ? Math.min(items.length, Math.floor(event.elapsedMs / remoteCheckStepMs)) : 0;
  const abnormalCount = items.slice(0, done).filter(({ value }) => !isRemoteCheckOk(value)).length;
  const verdict = abnormalCount === 0 ? 'passed' : 'failed';
  const phase = remoteCheckTransitions[state.phase][ticked ? (done < items.length ? 'stepped' : verdict) : 'started'];
  if (phase === undefined || items.length === 0 || (ticked && !(done > state.done))) return state;
  return { phase, items, done, abnormalCount };
}

/** The status of an item of a check. */
export type RemoteCheckItemStatus = 'notChecked' | 'scanning' | 'done';

/** The status of the item at an index: one item is scanned at a time. */
export function remoteCheckItemStatus({ phase, done }: RemoteCheckState, index: number): RemoteCheckItemStatus {
  if (index < done) return 'done';
  return phase === 'scanning' && index === done ? 'scanning' : 'notChecked';
}

/** The message of a check, Chinese, with the number of abnormal items if any. */
export function remoteCheckMessage({ phase, abnormalCount }: RemoteCheckState): string {
  return sceneMessages.remoteCheck[phase].replace('{count}', String(abnormalCount));
}

/** An item that was found abnormal, by its number among those found. */
export interface RemoteFinding extends RemoteCheckItem {
  number: number;
}

/** The findings of a check so far, those that concern safety first, numbered from 1. */
export function remoteFindings({ items, done }: Pick<RemoteCheckState, 'items' | 'done'>): RemoteFinding[] {
  const found = items.slice(0, done).filter(({ value }) => !isRemoteCheckOk(value));
  const [safety, others] = [found.filter(concernsSafety), found.filter((item) => !concernsSafety(item))];
  return [...safety, ...others].map((item, index) => ({ ...item, number: index + 1 }));
}

/** Whether an item is left to engineers: users of the machine may only stop it, report it and call. */
export function concernsSafety({ advice }: Pick<RemoteCheckItem, 'advice'>): boolean {
  return advice?.handler === 'engineer';
}

/** An item that was abnormal, with its current value. */
export interface ResolvedItem {
  before: RemoteCheckItem;
  now: RemoteCheckItem;
}

/** Items that were abnormal in the previous check and are healthy in this one; matched by name. Source: docs/rules/scenes.md. */
export function resolvedItems(before: readonly RemoteCheckItem[], now: readonly RemoteCheckItem[]): ResolvedItem[] {
  return before.flatMap((item) => {
    const found = now.find(({ label, value }) => label === item.label && isRemoteCheckOk(value));
    return isRemoteCheckOk(item.value) || found === undefined ? [] : [{ before: item, now: found }];
  });
}
