import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A ref for the heading of a page, which is focused after navigation by a link of the site. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  const [isLedHere] = useState(kind === 'PUSH');
  useEffect(() => {
    if (isLedHere) heading.current?.focus({ preventScroll: true });
  }, [isLedHere]);
  return heading;
}
