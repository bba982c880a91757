'use client';
import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFonts, observeSizes } from '../hooks/browser.ts';
import { type ClampState, clampLeaveMs, clampNeeded, nextClamp } from './clamp.ts';

/** Height in px of a line of body text: what each further line adds to the height that needs no clamping. */
const lineHeightPx = 24;

/** Props for the elements of a clamped text block. */
export interface Clamp {
  rootRef: RefObject<HTMLDivElement | null>;
  textRef: RefObject<HTMLSpanElement | null>;
  /** `fits`: the whole text is shown and there is no button. */
  state: ClampState | 'fits';
  toggle(): void;
  onPointerEnter(): void;
  onPointerLeave(event: PointerEvent): void;
}

/**
 * Whether a text is taller than its lines allow, and whether it is expanded. Measured when the text or its width changes and after the
 * fonts have loaded. An expanded text collapses `clampLeaveMs` after the mouse has left it; touch pointers do not count, since they leave
 * with every tap.
 */
export function useClamp(text: string, lines: number): Clamp {
  const rootRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [needed, setNeeded] = useState(false);
  const [state, setState] = useState<ClampState>('collapsed');

  const measure = useCallback(() => {
    const root = rootRef.current;
    const block = textRef.current;
    if (root === null || block === null) return;
    // Measure the full height at full width within one frame; the state is restored before the next paint.
    const shown = root.dataset.state;
    root.dataset.state = 'measured';
    const height = block.getBoundingClientRect().height;
    root.dataset.state = shown;
    setNeeded(clampNeeded(height - (lines - 1) * lineHeightPx));
  }, [lines]);

  useLayoutEffect(measure, [measure, text]);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    let width = root.clientWidth;
    const unobserve = observeSizes([root], () => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      measure();
    });
    afterFonts(measure);
    return () => {
      unobserve();
      clearTimeout(leaving.current);
    };
  }, [measure]);

  return {
    rootRef,
    textRef,
    state: needed ? state : 'fits',
    toggle: () => setState((now) => nextClamp(now, 'toggled')),
    onPointerEnter: () => clearTimeout(leaving.current),
    onPointerLeave: (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setState((now) => nextClamp(now, 'pointerGone')), clampLeaveMs);
    },
  };
}
