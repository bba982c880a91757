/** The name of a data source, as the page shows it. */
export function sourceOf(source: string): string {
  return `数据来源：${source}`;
}
