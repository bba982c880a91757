interface Lock {
  isPadded: boolean;
}

const locks = new Set<Lock>();
/** The gutter of the page before the first lock; null while no scroll bar takes room. */
let gutter: string | null = null;

/** Takes away the margin that padded locks add, for as long as there is one of them. */
function keepMargin() {
  const isPadded = gutter !== null && [...locks].some((lock) => lock.isPadded);
  if (isPadded) document.body.style.setProperty('margin-right', '0px', 'important');
  else document.body.style.removeProperty('margin-right');
}

/**
 * Keeps the room of the scroll bar while the page is locked: nothing moves, neither what is in the flow nor what is fixed. `isPadded` when
 * the lock itself makes room at the right edge of the body, as that of Radix does, which would then be there twice. Returns how to end it.
 */
export function keepScrollbarRoom({ isPadded }: { isPadded: boolean }): () => void {
  const { documentElement: page } = document;
  const lock = { isPadded };
  if (locks.size === 0 && window.innerWidth > page.clientWidth) {
    gutter = page.style.scrollbarGutter;
    page.style.scrollbarGutter = 'stable';
  }
  locks.add(lock);
  if (isPadded) keepMargin();
  return () => {
    locks.delete(lock);
    if (isPadded) keepMargin();
    if (locks.size > 0 || gutter === null) return;
    page.style.scrollbarGutter = gutter;
    gutter = null;
  };
}

/** Keeps the page from scrolling, without moving anything; returns how to end it. */
export function lockPage(): () => void {
  const end = keepScrollbarRoom({ isPadded: false });
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    end();
  };
}
