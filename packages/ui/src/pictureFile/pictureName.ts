/** The name of a file that has become a JPEG: `执照.heic` is `执照.jpg`; a name that says so already stays. */
export function jpegName(name: string): string {
  if (/\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
}
