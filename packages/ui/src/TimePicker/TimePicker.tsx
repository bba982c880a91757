'use client';
import { chinaMoment } from '@lima-id/domain';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useClock } from '../Countdown/useClock.ts';
import { Box, Input } from '../DatePicker/DatePicker.styles.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useFieldRefusal } from '../hooks/useFieldRefusal.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { typedIn } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { ClockIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { isOvernight, isWithin, type TimeLimits, wholeDay } from './columnTimes.ts';
import { TimeColumns } from './TimeColumns.tsx';
import { OpenButton, Panel } from './TimePicker.styles.ts';
import { timePickerTexts } from './TimePicker.texts.ts';
import { readTypedTime, type TimeOfDay, writeTime } from './typedTime.ts';

export interface TimePickerProps extends FieldProps {
  /** `HH:mm`, or `HH:mm:ss` with `seconds`; or the typed text if it cannot be read. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the raw text on typing, and with the written form on blur if it can be read. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The time includes seconds.
   * @default false
   */
  seconds?: boolean | undefined;
  /**
   * Minutes between the rows of the panel. Any minute can be typed.
   * @default seconds ? 1 : 5
   */
  minuteStep?: number | undefined;
  /**
   * The first and the last allowed time, `HH:mm` or `HH:mm:ss`; a first one after the last spans midnight. Others are disabled in the panel, and
   * get an error when they are typed.
   */
  min?: string | undefined;
  max?: string | undefined;
  /** The current time, in ms since 1970 UTC; by default that of the nearest `ClockProvider` when the panel opens. */
  now?: number | undefined;
  placeholder?: string | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /** A required field cannot be cleared in the panel. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const example: TimeOfDay = { hour: 15, minute: 5, second: 30 };

function limitOf(text: string | undefined, otherwise: TimeOfDay): TimeOfDay {
  const typed = readTypedTime(text ?? '');
  return typed.ok ? typed.time : otherwise;
}

/** A time of day on a clock of 24 hours, typed or pasted in any usual form or chosen in columns. */
export function TimePicker({
  value,
  defaultValue = '',
  onValueChange,
  seconds = false,
  minuteStep = seconds ? 1 : 5,
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
}: TimePickerProps) {
  const texts = useTexts('timePicker', timePickerTexts);
  const readNow = useClock();
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [text, setText] = useFieldValue({
    value,
    defaultValue,
    onChange: onValueChange,
    control: input,
    read: typedIn,
  });
  const [isTyping, setTyping] = useState(false);
  const [current, setCurrent] = useState<TimeOfDay | null>(null);
  const open = current !== null;
  const limits: TimeLimits = { min: limitOf(min, wholeDay.min), max: limitOf(max, wholeDay.max) };
  const typed = readTypedTime(text);
  const { frame } = splitField(rest);
  useAnchoredPanel({ open, anchor: box, panel, onDismiss: (reason) => close(reason === 'escape') });

  function change(next: string) {
    if (next !== text) setText(next);
  }

  function write(time: TimeOfDay) {
    setTyping(false);
    change(writeTime(time, seconds));
  }

  /** Writes what was typed in its usual form; what cannot be read stays as it is. */
  function tidy() {
    setTyping(false);
    if (typed.ok) write(typed.time);
  }

  function show() {
    setCurrent(chinaMoment(now ?? readNow()));
  }

  function close(returns: boolean) {
    setCurrent(null);
    if (returns) button.current?.focus();
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') tidy();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) show();
  }

  /** A pasted time replaces the whole text at once. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const pasted = readTypedTime(event.clipboardData.getData('text'));
    if (!pasted.ok || selectionStart !== 0 || selectionEnd !== before.length) return;
    event.preventDefault();
    write(pasted.time);
  }

  /** Why the text is no allowed time, and what to do; undefined while it is typed. */
  function refusal(): string | undefined {
    if (isTyping || text.trim() === '') return undefined;
    if (!typed.ok)
      return typed.reason === 'impossible' ? texts.impossible : texts.unreadable(writeTime(example, seconds));
    if (isWithin(typed.time, limits)) return undefined;
    const [first, last] = [limits.min, limits.max].map((limit) => writeTime(limit, seconds || limit.second > 0));
    if (max === undefined) return texts.tooEarly(first ?? '');
    if (min === undefined) return texts.tooLate(last ?? '');
    return (isOvernight(limits) ? texts.outsideNight : texts.outside)(first ?? '', last ?? '');
  }

  const ownError = refusal();
  useFieldRefusal(disabled === true ? '' : (ownError ?? ''));
  const clock = current ?? wholeDay.min;
  return (
    <FieldFrame {...frame} error={ownError ?? frame.error}>
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
              placeholder={placeholder ?? (seconds ? texts.placeholderSeconds : texts.placeholder)}
              autoComplete="off"
              onChange={(event) => {
                setTyping(true);
                change(event.currentTarget.value);
              }}
              onPaste={paste}
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
              <ClockIcon size={16} />
            </OpenButton>
          </Box>
          {open ? (
            <Panel {...keepPress} ref={panel} id={panelId} aria-label={texts.panel(frame.label)}>
              <TimeColumns
                time={typed.ok ? typed.time : null}
                start={isWithin(clock, limits) ? clock : limits.min}
                limits={limits}
                minuteStep={minuteStep}
                seconds={seconds}
                onChoose={(time, isLast) => {
                  write(time);
                  if (isLast) close(true);
                }}
              />
              <div data-part="foot">
                {text === '' || control.required ? null : (
                  <Button
                    variant="text"
                    size="sm"
                    onClick={() => {
                      change('');
                      close(true);
                    }}
                  >
                    {texts.clear}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="sm"
                  disabled={!isWithin(clock, limits)}
                  onClick={() => {
                    write(chinaMoment(now ?? readNow()));
                    close(true);
                  }}
                >
                  {texts.now}
                </Button>
              </div>
            </Panel>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
