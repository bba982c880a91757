import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { slideInView } from './carouselPause.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** What a visitor moves a track by with his own hand. */
const handEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** How long a track lies still before the slide in view counts where browsers do not tell the end of scrolling, in ms. */
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
  /** Slides on to the current slide by itself: where it lies meanwhile was chosen by nobody. */
  const isUnderWay = useRef(false);
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const inView = slideInView(element.scrollLeft, element.clientWidth, slides);
    if (inView !== current) {
      isUnderWay.current = true;
      scrollToSlide(element, current, still || isFirst.current ? 'instant' : 'smooth');
    }
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
      if (inView === current) isUnderWay.current = false;
      // The end of an earlier way, or of one that was broken off.
      else if (isUnderWay.current) scrollToSlide(element, current, 'instant');
      else onSwiped(inView);
    }
    const takeInHand = () => {
      isUnderWay.current = false;
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, settledMs);
    };
    // A slow device stands still on the way for longer than any patience: a slide half way would count as swiped to.
    const [event, listener] =
      'onscrollend' in element ? (['scrollend', settle] as const) : (['scroll', later] as const);
    element.addEventListener(event, listener, { passive: true });
    for (const hand of handEvents) element.addEventListener(hand, takeInHand, { passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener(event, listener);
      for (const hand of handEvents) element.removeEventListener(hand, takeInHand);
    };
  }, [track, current, slides, onSwiped]);
}
