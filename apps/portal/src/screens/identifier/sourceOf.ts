/** Who or what data come from, as the page says it. */
export function sourceOf(source: string): string {
  return `数据来源：${source}`;
}
