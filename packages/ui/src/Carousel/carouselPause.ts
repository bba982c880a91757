/** What bears on whether a carousel moves by itself. */
export interface CarouselConditions {
  slides: number;
  /** What the visitor chose with the button; null as long as nothing was chosen. */
  chosen: 'play' | 'pause' | null;
  /** The visitor asked the system for less movement. */
  reducedMotion: boolean;
  /** The pointer is over it, or a finger on it. */
  hovered: boolean;
  /** The keyboard's focus is inside. */
  focused: boolean;
  /** The page is in a tab that is not seen. */
  hidden: boolean;
}

/** Why a carousel stands still; null while it moves. `stopped` is the visitor's own wish, until the visitor plays it. */
export type CarouselPause = 'oneSlide' | 'stopped' | 'hidden' | 'focus' | 'hover' | null;

/** Whether a carousel plays apart from what is only for a while. Less movement means not, unless the visitor asks for it here. */
export function isPlaying({ chosen, reducedMotion }: Pick<CarouselConditions, 'chosen' | 'reducedMotion'>): boolean {
  return chosen === null ? !reducedMotion : chosen === 'play';
}

/** Why a carousel does not move on by itself now; null when it does. */
export function carouselPause(conditions: CarouselConditions): CarouselPause {
  if (conditions.slides < 2) return 'oneSlide';
  if (!isPlaying(conditions)) return 'stopped';
  if (conditions.hidden) return 'hidden';
  if (conditions.focused) return 'focus';
  return conditions.hovered ? 'hover' : null;
}

/** The slide a key leads to from a dot, from 0; null for keys that mean nothing here. The ends join. */
export function slideOfKey(key: string, current: number, slides: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return slides - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return nextSlide(current, slides);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return nextSlide(current, slides, -1);
  return null;
}

/** The slide after, or with -1 before, another one; the ends join. */
export function nextSlide(current: number, slides: number, step: 1 | -1 = 1): number {
  return (current + step + slides) % slides;
}

/** The slide that fills most of a track that was scrolled by some px. */
export function slideInView(scrolled: number, width: number, slides: number): number {
  if (width <= 0) return 0;
  return Math.min(slides - 1, Math.max(0, Math.round(Math.abs(scrolled) / width)));
}
