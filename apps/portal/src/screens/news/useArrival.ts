import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The heading of a page that is read from there when a link of the site led to it. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  const [isLedHere] = useState(kind === 'PUSH');
  useEffect(() => {
    // The frame of the page, whose effects run after this one, takes the focus to its beginning.
    if (isLedHere) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [isLedHere]);
  return heading;
}
