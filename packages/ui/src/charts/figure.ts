/** A figure as charts and their tables write it: commas every three digits, three decimals at most. */
export function figure(value: number): string {
  return value.toLocaleString('zh-CN');
}
