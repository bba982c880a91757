'use client';
import { startOfChinaDay } from '@lima-id/domain';
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { dayOf, monthOf, readTypedDate, withinDays, writeDay } from '../Calendar/calendarDays.ts';
import { useClock } from '../Countdown/useClock.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { typedIn } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Box, Input, OpenButton, Panel } from './DatePicker.styles.ts';
import { datePickerTexts } from './DatePicker.texts.ts';
import { TimeInput } from './TimeInput.tsx';

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD` in China time, followed by ` HH:mm` when `precision` is `minute`; or the typed text if it cannot be parsed. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the raw text on typing, and with the normalized form on blur if it can be parsed. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `minute` includes the time of day.
   * @default 'day'
   */
  precision?: 'day' | 'minute' | undefined;
  /** The first and the last day offered in the calendar, `YYYY-MM-DD`. Typed dates are not limited: validating them is up to the form. */
  min?: string | undefined;
  max?: string | undefined;
  /** The current time, in ms since 1970 UTC; by default that of the nearest `ClockProvider` when the calendar opens. */
  now?: number | undefined;
  placeholder?: string | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const midnight = '00:00';

/** A date, typed in any usual format or picked in a calendar. Days and times are in China time. */
export function DatePicker({
  value,
  defaultValue = '',
  onValueChange,
  precision = 'day',
  min,
  max,
  now,
  placeholder,
  size = 'md',
  disabled,
  name,
  onBlur,
  ref,
  ...rest
}: DatePickerProps) {
  const texts = useTexts('datePicker', datePickerTexts);
  const readNow = useClock();
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [text, setText] = useFieldValue({
    value,
    defaultValue,
    onChange: onValueChange,
    control: input,
    read: typedIn,
  });
  const [today, setToday] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [month, setMonth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const day = dayOf(text);
  const open = today !== null;
  const limits = { min: dayOf(min ?? '') ?? undefined, max: dayOf(max ?? '') ?? undefined };
  const time = readTypedDate(text)?.slice(11) || midnight;
  const { frame } = splitField(rest);
  useAnchoredPanel({ open, anchor: box, panel, onDismiss: (reason) => close(reason === 'escape') });

  function change(next: string) {
    if (next !== text) setText(next);
  }

  function write(at: number, clock: string) {
    change(precision === 'minute' ? `${writeDay(at)} ${clock}` : writeDay(at));
  }

  /** Normalizes the typed text; what cannot be parsed stays unchanged. */
  function tidy() {
    const written = readTypedDate(text);
    if (written === null) return;
    change(precision === 'day' ? written.slice(0, 10) : written.length > 10 ? written : `${written} ${midnight}`);
  }

  function show() {
    const current = startOfChinaDay(now ?? readNow());
    const at = withinDays(day ?? current, limits.min, limits.max);
    setToday(current);
    setActive(at);
    setMonth(monthOf(at));
  }

  function close(returns: boolean) {
    setToday(null);
    if (returns) button.current?.focus();
  }

  function choose(at: number) {
    write(at, time);
    if (precision === 'day') close(true);
    else setActive(at);
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') tidy();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) show();
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <Box ref={box}>
            <Input
              {...control}
              ref={joined}
              type="text"
              name={name}
              value={text}
              disabled={disabled}
              data-size={size}
              placeholder={placeholder ?? (precision === 'day' ? texts.placeholder : texts.placeholderMinute)}
              autoComplete="off"
              onChange={(event) => change(event.currentTarget.value)}
              onKeyDown={pressKey}
              onBlur={(event) => {
                tidy();
                onBlur?.(event);
              }}
            />
            <OpenButton
              ref={button}
              aria-label={texts.open(frame.label)}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              disabled={disabled}
              onClick={() => (open ? close(true) : show())}
            >
              <CalendarIcon size={16} />
            </OpenButton>
          </Box>
          {today === null ? null : (
            <Panel {...keepPress} ref={panel} id={panelId} aria-label={texts.calendar(frame.label)}>
              <Calendar
                month={month}
                onMonthChange={(next) => {
                  setMonth(next);
                  setActive(withinDays(next, limits.min, limits.max));
                }}
                active={active}
                onActiveChange={(at) => {
                  setActive(at);
                  setMonth(monthOf(at));
                }}
                chosen={day === null ? null : [day, day]}
                onChoose={choose}
                today={today}
                min={limits.min}
                max={limits.max}
                takesFocus
              />
              <div data-part="foot">
                {precision === 'minute' ? (
                  <label>
                    <span>{texts.time}</span>
                    <TimeInput value={time} onValueChange={(clock) => write(day ?? active, clock)} />
                  </label>
                ) : null}
                <Button
                  variant="text"
                  size="sm"
                  disabled={withinDays(today, limits.min, limits.max) !== today}
                  onClick={() => choose(today)}
                >
                  {texts.today}
                </Button>
              </div>
            </Panel>
          )}
        </>
      )}
    </FieldFrame>
  );
}
