'use client';
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { addPoint, clampWay, keyTarget, slideRange } from './slideGeometry.ts';
import type { SlideInput, SlidePoint, SliderChallenge } from './sliderChallenge.ts';
import type { Slide } from './useSlide.ts';

interface Hold {
  pointerId: number;
  /** A drag that outlives its picture is ignored for the next one. */
  challengeId: string;
  clientX: number;
  clientY: number;
  x: number;
  /** Pixels of the picture per pixel of the screen. */
  scale: number;
  moved: boolean;
}

/** Drag threshold in screen pixels. */
const tremblePx = 3;

function inputOf(pointerType: string): SlideInput {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

function capture(element: HTMLElement, pointerId: number) {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was released in the meantime: its end reaches the element without capture.
  }
}

/** Turns pointer, key and assistive technology events on the knob into moves, and records their trace. */
export function useSlideInput(challenge: SliderChallenge | null, slide: Slide) {
  const { state, clock, move, submit, cancel } = slide;
  const knob = useRef<HTMLInputElement>(null);
  const hold = useRef<Hold | null>(null);
  const trace = useRef<{ input: SlideInput; since: number; points: SlidePoint[] } | null>(null);
  const range = challenge === null ? 1 : slideRange(challenge);
  const start = challenge?.pieceX ?? 0;
  const movable = challenge !== null && (state.phase === 'idle' || state.phase === 'dragging');

  // The browser must neither scroll the page nor move its own thumb; React's touch listeners are passive and cannot prevent it.
  useEffect(() => {
    const element = knob.current;
    const keep = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', keep, { passive: false });
    return () => element?.removeEventListener('touchstart', keep);
  }, []);

  function write(x: number, y: number, input: SlideInput) {
    const begun = state.phase === 'dragging' ? trace.current : null;
    const current = begun ?? { input, since: clock(), points: [[start, 0, 0] as const] };
    current.points = addPoint(current.points, [start + x, y, clock() - current.since]);
    trace.current = current;
  }
  function hand() {
    const done = trace.current;
    if (done === null || challenge === null) return;
    trace.current = null;
    const [x] = done.points[done.points.length - 1] ?? [start];
    // Keys have no release event: the final point is added on submit.
    const points = done.input === 'keyboard' ? addPoint(done.points, [x, 0, clock() - done.since]) : done.points;
    submit({ challengeId: challenge.id, input: done.input, points });
  }
  function moveByKeys(x: number) {
    write(x, 0, 'keyboard');
    move(x, 'keyboard');
  }

  function isHeld(held: Hold): boolean {
    return movable && held.challengeId === challenge.id;
  }
  function takeHold(event: PointerEvent<HTMLInputElement>) {
    if (!movable || event.button !== 0 || hold.current !== null) return;
    const element = event.currentTarget;
    const room = element.parentElement?.getBoundingClientRect().width ?? 0;
    const travel = Math.max(1, room - element.getBoundingClientRect().width);
    capture(element, event.pointerId);
    element.focus({ preventScroll: true });
    const { pointerId, clientX, clientY } = event;
    hold.current = {
      pointerId,
      challengeId: challenge.id,
      clientX,
      clientY,
      x: state.x,
      scale: range / travel,
      moved: false,
    };
    if (state.phase !== 'dragging') {
      trace.current = { input: inputOf(event.pointerType), since: clock(), points: [[start, 0, 0]] };
    }
  }
  function drag(event: PointerEvent<HTMLInputElement>) {
    const held = hold.current;
    if (held === null || held.pointerId !== event.pointerId || !isHeld(held)) return;
    const across = event.clientX - held.clientX;
    if (!held.moved && Math.abs(across) < tremblePx) return;
    held.moved = true;
    const x = clampWay(held.x + across * held.scale, range);
    const current = trace.current;
    if (current === null) return;
    const y = (event.clientY - held.clientY) * held.scale;
    current.points = addPoint(current.points, [start + x, y, clock() - current.since]);
    move(x, current.input);
  }
  function letGo(event: PointerEvent<HTMLInputElement>) {
    const held = hold.current;
    if (held === null || held.pointerId !== event.pointerId) return;
    hold.current = null;
    // A tap submits what keys or a screen reader have moved; before any move it is ignored.
    if (isHeld(held) && (held.moved || state.phase === 'dragging')) hand();
  }
  function lose() {
    if (hold.current === null) return;
    hold.current = null;
    trace.current = null;
    cancel();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      // Enter must not submit the surrounding form.
      event.preventDefault();
      if (state.phase === 'dragging' && hold.current === null) hand();
      return;
    }
    const target = keyTarget(event.key, state.x, range);
    if (target === null) return;
    event.preventDefault();
    if (movable && hold.current === null && target !== state.x) moveByKeys(target);
  }
  /** Assistive technology sets the value directly, without key events. */
  function adjust(event: ChangeEvent<HTMLInputElement>) {
    if (movable && hold.current === null) moveByKeys(clampWay(event.currentTarget.valueAsNumber, range));
  }

  return {
    knob,
    range,
    movable,
    handlers: {
      onPointerDown: takeHold,
      onPointerMove: drag,
      onPointerUp: letGo,
      onPointerCancel: lose,
      onLostPointerCapture: lose,
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onKeyDown: press,
      onChange: adjust,
    },
  };
}
