'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { carouselPause, isPlaying, nextSlide } from './carouselPause.ts';
import { useHiddenTab, useReducedMotion } from './usePageState.ts';
import { useTrack } from './useTrack.ts';

interface CarouselSettings {
  track: RefObject<HTMLDivElement | null>;
  slides: number;
  value: number | undefined;
  defaultValue: number;
  onValueChange: ((value: number) => void) | undefined;
  playing: boolean | undefined;
  onPlayingChange: ((playing: boolean) => void) | undefined;
  interval: number;
}

interface CarouselState {
  current: number;
  /** The slide that the visitor chose last, to be announced; null while it advances automatically. */
  announced: number | null;
  /** True also while temporarily paused. */
  playing: boolean;
  /** It is advancing automatically. */
  advancing: boolean;
  /** Goes to a slide; `named` when the pressed control already names the slide. */
  go(slide: number, named?: boolean): void;
  togglePlaying(): void;
  setHovered(hovered: boolean): void;
  setFocused(focused: boolean): void;
}

/** The state of a carousel: the current slide, and whether it advances automatically. */
export function useCarousel(settings: CarouselSettings): CarouselState {
  const { track, slides, interval } = settings;
  const [own, setOwn] = useState(settings.defaultValue);
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  const reducedMotion = useReducedMotion();
  const hidden = useHiddenTab();

  const current = Math.min(Math.max(0, settings.value ?? own), Math.max(0, slides - 1));
  const given = settings.playing === undefined ? chosen : settings.playing ? 'play' : 'pause';
  const playing = isPlaying({ chosen: given, reducedMotion });
  const advancing = carouselPause({ slides, chosen: given, reducedMotion, hovered, focused, hidden }) === null;

  function show(slide: number) {
    setOwn(slide);
    settings.onValueChange?.(slide);
  }

  function go(slide: number, named = false) {
    setAnnounced(named ? null : slide);
    show(slide);
  }

  const showNext = useRef<() => void>(() => undefined);
  useEffect(() => {
    showNext.current = () => {
      setAnnounced(null);
      show(nextSlide(current, slides));
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets the full interval, however it was reached
  useEffect(() => {
    if (!advancing) return undefined;
    const timer = window.setTimeout(() => showNext.current(), interval);
    return () => window.clearTimeout(timer);
  }, [advancing, current, interval]);

  useTrack({ track, current, slides, still: reducedMotion, onSwiped: go });

  function togglePlaying() {
    setChosen(playing ? 'pause' : 'play');
    settings.onPlayingChange?.(!playing);
  }

  return { current, announced, playing, advancing, go, togglePlaying, setHovered, setFocused };
}
