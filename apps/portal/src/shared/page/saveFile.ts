/** Milliseconds for which a file can be read: Safari reads it once the visitor has confirmed the download. */
const readableMs = 40_000;

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), readableMs);
}
