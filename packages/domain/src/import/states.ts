/** Names of the states of an import, in the order of its life. */
export const importStates = {
  uploading: '上传中',
  checking: '检查中',
  ready: '待执行',
  running: '执行中',
  finished: '已完成',
  stopped: '已停止',
  failed: '未能完成',
} as const;
export type ImportState = keyof typeof importStates;

/** What happens to an import. */
export type ImportEvent = 'received' | 'checked' | 'started' | 'done' | 'stopped' | 'failed';

/** The state that each event leads to; an event that is missing does not happen. Source: docs/rules/import.md. */
export const importTransitions: Record<ImportState, Partial<Record<ImportEvent, ImportState>>> = {
  uploading: { received: 'checking', stopped: 'stopped' },
  checking: { checked: 'ready', stopped: 'stopped', failed: 'failed' },
  ready: { started: 'running', stopped: 'stopped' },
  running: { done: 'finished', stopped: 'stopped', failed: 'failed' },
  finished: {},
  stopped: {},
  failed: {},
};

/** Whether an import has ended: nothing happens to it any more. */
export function hasImportEnded(state: ImportState): boolean {
  return Object.keys(importTransitions[state]).length === 0;
}
