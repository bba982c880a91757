import type { Report } from './outline.ts';

/** Reports a folder from which its page could not tell which file it shows. */
export function onlyOne(items: readonly unknown[], report: Report): void {
  if (items.length !== 1) report('files', `the page shows one file, and the folder holds ${items.length}`);
}
