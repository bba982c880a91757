'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../hooks/browser.ts';
import { subscribeToPanels, topmostPanel } from '../hooks/openPanels.ts';

/**
 * The panel of the topmost open modal, outside of which no notification can have the focus; null when none is open, or when it is in another
 * tree than `place`: the styles of the page do not reach a shadow tree.
 */
function panelAbove(place: Element | null): HTMLElement | null {
  const panel = topmostPanel();
  return panel?.getRootNode() === place?.getRootNode() ? panel : null;
}

/**
 * Shows the notices of the topmost panel in the top layer, in browsers that have it: the panel then neither takes them along while it opens
 * nor cuts them off. In the page they stay below toasts. For a ref, and to be called again after they have moved.
 */
export function raise(notices: HTMLElement | null): void {
  if (typeof notices?.showPopover !== 'function' || !topmostPanel()?.contains(notices)) return;
  // Not before: jsdom, which cannot show a popover, hides it.
  notices.popover = 'manual';
  notices.showPopover?.();
}

function createHolder(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const holder = document.createElement('div');
  // A modal that opens over another one makes what is in that inert, but for this.
  holder.dataset.notifications = '';
  return holder;
}

/**
 * The element to render notices in, null on the server, and the panel that it is in, null in the page. It is within `place`, or within the
 * panel of an open modal, where the keyboard reaches the notices: they move with it as they are, and keep their time and the focus.
 */
export function useHolder(place: RefObject<Element | null>) {
  const [holder] = useState(createHolder);
  const panel = useSyncExternalStore(
    subscribeToPanels,
    () => panelAbove(place.current),
    () => null,
  );
  useLayoutEffect(() => {
    // At once: a panel that closes may leave the page before the next rendering.
    function move() {
      const parent = panelAbove(place.current) ?? place.current;
      if (holder === null || holder.parentElement === parent) return;
      parent?.append(holder);
      raise(holder.querySelector('div'));
    }
    move();
    const stop = subscribeToPanels(move);
    return () => {
      stop();
      holder?.remove();
    };
  }, [place, holder]);
  return { holder, panel };
}

/** Whether a notice has moved into a panel or out of one after it was painted, and thus announced. */
export function useHasMoved(panel: HTMLElement | null): boolean {
  const isPainted = useRef(false);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        isPainted.current = true;
      }),
    [],
  );
  useLayoutEffect(() => {
    if (isPainted.current) setHasMoved(true);
  }, [panel]);
  return hasMoved;
}
