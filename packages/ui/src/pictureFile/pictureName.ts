/** The file name after conversion to JPEG: `执照.heic` becomes `执照.jpg`; a JPEG extension is kept. */
export function jpegName(name: string): string {
  if (/\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
}
