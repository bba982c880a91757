import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { dayOf, monthOf, readTypedDate, todayAt, withinDays, writeDay } from '../Calendar/calendarDays.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Box, Input, OpenButton, Panel } from './DatePicker.styles.ts';
import { datePickerTexts } from './DatePicker.texts.ts';
import { TimeInput } from './TimeInput.tsx';

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD` in China, with ` HH:mm` behind it when `precision` is `minute`; or what was typed and cannot be read. */
  value?: string;
  defaultValue?: string;
  /** Called with what is typed as it is, and with the written form once it can be read and the field is left. */
  onValueChange?: (value: string) => void;
  /** `minute` asks for the time of day as well. */
  precision?: 'day' | 'minute';
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. What is typed is not held to them: that is the form's check. */
  min?: string;
  max?: string;
  /** The moment that counts as now, in ms since 1970 UTC; the clock's when the calendar opens. */
  now?: number;
  placeholder?: string;
  size?: 'md' | 'lg';
  required?: boolean;
  disabled?: boolean;
  name?: string;
  id?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

const midnight = '00:00';

/** A date, typed the way people write dates or chosen in a calendar. Days and times are those of China. */
export function DatePicker({
  label,
  labelHidden,
  description,
  error,
  value,
  defaultValue = '',
  onValueChange,
  precision = 'day',
  min,
  max,
  now,
  placeholder,
  size = 'md',
  required,
  disabled,
  name,
  id,
  onBlur,
  className,
  style,
  ref,
  inputRef,
  ...rest
}: DatePickerProps) {
  const texts = useTexts('datePicker', datePickerTexts);
  const panelId = useId();
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
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
  const { data } = splitData(rest);
  useAnchoredPanel({ open, anchor: box, panel, onDismiss: (reason) => close(reason === 'escape') });

  function change(next: string) {
    if (next !== text) setText(next);
  }

  function write(at: number, clock: string) {
    change(precision === 'minute' ? `${writeDay(at)} ${clock}` : writeDay(at));
  }

  /** What was typed, in its written form; what cannot be read stays as it is. */
  function tidy() {
    const written = readTypedDate(text);
    if (written === null) return;
    change(precision === 'day' ? written.slice(0, 10) : written.length > 10 ? written : `${written} ${midnight}`);
  }

  function show() {
    const current = todayAt(now);
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
    if (event.key === 'Enter') tidy();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) show();
  }

  return (
    <FieldFrame
      {...{ label, labelHidden, description, error, required, className, style, ref, id, data }}
      describedBy={undefined}
    >
      {(control) => (
        <>
          <Box ref={box}>
            <Input
              {...control}
              ref={inputRef}
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
              type="button"
              aria-label={texts.open(label)}
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
            <Panel ref={panel} id={panelId} aria-label={texts.calendar(label)}>
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
                    {texts.time}
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
