/** Panels of open modals, in the order in which they opened: the last one has the focus. */
const panels = new Set<HTMLElement>();
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

/** Adds the panel of a modal that opens; returns how to remove it, while it is still in the page. */
export function addPanel(panel: HTMLElement): () => void {
  panels.add(panel);
  publish();
  return () => {
    if (panels.delete(panel)) publish();
  };
}

/**
 * The panel of the topmost open modal: of `Dialog`, `SidePanel` and `ConfirmDialog`, the sheet of a `FilterBar`, or the phone menu of `Header`.
 * Nothing outside of it can have the focus. Null when none is open.
 */
export function topmostPanel(): HTMLElement | null {
  return [...panels].pop() ?? null;
}

/** Calls back when `topmostPanel` may have changed: a modal has opened, or closes and is still in the page. Returns how to stop. */
export function subscribeToPanels(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
