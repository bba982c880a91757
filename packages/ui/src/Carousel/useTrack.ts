'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { observeSizes } from '../hooks/browser.ts';
import { slideInView } from './carouselPause.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Events by which a visitor scrolls a track. */
const handEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Milliseconds without scrolling after which the visible slide counts, in browsers without a scrollend event. */
const settledMs = 120;

function scrollToSlide(track: HTMLElement, slide: number, behavior: ScrollBehavior) {
  const target = track.children[slide];
  if (target instanceof HTMLElement) track.scrollTo?.({ left: target.offsetLeft, behavior });
}

interface Track {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  slides: number;
  /** No animation: the next slide appears immediately. */
  still: boolean;
  /** Called when the visitor has swiped to another slide. */
  onSwiped(slide: number): void;
}

/**
 * Keeps a scrolling track and the current slide in sync, both ways. The track is focusable itself when the slide has no focusable content.
 */
export function useTrack({ track, current, slides, still, onSwiped }: Track) {
  const isFirst = useRef(true);
  /** Scrolling to the current slide programmatically: the positions on the way were not chosen by the visitor. */
  const isUnderWay = useRef(false);
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    // A new track is at its first slide: reading its position would lay out the whole page before its first frame.
    const isThere = isFirst.current
      ? current === 0
      : slideInView(element.scrollLeft, element.clientWidth, slides) === current;
    if (!isThere) {
      isUnderWay.current = true;
      scrollToSlide(element, current, still || isFirst.current ? 'instant' : 'smooth');
    }
    isFirst.current = false;
    element.setAttribute('tabindex', element.children[current]?.querySelector(controls) === null ? '0' : '-1');
  }, [track, current, slides, still]);

  const keepPlace = useRef<(element: HTMLElement) => void>(() => undefined);
  useEffect(() => {
    keepPlace.current = (element) => {
      const inView = slideInView(element.scrollLeft, element.clientWidth, slides);
      if (inView !== current && !isUnderWay.current) onSwiped(inView);
    };
  });
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    // A visitor may have swiped a prerendered track before it was hydrated; reported once a frame has been laid out.
    const stop = observeSizes([element], () => {
      stop();
      keepPlace.current(element);
    });
    return stop;
  }, [track]);

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    let timer: number | undefined;
    function settle() {
      if (element === null) return;
      const inView = slideInView(element.scrollLeft, element.clientWidth, slides);
      if (inView === current) isUnderWay.current = false;
      // The end of an earlier or interrupted scroll.
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
    // A slow device may stop in between for longer than any timeout: a half-way position would count as a swipe.
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
