/** Time in ms that a mouse or the focus stays on a link before it counts: on its way over a menu it means none of its links. */
const stayMs = 65;

/** The path of a page of this site that a link leads to in this tab; null for anything else. */
function pathMeant(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const isOwn = link.origin === window.location.origin && !link.hasAttribute('download') && link.target !== '_blank';
  return isOwn && link.pathname !== window.location.pathname ? link.pathname : null;
}

/** Calls `prepare` with the path of a link that a visitor is about to follow: pressed, or stayed on. Returns a function that stops it. */
export function watchLinkIntent(prepare: (pathname: string) => void): () => void {
  let staying: ReturnType<typeof setTimeout> | undefined;
  function expect(target: EventTarget | null, afterMs: number): void {
    clearTimeout(staying);
    const path = pathMeant(target);
    if (path !== null) staying = setTimeout(() => prepare(path), afterMs);
  }
  const stop = new AbortController();
  const listen = (type: 'pointerdown' | 'pointerover' | 'focusin', afterMs: number) =>
    document.addEventListener(type, ({ target }) => expect(target, afterMs), { passive: true, signal: stop.signal });
  listen('pointerover', stayMs);
  listen('focusin', stayMs);
  // After the paint that shows the press: what is loaded must not delay it.
  listen('pointerdown', 0);
  return () => {
    clearTimeout(staying);
    stop.abort();
  };
}
