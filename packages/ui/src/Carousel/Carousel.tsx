'use client';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
import { isFocusVisible } from '../hooks/browser.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Carousel.styles.ts';
import { carouselTexts } from './Carousel.texts.ts';
import { nextSlide, slideOfKey } from './carouselPause.ts';
import { useCarousel } from './useCarousel.ts';
import { useAlive } from './usePageState.ts';

/** One slide of a carousel. */
export interface CarouselSlide {
  id: string;
  /** Short description of the slide: announced with its number, and shown under `markers="titles"`. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue' | 'aria-label'> {
  /** Accessible name of the region. */
  label: string;
  /** A single slide is shown without controls. */
  slides: readonly CarouselSlide[];
  /** Index of the visible slide, from 0. */
  value?: number | undefined;
  /** @default 0 */
  defaultValue?: number | undefined;
  /** Called with the index of the new slide, also when it advanced automatically. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Whether it plays; by default it plays until the visitor stops it, but not with reduced motion. */
  playing?: boolean | undefined;
  /** Called when the visitor presses the pause or play button. */
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  /**
   * Milliseconds per slide.
   * @default 3000
   */
  interval?: number | undefined;
  /**
   * Background of the slides under the controls.
   * @default 'ink'
   */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * Squares over the lower left corner of the slides, or a row of titles under a bracket; phones always get squares.
   * @default 'squares'
   */
  markers?: 'squares' | 'titles' | undefined;
}

/** Role of a group of items that are not form fields, for which `fieldset` would be wrong. */
const group = { role: 'group' } as const;

/**
 * Slides that advance automatically every 3 seconds. They pause on hover, on focus, in a hidden tab and by a button. Swiping is native
 * scrolling, so without script the first slide is visible and the others can be scrolled to.
 */
export function Carousel({
  label,
  slides,
  value,
  defaultValue = 0,
  onValueChange,
  playing: playingGiven,
  onPlayingChange,
  interval = 3_000,
  ground = 'ink',
  markers = 'squares',
  style,
  ...rest
}: CarouselProps) {
  const texts = useTexts('carousel', carouselTexts);
  const count = slides.length;
  const alive = useAlive();
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({
    track,
    slides: count,
    value,
    defaultValue,
    onValueChange,
    playing: playingGiven,
    onPlayingChange,
    interval,
  });
  const { current, playing, announced } = carousel;

  function onKeyDown(event: KeyboardEvent) {
    const slide = isComposing(event) ? null : slideOfKey(event.key, current, count);
    if (slide === null) return;
    event.preventDefault();
    carousel.go(slide, true);
    const dot = event.currentTarget.parentElement?.children[slide];
    if (dot instanceof HTMLElement) dot.focus({ preventScroll: true });
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.setFocused(false);
  }

  const columns = { '--carousel-count': count, '--carousel-current': current, ...style } as CSSProperties;
  return (
    <Root
      {...rest}
      style={columns}
      aria-roledescription={texts.role}
      aria-label={label}
      data-ground={ground}
      data-markers={markers}
      data-advancing={carousel.advancing ? '' : undefined}
      onPointerEnter={() => carousel.setHovered(true)}
      onPointerLeave={() => carousel.setHovered(false)}
      onFocus={(event) => carousel.setFocused(isFocusVisible(event.target))}
      onBlur={onBlur}
    >
      {/* Before the slides, so that keyboard users reach the pause button first. */}
      {count < 2 ? null : (
        <div data-part="controls">
          <IconButton
            data-part="toggle"
            data-hover="none"
            aria-label={playing ? texts.pause : texts.play}
            onClick={carousel.togglePlaying}
          >
            {playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          </IconButton>
          <div {...group} aria-label={texts.choose} data-part="markers">
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-current={index === current ? 'true' : undefined}
                tabIndex={index === current ? 0 : -1}
                onClick={() => carousel.go(index, true)}
                onKeyDown={onKeyDown}
              >
                <VisuallyHidden>{`${texts.slide(index + 1, count)}：${slide.label}`}</VisuallyHidden>
                <span data-part="square" />
                <span data-part="marker-number" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span data-part="marker-title" aria-hidden="true">
                  {slide.label}
                </span>
              </button>
            ))}
          </div>
          <div data-part="arrows">
            <IconButton
              data-hover="none"
              aria-label={texts.previous}
              onClick={() => carousel.go(nextSlide(current, count, -1))}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              data-hover="none"
              aria-label={texts.next}
              onClick={() => carousel.go(nextSlide(current, count))}
            >
              <ChevronRightIcon />
            </IconButton>
          </div>
        </div>
      )}
      <div ref={track} data-part="track">
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            {...group}
            aria-roledescription={texts.slideRole}
            aria-label={texts.slide(index + 1, count)}
            data-part="slide"
            // Only with script: without it, the other slides are reached by scrolling.
            inert={alive && index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <VisuallyHidden as="output" aria-live={carousel.advancing ? 'off' : 'polite'}>
        {announced === null || carousel.advancing
          ? ''
          : `${texts.slide(announced + 1, count)}：${slides[announced]?.label ?? ''}`}
      </VisuallyHidden>
    </Root>
  );
}
