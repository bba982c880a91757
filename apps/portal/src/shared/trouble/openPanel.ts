/** Open modals: those of dialogs and side panels, and native ones. A popup of a field is none. */
const openPanels = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';

/** The panel of the topmost open modal, outside of which nothing can have the focus; the body when there is none. */
export function openPanel(): HTMLElement {
  const panels = document.querySelectorAll<HTMLElement>(openPanels);
  return panels[panels.length - 1] ?? document.body;
}

/** Calls back when a modal may have opened or closed. */
export function subscribeToPanels(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-state', 'open'],
  });
  return () => observer.disconnect();
}
