const kilobyte = 1_024;

/** Formats a file size: whole kilobytes, from a megabyte on one decimal. */
export function fileSize(bytes: number): string {
  if (bytes < kilobyte ** 2) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
}
