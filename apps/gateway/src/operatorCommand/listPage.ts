/** Entries per page. */
export const listPageSize = 20;

/** Footer of a page: the total, and the page number. */
export function lastLine(total: number, unit: string, page: number): string {
  return `共 ${total} ${unit}，第 ${page} / ${Math.max(1, Math.ceil(total / listPageSize))} 页`;
}
