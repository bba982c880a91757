import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window a part of a page is near, in px. */
const aheadPx = 600;

/** Whether the element of `place` is in view or near it, or has been: what a part needs is loaded then. False while it is prerendered. */
export function useNearView<Part extends Element>(): { place: RefObject<Part | null>; near: boolean } {
  const place = useRef<Part>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, oldest first.
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}
