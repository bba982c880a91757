/** A field that has to be filled in again, by its label, and why, in Chinese. */
export function markedField(label: string, reason: string): string {
  return `${label}：${reason}`;
}
