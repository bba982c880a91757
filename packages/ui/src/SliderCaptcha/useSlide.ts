'use client';
import { type SlideProof, slideTimeoutMs } from '@lima-id/domain';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { steadyClock } from '../Countdown/steadyClock.ts';
import { type Clock, useTicks } from '../Countdown/useTicks.ts';
import { initialSlide, isUsedUp, nextSlide, type SlideEvent, type SlideState } from './slide.ts';
import { slideTook } from './slideGeometry.ts';
import type {
  SlideInput,
  SliderChallenge,
  SliderExtension,
  SliderRefreshReason,
  SliderTrace,
  SliderVerdict,
} from './sliderChallenge.ts';
import { initialSlideTime, nextSlideTime } from './slideTime.ts';

/** Milliseconds for which a failure is shown before the piece slides back. */
const failureMs = 800;

/** Factor of the time limit for the keyboard: keys move a few pixels at a time. */
const keyPatience = 10;

interface SlideOptions {
  challenge: SliderChallenge | null;
  lockedUntil: number | null;
  now: Clock;
  onSubmit: (trace: SliderTrace) => Promise<SliderVerdict>;
  onProof: (proof: SlideProof) => void;
  onRefresh: (reason: SliderRefreshReason) => void | Promise<void>;
  onExtend: (() => Promise<SliderExtension>) | undefined;
}

function begin({
  challenge,
  lockedUntil,
}: {
  challenge: SliderChallenge | null;
  lockedUntil: number | null;
}): SlideState {
  if (lockedUntil !== null) return nextSlide(initialSlide, { type: 'lockedOut' });
  return challenge === null ? initialSlide : nextSlide(initialSlide, { type: 'challenged' });
}

/** State, clock and callbacks of a captcha; independent of pictures, pointers and keys. */
export function useSlide(options: SlideOptions) {
  const { challenge, lockedUntil, now, onSubmit, onProof, onRefresh, onExtend } = options;
  const [state, dispatch] = useReducer(nextSlide, options, begin);
  const [time, pass] = useReducer(nextSlideTime, initialSlideTime);
  const [clock] = useState(() => steadyClock(now));
  const [slideEnd, setSlideEnd] = useState<number | null>(null);
  const [failureEnd, setFailureEnd] = useState<number | null>(null);
  const [ownLock, setOwnLock] = useState<number | null>(null);
  const lockEnd = lockedUntil === null || ownLock === null ? (lockedUntil ?? ownLock) : Math.max(lockedUntil, ownLock);
  const [byKeys, setByKeys] = useState(false);
  // A verdict applies to its own attempt, and to no later picture.
  const attempt = useRef(0);

  const id = challenge?.id ?? null;
  const validMs = challenge?.validMs ?? 0;
  const latestId = useRef(id);
  useLayoutEffect(() => {
    latestId.current = id;
  });
  useLayoutEffect(() => {
    if (id === null) {
      dispatch({ type: 'withdrawn' });
      return;
    }
    dispatch({ type: 'challenged' });
    pass({ type: 'given', moment: clock(), validMs });
    return () => {
      attempt.current += 1;
    };
    // The same challenge as a new object is not a new challenge.
  }, [id, validMs, clock]);

  useLayoutEffect(() => {
    if (lockedUntil !== null) dispatch({ type: 'lockedOut' });
  }, [lockedUntil]);

  async function refresh(reason: SliderRefreshReason, event?: SlideEvent) {
    if (event !== undefined) dispatch(event);
    try {
      await onRefresh(reason);
    } catch {
      dispatch({ type: 'broken' });
    }
  }

  const open = state.phase === 'idle' || state.phase === 'dragging' || state.phase === 'failure';
  const { deadline } = time;
  useTicks(open ? deadline : null, clock, (moment) => {
    pass({ type: 'ticked', moment });
    const over = deadline !== null && moment >= deadline;
    if (over) dispatch({ type: 'ranOut', why: 'stale' });
    return !over;
  });
  useTicks(state.phase === 'dragging' ? slideEnd : null, clock, (moment) => {
    if (slideEnd === null || moment < slideEnd) return slideEnd !== null;
    void refresh('slow', { type: 'ranOut', why: 'slow' });
    return false;
  });
  useTicks(state.phase === 'failure' ? failureEnd : null, clock, (moment) => {
    if (failureEnd === null || moment < failureEnd) return failureEnd !== null;
    if (isUsedUp(state)) void refresh('tries', { type: 'settled' });
    else dispatch({ type: 'settled' });
    return false;
  });

  function move(x: number, input: SlideInput) {
    if (state.phase !== 'dragging') {
      const byHand = challenge?.slideMs ?? slideTimeoutMs;
      const patient = challenge?.keySlideMs ?? byHand * keyPatience;
      setByKeys(input === 'keyboard');
      setSlideEnd(clock() + (time.slideMs ?? (input === 'keyboard' ? patient : byHand)));
    }
    dispatch({ type: 'moved', x });
  }

  function judge(verdict: SliderVerdict, trace: SliderTrace) {
    if (verdict.ok) {
      dispatch({ type: 'passed', tookMs: slideTook(trace.points) });
      onProof(verdict.proof);
    } else if (verdict.reason === 'locked') {
      setOwnLock(now() + verdict.retryAfterMs);
      dispatch({ type: 'lockedOut' });
    } else if (verdict.reason === 'expired') {
      dispatch({ type: 'ranOut', why: 'stale' });
    } else {
      setFailureEnd(clock() + failureMs);
      dispatch({ type: 'missed', triesLeft: verdict.triesLeft });
    }
  }

  async function submit(trace: SliderTrace) {
    attempt.current += 1;
    const mine = attempt.current;
    dispatch({ type: 'submitted' });
    const verdict = await onSubmit(trace).catch(() => null);
    if (mine !== attempt.current) return;
    if (verdict !== null) return judge(verdict, trace);
    setFailureEnd(clock() + failureMs);
    dispatch({ type: 'unanswered' });
  }

  async function extend(onGiven: () => void) {
    if (onExtend === undefined || time.extending === 'asking') return;
    const mine = id;
    pass({ type: 'asked' });
    const more = await onExtend().catch(() => null);
    if (mine !== latestId.current) return;
    if (more !== null) onGiven();
    pass(more === null ? { type: 'refused' } : { type: 'extended', moment: clock(), more });
  }

  return {
    state,
    clock,
    /** Seconds left of the challenge once below `warnSeconds`; else null. */
    ending: open ? time.ending : null,
    extending: time.extending,
    lockEnd,
    /** Whether the current slide started from the keyboard. */
    byKeys,
    /** Number of challenges after the first. */
    renewals: time.renewals,
    move,
    submit: (trace: SliderTrace) => void submit(trace),
    cancel: () => dispatch({ type: 'cancelled' }),
    refresh: () => void refresh('asked', { type: 'refreshed' }),
    unlock: () => void refresh('unlocked', { type: 'unlocked' }),
    breakDown: () => dispatch({ type: 'broken' }),
    /** Requests more time; `onGiven` is called before the offer disappears. */
    extend: (onGiven: () => void) => void extend(onGiven),
  };
}

/** Return value of `useSlide`. */
export type Slide = ReturnType<typeof useSlide>;
