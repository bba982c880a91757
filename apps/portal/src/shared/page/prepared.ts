import type { QueryKey } from '@tanstack/react-query';

/** What a page begins with that was drawn while the site was built. */
export interface DrawnStart {
  /** What it was drawn for, as `ownAddress` says it; absent where it stands for every unknown path. */
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

/** Whether the page came with its content in it, and nobody has taken over what it was drawn from. */
export function cameDrawn(): boolean {
  return written('prepared') !== null;
}

/** Whether the page came with why there is nothing to show. */
export function cameDrawnAsFailure(): boolean {
  return written('prepared')?.textContent?.startsWith('{"failure"') ?? false;
}

/** What the page was drawn from, so that its scripts need not ask for it: once, and undefined from then on. */
export function takePrepared(): unknown {
  return take('prepared');
}

/** What the page begins with, when it was drawn while the site was built: once, and undefined from then on. */
export function takeStart(): DrawnStart | undefined {
  return take('start') as DrawnStart | undefined;
}
