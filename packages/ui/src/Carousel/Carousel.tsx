import { carouselMs } from '@lima-id/domain';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
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
  /** What it shows, in a few words: read out with its number, and written under `markers="titles"`. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue' | 'aria-label'> {
  /** What the slides are, as the name of the region. */
  label: string;
  /** One alone is shown without any controls. */
  slides: readonly CarouselSlide[];
  /** The slide shown, from 0. */
  value?: number;
  defaultValue?: number;
  /** Called with the slide that is shown now, also when it came by itself. */
  onValueChange?(value: number): void;
  /** Whether it plays; when not given, it does until the visitor stops it, but not for one who asked for less movement. */
  playing?: boolean;
  /** Called when the visitor presses the pause or play button. */
  onPlayingChange?(playing: boolean): void;
  /** How long a slide stays, in ms; 3,000 by default. */
  interval?: number;
  /** The ground of the slides, which the controls stand on. */
  ground?: 'paper' | 'ink';
  /** Squares over the slides' lower left corner, or a row of titles under a bracket; phones always get squares. */
  markers?: 'squares' | 'titles';
}

/** A group of things that is no group of fields. */
const group = { role: 'group' } as const;

/**
 * Slides that follow each other by themselves, 3 seconds each. They stop while pointed at, while the focus is inside and
 * in a hidden tab, and by a button. Swiping is the browser's own scrolling, so the first slide is there without script
 * and the others can be scrolled to.
 */
export function Carousel({
  label,
  slides,
  value,
  defaultValue = 0,
  onValueChange,
  playing: playingGiven,
  onPlayingChange,
  interval = carouselMs,
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
    const slide = slideOfKey(event.key, current, count);
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
      onFocus={(event) => carousel.setFocused(event.target.matches(':focus-visible'))}
      onBlur={onBlur}
    >
      {/* Before the slides, so that the keyboard meets the button that stops them first. */}
      {count < 2 ? null : (
        <div data-part="controls">
          <button
            type="button"
            data-part="toggle"
            aria-label={playing ? texts.pause : texts.play}
            onClick={carousel.togglePlaying}
          >
            {playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          </button>
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
            <button
              type="button"
              aria-label={texts.previous}
              onClick={() => carousel.go(nextSlide(current, count, -1))}
            >
              <ChevronLeftIcon />
            </button>
            <button type="button" aria-label={texts.next} onClick={() => carousel.go(nextSlide(current, count))}>
              <ChevronRightIcon />
            </button>
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
            // Only with script: without it, slides beside the first are reached by scrolling.
            inert={alive && index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <output aria-live={carousel.advancing ? 'off' : 'polite'}>
        <VisuallyHidden>
          {announced === null || carousel.advancing
            ? ''
            : `${texts.slide(announced + 1, count)}：${slides[announced]?.label ?? ''}`}
        </VisuallyHidden>
      </output>
    </Root>
  );
}
