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
import { type Clock, useTicks } from './useTicks.ts';

/** What a countdown takes besides the attributes of its root. */
export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The moment at which the time is over, in milliseconds since 1970. A new moment starts over. */
  until: number;
  /** What the time is left for, before it. */
  label?: ReactNode;
  /** `clock` is hh:mm:ss, `short` leaves the hours out while there are none; whole days stand before either. */
  format?: CountdownFormat;
  /** What stands in place of the figures once the time is over; 00:00:00 without it. */
  ended?: ReactNode;
  /** Seconds left at which the rest is read aloud; an empty list keeps it silent but for the end. */
  announceAt?: readonly number[];
  /** Called once for each `until`, when the time is over; at once when it was over before. */
  onEnd?: () => void;
  /** The clock; that of the machine by default. */
  now?: Clock;
}

/** An hour, half an hour, ten and five minutes, one minute, ten seconds. */
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
 * The rest of time until a moment. It is computed from the moment and not by counting, so that a tab that slept is right
 * again when it wakes. Before the page is alive it shows dashes: the server's clock is not the reader's.
 */
export function Countdown({
  until,
  label,
  format = 'clock',
  ended,
  announceAt = usualMarks,
  onEnd,
  now = Date.now,
  ...rest
}: CountdownProps) {
  const texts = useTexts('countdown', countdownTexts);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const before = useRef({ until, seconds: Number.NaN, over: false });

  useTicks(until, now, (moment) => {
    const left = secondsUntil(until, moment);
    if (before.current.until !== until) before.current = { until, seconds: Number.NaN, over: false };
    const first = Number.isNaN(before.current.seconds);
    if (left === 0 && !first) setSaid(texts.ended);
    else if (passesMark(before.current.seconds, left, announceAt)) setSaid(texts.rest(splitSeconds(left)));
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
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Root>
  );
}
