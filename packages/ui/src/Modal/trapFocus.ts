import { activeElementNear } from '../hooks/activeElement.ts';
import { addPanel, topmostPanel } from '../hooks/openPanels.ts';

/**
 * Keeps the focus in the panel of a modal, for what `inert` does not reach: notices, what was added to the page later, browsers without it.
 * When the focused element is removed, the panel itself takes the focus. Returns how to end it.
 */
export function trapFocus(panel: HTMLElement): () => void {
  const root = panel.getRootNode();
  const holds = (target: EventTarget | null) => target instanceof Node && panel.contains(target);
  const isTopmost = () => topmostPanel() === panel;
  const active = activeElementNear(panel);
  let last = active instanceof HTMLElement && holds(active) ? active : panel;

  function takeBack() {
    last.focus({ preventScroll: true });
    // It may have been disabled or removed.
    if (!holds(activeElementNear(panel))) panel.focus({ preventScroll: true });
  }

  function enter({ target }: Event) {
    if (target instanceof HTMLElement && holds(target)) last = target;
    else if (isTopmost()) takeBack();
  }

  function leave(event: Event) {
    // The window itself may have lost the focus.
    if (!(event instanceof FocusEvent) || event.relatedTarget === null) return;
    if (isTopmost() && !holds(event.relatedTarget)) takeBack();
  }

  const removals = new MutationObserver((changes) => {
    if (!isTopmost() || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    const now = activeElementNear(panel);
    if (now === null || now === document.body) panel.focus({ preventScroll: true });
  });

  // Outside of a shadow tree only its host has the focus.
  const roots = new Set([root, document]);
  const removePanel = addPanel(panel);
  removals.observe(panel, { childList: true, subtree: true });
  for (const place of roots) {
    place.addEventListener('focusin', enter);
    place.addEventListener('focusout', leave);
  }
  return () => {
    removePanel();
    removals.disconnect();
    for (const place of roots) {
      place.removeEventListener('focusin', enter);
      place.removeEventListener('focusout', leave);
    }
  };
}
