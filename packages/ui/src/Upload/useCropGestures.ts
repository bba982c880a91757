'use client';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { cropSteps } from './cropArea.ts';

interface CropMoves {
  /** Moves the picture by shares of the viewport's side. */
  pan: (x: number, y: number) => void;
  /** Zooms by a factor. */
  zoom: (factor: number) => void;
}

interface Point {
  x: number;
  y: number;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const larger: ReadonlySet<string> = new Set(['+', '=']);
const smaller: ReadonlySet<string> = new Set(['-', '_']);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Pan and zoom of a picture in a square viewport by pointer, pinch, wheel and keys. */
export function useCropGestures(view: HTMLElement | null, { pan, zoom }: CropMoves) {
  const pointers = useRef(new Map<number, Point>());
  const zoomNow = useRef(zoom);
  useEffect(() => {
    zoomNow.current = zoom;
  });

  // React's wheel listener is passive and could not prevent the page from scrolling.
  useEffect(() => {
    if (view === null) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomNow.current(event.deltaY < 0 ? cropSteps.zoom : 1 / cropSteps.zoom);
    };
    view.addEventListener('wheel', turn, { passive: false });
    return () => view.removeEventListener('wheel', turn);
  }, [view]);

  function hold(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      const side = event.currentTarget.clientWidth;
      pan((now.x - before.x) / side, (now.y - before.y) / side);
    } else if (distance(before, other) > 0) zoom(distance(now, other) / distance(before, other));
  }

  function release(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) pan(arrow.x * cropSteps.pan, arrow.y * cropSteps.pan);
    else if (larger.has(event.key)) zoom(cropSteps.zoom);
    else if (smaller.has(event.key)) zoom(1 / cropSteps.zoom);
    else return;
    event.preventDefault();
  }

  return {
    onPointerDown: hold,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press,
  };
}
