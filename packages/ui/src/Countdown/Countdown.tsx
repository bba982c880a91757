'use client';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Countdown.styles.ts';
import { countdownTexts } from './Countdown.texts.ts';
import {
  type CountdownFormat,
  clockText,
  durationText,
  passesMark,
  secondsUntil,
  splitSeconds,
  type TimeLeft,
} from './timeLeft.ts';
import { useClock } from './useClock.ts';
import { type Clock, useTicks } from './useTicks.ts';

/** Props of a countdown in addition to the attributes of its root. */
export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The end time, in milliseconds since 1970 UTC. Changing it restarts the countdown. */
  until: number;
  /** What the countdown is for, shown before it. */
  label?: ReactNode;
  /**
   * `clock` is hh:mm:ss, `short` omits the hours while they are zero; days precede either.
   * @default 'clock'
   */
  format?: CountdownFormat | undefined;
  /** Replaces the figures after the end; 00:00:00 by default. */
  ended?: ReactNode;
  /**
   * Remaining seconds at which the time is announced; with an empty list only the end is.
   * @default [3600, 1800, 600, 300, 60, 10]
   */
  announceAt?: readonly number[] | undefined;
  /** Called once per `until` at the end; immediately when it has already passed. */
  onEnd?: (() => void) | undefined;
  /** The clock; by default that of the nearest `ClockProvider`. */
  now?: Clock | undefined;
}

/** One hour, 30, 10, 5 and 1 minutes, and 10 seconds, in seconds. */
const usualMarks = [3600, 1800, 600, 300, 60, 10] as const;

function Figures({ left, format, unit }: { left: TimeLeft; format: CountdownFormat; unit: string }) {
  return (
    <time data-part="time" dateTime={durationText(left)} aria-hidden="true">
      {left.days === 0 ? null : (
        <>
          <span data-part="figure">{left.days}</span>
          <span data-part="unit">{unit}</span>
        </>
      )}
      <span data-part="figure">{clockText(left, format)}</span>
    </time>
  );
}

/**
 * The remaining time until `until`. It is computed from the end time and not by counting, so that a suspended tab is right again on resume.
 * Until hydration it shows dashes: the server's clock may differ from the reader's.
 */
export function Countdown({
  until,
  label,
  format = 'clock',
  ended,
  announceAt = usualMarks,
  onEnd,
  now: own,
  ...rest
}: CountdownProps) {
  const texts = useTexts('countdown', countdownTexts);
  const now = useClock(own);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef({ until, seconds: Number.NaN, over: false });

  useTicks(until, now, (moment) => {
    const left = secondsUntil(until, moment);
    if (before.current.until !== until) before.current = { until, seconds: Number.NaN, over: false };
    const first = Number.isNaN(before.current.seconds);
    if (left === 0 && !first) setAnnouncement(texts.ended);
    else if (passesMark(before.current.seconds, left, announceAt)) setAnnouncement(texts.rest(splitSeconds(left)));
    before.current.seconds = left;
    setSeconds(left);
    if (left > 0) return true;
    if (!before.current.over) {
      before.current.over = true;
      onEnd?.();
    }
    return false;
  });

  return (
    <Root {...rest} data-state={seconds === null ? 'waiting' : seconds === 0 ? 'ended' : 'running'}>
      {label === undefined ? null : <span data-part="label">{label}</span>}
      {seconds === null ? (
        <span data-part="figure" aria-hidden="true">
          {clockText(splitSeconds(0), format).replace(/\d/g, '-')}
        </span>
      ) : seconds === 0 && ended !== undefined ? (
        <span data-part="ended">{ended}</span>
      ) : (
        <span role="timer">
          <VisuallyHidden>{seconds === 0 ? texts.ended : texts.rest(splitSeconds(seconds))}</VisuallyHidden>
          <Figures left={splitSeconds(seconds)} format={format} unit={texts.days} />
        </span>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </Root>
  );
}
