/** A count with its noun: `1 day`, `3 days`. */
export function counted(count: number | string, one: string, many: string): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** Whether a part of a sentence is a figure, with or without a sign, a unit or a second figure after it. */
export function isFigure(part: string): boolean {
  return /^[±+−-]?\d/.test(part);
}

/** Whether a part of a sentence is one character. */
export function isSign(part: string): boolean {
  return Array.from(part).length === 1;
}

/** Bytes in words: `1 MB`. */
export function megabytes(bytes: number): string {
  return `${bytes / 1_048_576} MB`;
}
