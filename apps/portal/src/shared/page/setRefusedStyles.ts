/**
 * Sets the style attributes of a prerendered page that the browser refused: Safari before 15.4 and Firefox before 109 do not know
 * `'unsafe-hashes'` of a Content-Security-Policy. No policy forbids a script to set them.
 */
export function setRefusedStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
  }
}
