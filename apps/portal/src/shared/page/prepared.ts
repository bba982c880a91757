function written(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById('prepared');
}

/** Whether the page came with its content in it, and nobody has taken over what it was drawn from. */
export function cameDrawn(): boolean {
  return written() !== null;
}

/** What the page was drawn from, so that its scripts need not ask for it: once, and undefined from then on. */
export function takePrepared(): unknown {
  const script = written();
  script?.remove();
  return script?.textContent ? JSON.parse(script.textContent) : undefined;
}
