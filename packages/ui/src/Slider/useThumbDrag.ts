'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { moveThumb, nearestThumb, type SliderPair, type SliderRange, shareOf, valueAt } from './sliderValue.ts';

interface ThumbDrag {
  range: SliderRange;
  pair: SliderPair;
  onMove(pair: SliderPair): void;
  /** A thumb is moved from now on. */
  onTake(thumb: 0 | 1): void;
}

interface Drag {
  /** Null while both thumbs are at one place and the direction is not known. */
  thumb: 0 | 1 | null;
  /** Px between the pointer and the middle of the thumb. */
  grip: number;
}

/** Px around the middle of a thumb in which a press takes hold of it without moving it. */
const gripPx = 12;

/**
 * Handlers of a track with two thumbs: a press moves the nearer one there and on with the pointer. Of two thumbs at the same place it moves
 * the one that can go in the direction of the movement.
 */
export function useThumbDrag({ range, pair, onMove, onTake }: ThumbDrag) {
  const drag = useRef<Drag | null>(null);

  /** Where the pointer is on the way of the thumbs, in px from its start, and the length of the way. */
  function place({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const style = getComputedStyle(currentTarget);
    const thumb = Number.parseFloat(style.getPropertyValue('--thumb')) || 0;
    const from = style.direction === 'rtl' ? right - clientX : clientX - left;
    return { at: from - thumb / 2, length: Math.max(1, width - thumb) };
  }

  function move(held: Drag, value: number) {
    const thumb = held.thumb ?? nearestThumb(pair, value);
    if (thumb === null) return;
    if (held.thumb === null) onTake(thumb);
    held.thumb = thumb;
    const next = moveThumb(pair, thumb, value);
    if (next[thumb] !== pair[thumb]) onMove(next);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const { at, length } = place(event);
      const thumbs: SliderPair = [shareOf(pair[0], range) * length, shareOf(pair[1], range) * length];
      const isOnBoth = thumbs[0] === thumbs[1] && Math.abs(at - thumbs[0]) <= gripPx;
      const thumb = isOnBoth ? null : nearestThumb(thumbs, at);
      const offset = at - thumbs[thumb ?? 0];
      const grip = Math.abs(offset) <= gripPx ? offset : 0;
      drag.current = { thumb, grip };
      if (thumb === null) return;
      onTake(thumb);
      if (grip === 0) move(drag.current, valueAt(at / length, range));
    },
    // The thumb that is taken has the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (drag.current === null) return;
      const { at, length } = place(event);
      move(drag.current, valueAt((at - drag.current.grip) / length, range));
    },
    onPointerUp() {
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}
