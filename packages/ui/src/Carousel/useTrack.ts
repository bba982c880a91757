import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { slideInView } from './carouselPause.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** How long a track lies still before the slide in view counts, in ms. */
const settledMs = 120;

function scrollToSlide(track: HTMLElement, slide: number, behavior: ScrollBehavior) {
  const target = track.children[slide];
  if (target instanceof HTMLElement) track.scrollTo({ left: target.offsetLeft, behavior });
}

interface Track {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  slides: number;
  /** No sliding: the next slide stands there at once. */
  still: boolean;
  /** Called when the visitor has swiped to another slide. */
  onSwiped(slide: number): void;
}

/**
 * Keeps a track that scrolls by itself and the current slide together, both ways. The track takes the focus itself where
 * the slide has nothing that does.
 */
export function useTrack({ track, current, slides, still, onSwiped }: Track) {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const inView = slideInView(element.scrollLeft, element.clientWidth, slides);
    if (inView !== current) scrollToSlide(element, current, still || isFirst.current ? 'instant' : 'smooth');
    isFirst.current = false;
    element.setAttribute('tabindex', element.children[current]?.querySelector(controls) === null ? '0' : '-1');
  }, [track, current, slides, still]);

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    let timer: number | undefined;
    function settle() {
      if (element === null) return;
      const inView = slideInView(element.scrollLeft, element.clientWidth, slides);
      if (inView !== current) onSwiped(inView);
    }
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, settledMs);
    };
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', later);
    };
  }, [track, current, slides, onSwiped]);
}
