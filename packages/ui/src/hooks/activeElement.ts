/** The focused element of the document or shadow tree that an element belongs to: outside of a shadow tree only its host is focused. */
export function activeElementNear(element: Element | null | undefined): Element | null {
  const root = element?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

/** The focused element of the page, also when it is inside of shadow trees. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
