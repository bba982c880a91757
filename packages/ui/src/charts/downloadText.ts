/** Downloads a text as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Deferred: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
