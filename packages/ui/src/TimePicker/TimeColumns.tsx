'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { chooseTime, type TimeLimits, type TimeUnit, timeRows } from './columnTimes.ts';
import { TimeColumn } from './TimeColumn.tsx';
import { timePickerTexts } from './TimePicker.texts.ts';
import type { TimeOfDay } from './typedTime.ts';

interface TimeColumnsProps {
  time: TimeOfDay | null;
  /** Where the columns stand while there is no time. */
  start: TimeOfDay;
  limits: TimeLimits;
  minuteStep: number;
  seconds: boolean;
  /** Called with the time after each choice, and whether it was the smallest unit. */
  onChoose(time: TimeOfDay, isLast: boolean): void;
}

/** The columns of a time. A choice leads on to the next column. */
export function TimeColumns({ time, start, limits, minuteStep, seconds, onChoose }: TimeColumnsProps) {
  const texts = useTexts('timePicker', timePickerTexts);
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  const units: readonly TimeUnit[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];

  function focusColumn(index: number, preventScroll = false) {
    const stops = root.current?.querySelectorAll<HTMLElement>('[role="option"][tabindex="0"]');
    stops?.[index]?.focus({ preventScroll });
  }

  // Its row stands in the middle already.
  useEffect(() => focusColumn(0, true), []);
  // A choice may change which row of the next column is its stop.
  useLayoutEffect(() => {
    if (next.current !== null) focusColumn(next.current);
    next.current = null;
  });

  return (
    // Times are written from left to right in every language.
    <div ref={root} dir="ltr" data-part="columns">
      {units.map((unit, index) => (
        <TimeColumn
          key={unit}
          name={texts.units[unit]}
          rows={timeRows(unit, time, unit === 'minute' ? minuteStep : 1, limits)}
          chosen={time?.[unit] ?? null}
          start={unit === 'hour' ? start.hour : 0}
          onChoose={(value) => {
            next.current = index + 1;
            const base = time ?? { hour: start.hour, minute: 0, second: 0 };
            onChoose(chooseTime(base, unit, value, limits), index === units.length - 1);
          }}
          onMove={(step) => focusColumn(index + step)}
        />
      ))}
    </div>
  );
}
