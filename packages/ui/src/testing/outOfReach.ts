/**
 * What of a dialog or panel cannot be seen or pressed wherever it is scrolled to: controls and texts that something covers, or that stay
 * outside of the window, and boxes that scroll inside of it, whose edges hide what is next to them on a low screen. Refers to nothing outside
 * of it, since journeys send it to their page.
 */
export function outOfReach(layer: Element): string[] {
  const controls = 'a[href], button, input, select, textarea, [role="option"], img, canvas';
  const root = layer.getRootNode();
  const page = root instanceof ShadowRoot ? root : document;
  const nameOf = (element: Element) =>
    `${element.localName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 20) ?? ''}`.trim();
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const labelOf = (element: Element) => {
    if (element.closest('label') !== null) return element.closest('label');
    return element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  };
  const isForReadersOnly = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) <= 1 && getComputedStyle(element).overflow === 'hidden') return true;
    return element !== layer && element.parentElement !== null && isForReadersOnly(element.parentElement);
  };
  const found: string[] = [];
  for (const element of layer.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]') !== null)
      continue;
    const style = getComputedStyle(element);
    const scrolls = ['auto', 'scroll'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (scrolls && element.localName !== 'textarea') found.push(`${nameOf(element)}: scrolls inside`);
    const { width, height } = element.getBoundingClientRect();
    // Drawn by another element, or for screen readers only.
    if (width <= 1 || height <= 1 || style.pointerEvents === 'none' || isForReadersOnly(element)) continue;
    if (!element.matches(controls) && !hasText(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // An inline element has a box a line.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = page.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top === null) found.push(`${nameOf(element)}: outside of the window`);
    else if (!element.contains(top) && labelOf(element)?.contains(top) !== true)
      found.push(`${nameOf(element)}: under ${nameOf(top)}`);
  }
  layer.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
