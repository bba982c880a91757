/** Hands a file to the browser to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to save by the next turn.
  window.setTimeout(() => URL.revokeObjectURL(link.href));
}
