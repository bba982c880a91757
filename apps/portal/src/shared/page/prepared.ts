import type { QueryKey } from '@tanstack/react-query';

/** The initial data of a prerendered page. */
export interface DrawnStart {
  /** The address it was rendered for, as `ownAddress` states it; absent where it serves every unknown path. */
  address?: string;
  /** The data of its queries, by their keys. */
  content: readonly (readonly [QueryKey, unknown])[];
}

function written(id: string): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(id);
}

function take(id: string): unknown {
  const script = written(id);
  script?.remove();
  return script?.textContent ? JSON.parse(script.textContent) : undefined;
}

/** Whether the page was prerendered and its data is not consumed yet. */
export function cameDrawn(): boolean {
  return written('prepared') !== null;
}

/** Whether the page was prerendered with the reason for a missing record. */
export function cameDrawnAsFailure(): boolean {
  return written('prepared')?.textContent?.startsWith('{"failure"') ?? false;
}

/** The prerendered data, so that the scripts need not load it: once, and undefined from then on. */
export function takePrepared(): unknown {
  return take('prepared');
}

/** The query data of a page prerendered by the build: once, and undefined from then on. */
export function takeStart(): DrawnStart | undefined {
  return take('start') as DrawnStart | undefined;
}
