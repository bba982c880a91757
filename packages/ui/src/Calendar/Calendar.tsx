'use client';
import { addChinaMonths, chinaMoment } from '@lima-id/domain';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Days, Head, Root } from './Calendar.styles.ts';
import { calendarTexts } from './Calendar.texts.ts';
import { moveDay, weeksOf, withinDays } from './calendarDays.ts';

export interface CalendarProps {
  /** The first day of the month shown. Days are timestamps of midnight in China, in ms. */
  month: number;
  /** Called with another month; without it, the header has no buttons. */
  onMonthChange?: ((month: number) => void) | undefined;
  /** The day with the roving tabindex. */
  active: number;
  onActiveChange(day: number): void;
  /** The selected day, or the first and the last selected day. */
  chosen: readonly [number, number] | null;
  onChoose(day: number): void;
  /** Called when the pointer or the focus moves to a day: for previewing a range before it is selected. */
  onPass?: ((day: number) => void) | undefined;
  today: number;
  min?: number | undefined;
  max?: number | undefined;
  /**
   * Focus the active day on mount.
   * @default false
   */
  takesFocus?: boolean | undefined;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** One month in weeks from Monday. Arrow keys move by days and weeks, PageUp and PageDown by months, with Shift by years. */
export function Calendar({
  month,
  onMonthChange,
  active,
  onActiveChange,
  chosen,
  onChoose,
  onPass,
  today,
  min,
  max,
  takesFocus = false,
}: CalendarProps) {
  const texts = useTexts('calendar', calendarTexts);
  const days = useRef<HTMLTableElement>(null);
  const shown = chinaMoment(month);
  const name = texts.month(shown.year, shown.month);
  const end = addChinaMonths(month, 1);

  // The focus follows the arrow keys, not the buttons that change the month.
  const follows = useRef(takesFocus);
  useEffect(() => {
    const day = follows.current ? days.current?.querySelector<HTMLElement>('[tabindex="0"]') : null;
    day?.focus();
    if (day !== null && day !== undefined) follows.current = false;
  }, [active]);

  function pressKey(event: KeyboardEvent) {
    const to = isComposing(event) ? null : moveDay(active, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    const day = withinDays(to, min, max);
    follows.current = true;
    onActiveChange(day);
    onPass?.(day);
  }

  function dayButton(day: number) {
    const at = chinaMoment(day);
    const off = day < (min ?? day) || day > (max ?? day);
    const [first, last] = chosen ?? [Number.NaN, Number.NaN];
    const edge = day === first || day === last;
    const place = first === last ? undefined : day === first ? 'first' : day === last ? 'last' : undefined;
    return (
      <td key={day} data-between={day > first && day < last ? '' : undefined} data-edge={edge ? place : undefined}>
        <button
          type="button"
          tabIndex={day === active ? 0 : -1}
          aria-label={`${texts.day(at.year, at.month, at.day, at.weekday)}${day === today ? ` ${texts.today}` : ''}`}
          aria-pressed={edge}
          aria-current={day === today ? 'date' : undefined}
          disabled={off}
          onClick={() => onChoose(day)}
          onPointerEnter={() => onPass?.(day)}
        >
          {at.day}
        </button>
      </td>
    );
  }

  return (
    <Root>
      <Head>
        {onMonthChange === undefined ? null : (
          <>
            <IconButton aria-label={texts.previousYear} onClick={() => onMonthChange(addChinaMonths(month, -12))}>
              <ChevronsLeftIcon size={16} />
            </IconButton>
            <IconButton aria-label={texts.previousMonth} onClick={() => onMonthChange(addChinaMonths(month, -1))}>
              <ChevronLeftIcon size={16} />
            </IconButton>
          </>
        )}
        <strong aria-live="polite">{name}</strong>
        {onMonthChange === undefined ? null : (
          <>
            <IconButton aria-label={texts.nextMonth} onClick={() => onMonthChange(addChinaMonths(month, 1))}>
              <ChevronRightIcon size={16} />
            </IconButton>
            <IconButton aria-label={texts.nextYear} onClick={() => onMonthChange(addChinaMonths(month, 12))}>
              <ChevronsRightIcon size={16} />
            </IconButton>
          </>
        )}
      </Head>
      <Days ref={days} aria-label={name} onKeyDown={pressKey}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {texts.weekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                day >= month && day < end ? (
                  dayButton(day)
                ) : (
                  <td key={day} data-outside="" aria-hidden="true">
                    {chinaMoment(day).day}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Days>
    </Root>
  );
}
