// What a page is drawn with and a test environment such as jsdom or happy-dom does not have: without it a component keeps its first layout.
import { addPanel } from './openPanels.ts';

/** Calls back when one of the elements is resized, and once at the beginning; returns how to stop. */
export function observeSizes(elements: Iterable<Element>, call: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(call);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back in each frame in which an element is elsewhere in the window than in the one before, or the window has another size, whatever
 * the reason: scrolling, a movement, or a text that has appeared above. Returns how to stop.
 */
export function observeMoves(element: Element, call: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') return () => undefined;
  const look = () => {
    const { left, top } = element.getBoundingClientRect();
    return [left, top, document.documentElement.clientWidth, window.innerHeight];
  };
  let before = look();
  let frame = requestAnimationFrame(function compare() {
    const now = look();
    if (now.some((value, index) => value !== before[index])) call();
    before = now;
    frame = requestAnimationFrame(compare);
  });
  return () => cancelAnimationFrame(frame);
}

/** Calls back once the next frame has been painted, at once where there are no frames; returns how to stop. */
export function afterPaint(call: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') {
    call();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back once an element is within a margin of the viewport, at once where that is unknown; returns how to stop. */
export function observeNearness(element: Element, rootMargin: string, call: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a media query matches; false where there is no screen. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Calls back when a media query begins or ceases to match; returns how to stop. */
export function onMediaChange(query: string, call: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const list = matchMedia(query);
  list.addEventListener('change', call);
  return () => list.removeEventListener('change', call);
}

/** Whether the visitor prefers reduced motion. */
export function isStill(): boolean {
  return matchesMedia('(prefers-reduced-motion: reduce)');
}

/** Calls back when the fonts of the page have loaded, after which texts may have other sizes. */
export function afterFonts(call: () => void): void {
  const { fonts }: { fonts?: FontFaceSet } = document;
  void fonts?.ready.then(call);
}

/** Whether the browser would show the focus of an element: always where that is unknown. */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

/** Opens a native dialog as a modal, or only opens it where there are no modals; returns how to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  const removePanel = addPanel(dialog);
  return () => {
    removePanel();
    dialog.close?.();
  };
}

/** Plays a video; browsers may refuse it, and test environments have no player. */
export function playVideo(video: HTMLVideoElement | null): void {
  void Promise.resolve(video?.play?.()).catch(() => undefined);
}
