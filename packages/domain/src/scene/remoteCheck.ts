import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/record.ts';
import { remoteCheckStepMs } from '../limits.ts';
import { sceneMessages } from '../messages/scene.ts';

/** The phases of a remote check, with the codes by which the product knows them. Source: docs/rules/scenes.md. */
export const remoteCheckPhases = { ready: 1, scanning: 2, abnormal: 3, healthy: 4 } as const;
export type RemoteCheckPhase = keyof typeof remoteCheckPhases;

/** One thing that is checked. */
export interface RemoteCheckItem {
  label: string;
  value: string;
}

/** A remote check: its items, of which the first `done` are checked, and how many of those are abnormal. */
export interface RemoteCheckState {
  phase: RemoteCheckPhase;
  items: readonly RemoteCheckItem[];
  done: number;
  abnormalCount: number;
}

/** What happens to a remote check; `elapsedMs` is the time since its last start, however late the clock calls. */
export type RemoteCheckEvent = { type: 'started' } | { type: 'ticked'; elapsedMs: number };

/** What a tick amounts to, beside the start. */
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
 * What a remote-operations scene lets check: each fact, alone or in a group, is an item; a row of a table is one item,
 * whose name is the row's and whose value is that of its last fact. Source: docs/rules/scenes.md.
 */
export function remoteCheckItems(elements: readonly Element[]): RemoteCheckItem[] {
  return elements.flatMap((element) => {
    switch (element.dataType) {
      case 'String':
        return [factItem(element)];
      case 'Object':
        return element.value.map(factItem);
      case 'Array':
        return element.value.map((row) => ({ label: row.label, value: row.value.at(-1)?.value ?? '' }));
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
 * The check after an event. Each item takes `remoteCheckStepMs`, the first from the start on; a late tick catches up,
 * and none takes back what is done. Starting again checks every item anew. A check without items never starts: nothing
 * checked is not healthy. The same state object comes back when the event changes nothing. Source: docs/rules/scenes.md.
 */
export function nextRemoteCheck(state: RemoteCheckState, event: RemoteCheckEvent): RemoteCheckState {
  const { items } = state;
  const ticked = event.type === 'ticked';
  const done = ticked ? Math.min(items.length, Math.floor(event.elapsedMs / remoteCheckStepMs)) : 0;
  const abnormalCount = items.slice(0, done).filter(({ value }) => !isRemoteCheckOk(value)).length;
  const verdict = abnormalCount === 0 ? 'passed' : 'failed';
  const phase = remoteCheckTransitions[state.phase][ticked ? (done < items.length ? 'stepped' : verdict) : 'started'];
  if (phase === undefined || items.length === 0 || (ticked && !(done > state.done))) return state;
  return { phase, items, done, abnormalCount };
}

/** Where an item of a check stands. */
export type RemoteCheckItemStatus = 'notChecked' | 'scanning' | 'done';

/** Where the item at an index stands: one item is scanned at a time. */
export function remoteCheckItemStatus({ phase, done }: RemoteCheckState, index: number): RemoteCheckItemStatus {
  if (index < done) return 'done';
  return phase === 'scanning' && index === done ? 'scanning' : 'notChecked';
}

/** What a check says of itself, Chinese, with the number of abnormal items when it found any. */
export function remoteCheckMessage({ phase, abnormalCount }: RemoteCheckState): string {
  return sceneMessages.remoteCheck[phase].replace('{count}', String(abnormalCount));
}
