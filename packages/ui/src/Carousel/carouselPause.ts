/** The conditions under which a carousel advances automatically. */
export interface CarouselConditions {
  slides: number;
  /** What the visitor chose with the button; null before the first press. */
  chosen: 'play' | 'pause' | null;
  /** The system asks for reduced motion. */
  reducedMotion: boolean;
  /** The pointer or a finger is on it. */
  hovered: boolean;
  /** The keyboard focus is inside. */
  focused: boolean;
  /** The page is in a hidden tab. */
  hidden: boolean;
}

/** Why a carousel is paused; null while it advances. `stopped` is by the visitor's choice, until the visitor plays it. */
export type CarouselPause = 'oneSlide' | 'stopped' | 'hidden' | 'focus' | 'hover' | null;

/** Whether a carousel plays, apart from temporary pauses. Reduced motion turns it off unless the visitor presses play. */
export function isPlaying({ chosen, reducedMotion }: Pick<CarouselConditions, 'chosen' | 'reducedMotion'>): boolean {
  return chosen === null ? !reducedMotion : chosen === 'play';
}

/** Why a carousel is not advancing automatically; null when it does. */
export function carouselPause(conditions: CarouselConditions): CarouselPause {
  if (conditions.slides < 2) return 'oneSlide';
  if (!isPlaying(conditions)) return 'stopped';
  if (conditions.hidden) return 'hidden';
  if (conditions.focused) return 'focus';
  return conditions.hovered ? 'hover' : null;
}

/** Index of the slide that a key on a marker moves to; null for other keys. Wraps around. */
export function slideOfKey(key: string, current: number, slides: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return slides - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return nextSlide(current, slides);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return nextSlide(current, slides, -1);
  return null;
}

/** The next slide, or with -1 the previous one; wraps around. */
export function nextSlide(current: number, slides: number, step: 1 | -1 = 1): number {
  return (current + step + slides) % slides;
}

/** The slide that fills most of a track scrolled by `scrolled` px. */
export function slideInView(scrolled: number, width: number, slides: number): number {
  if (width <= 0) return 0;
  return Math.min(slides - 1, Math.max(0, Math.round(Math.abs(scrolled) / width)));
}
