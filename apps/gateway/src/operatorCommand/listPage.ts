/** Entries of one page of a list. */
export const listPageSize = 20;

/** What stands below a page: how many entries there are in all, and which page of how many it is. */
export function lastLine(total: number, unit: string, page: number): string {
  return `共 ${total} ${unit}，第 ${page} / ${Math.max(1, Math.ceil(total / listPageSize))} 页`;
}
