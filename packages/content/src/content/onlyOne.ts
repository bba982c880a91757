import type { Report } from './outline.ts';

/** Reports a folder with more than one file where its page shows one. */
export function onlyOne(items: readonly unknown[], report: Report): void {
  if (items.length !== 1) report('files', `the page shows one file, and the folder holds ${items.length}`);
}
