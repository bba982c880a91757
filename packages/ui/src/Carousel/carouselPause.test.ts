import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarouselConditions,
  carouselPause,
  isPlaying,
  nextSlide,
  slideInView,
  slideOfKey,
} from './carouselPause.ts';

const quiet: CarouselConditions = {
  slides: 3,
  chosen: null,
  reducedMotion: false,
  hovered: false,
  focused: false,
  hidden: false,
};

const conditions: fc.Arbitrary<CarouselConditions> = fc.record({
  slides: fc.integer({ min: 0, max: 9 }),
  chosen: fc.constantFrom('play', 'pause', null),
  reducedMotion: fc.boolean(),
  hovered: fc.boolean(),
  focused: fc.boolean(),
  hidden: fc.boolean(),
});

describe('carouselPause', () => {
  it.each<[string, Partial<CarouselConditions>, ReturnType<typeof carouselPause>]>([
    ['nothing is in the way', {}, null],
    ['there is one slide', { slides: 1 }, 'oneSlide'],
    ['there is no slide', { slides: 0 }, 'oneSlide'],
    ['the pointer is over it', { hovered: true }, 'hover'],
    ['the focus is inside', { focused: true }, 'focus'],
    ['the tab is hidden', { hidden: true }, 'hidden'],
    ['less movement is asked for', { reducedMotion: true }, 'stopped'],
    ['the visitor stopped it', { chosen: 'pause' }, 'stopped'],
    ['the visitor plays it although less movement is asked for', { chosen: 'play', reducedMotion: true }, null],
    ['the visitor plays it and points at it', { chosen: 'play', hovered: true }, 'hover'],
  ])('gives the reason when %s', (_, change, pause) => {
    expect(carouselPause({ ...quiet, ...change })).toBe(pause);
  });

  it('lets it move only when it plays, has slides, is seen and is left alone', () => {
    fc.assert(
      fc.property(conditions, (given) => {
        const moves = isPlaying(given) && given.slides > 1 && !given.hidden && !given.hovered && !given.focused;
        expect(carouselPause(given) === null).toBe(moves);
      }),
    );
  });
});

describe('the slides', () => {
  it('join at the ends', () => {
    expect(nextSlide(2, 3)).toBe(0);
    expect(nextSlide(0, 3, -1)).toBe(2);
  });

  it('are led through by arrows, Home and End when a dot has the focus', () => {
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'a'];
    expect(keys.map((key) => slideOfKey(key, 1, 4))).toEqual([2, 2, 0, 0, 0, 3, null]);
  });

  it('come back to the start after as many steps as there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom<1 | -1>(1, -1), (slides, step) => {
        let current = 0;
        for (let count = 0; count < slides; count += 1) current = nextSlide(current, slides, step);
        expect(current).toBe(0);
      }),
    );
  });

  it.each([
    [0, 400, 0],
    [199, 400, 0],
    [201, 400, 1],
    [-800, 400, 2],
    [5000, 400, 2],
    [100, 0, 0],
  ])('give the one in view when %i px of a track %i px wide are scrolled', (scrolled, width, slide) => {
    expect(slideInView(scrolled, width, 3)).toBe(slide);
  });
});
