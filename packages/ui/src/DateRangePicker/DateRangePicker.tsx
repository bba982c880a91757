'use client';
import {
  addChinaMonths,
  type CustomRangeVerdict,
  readCustomRange,
  startOfChinaDay,
  type TimeRange,
} from '@lima-id/domain';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { dayOf, monthOf, readTypedDate, writeDay } from '../Calendar/calendarDays.ts';
import { useClock } from '../Countdown/useClock.ts';
import { OpenButton } from '../DatePicker/DatePicker.styles.ts';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useFieldNotes } from '../FieldFrame/useFieldNotes.tsx';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useFieldRefusal } from '../hooks/useFieldRefusal.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { useHydratedValue } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Group, Legend } from '../RadioGroup/RadioGroup.styles.ts';
import { Box, Panel } from './DateRangePicker.styles.ts';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';
import { type Edge, type Edges, readTypedRange } from './typedRange.ts';

export interface DateRangePickerProps extends Omit<FieldProps, 'rootRef'> {
  /** Whole days in China time, both inclusive; null while nothing is selected. */
  value: TimeRange | null | undefined;
  /** Called with a valid range of at most three months once both days are set, and with null once both have been emptied. */
  onValueChange: (value: TimeRange | null) => void;
  /** Called with the error message when the typed range is refused, and with '' once it is valid or reset. */
  onRefusal?: ((sentence: string) => void) | undefined;
  /** The current time, in ms since 1970 UTC; by default that of the nearest `ClockProvider` when the calendar opens. */
  now?: number | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Called when the focus leaves both fields and the calendar. */
  onBlur?: (() => void) | undefined;
  /** Ref of the root element. */
  rootRef?: Ref<HTMLFieldSetElement> | undefined;
  /** Ref of the input of the first day, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Between the two texts as one: a text field has no line breaks. */
const betweenEdges = '\n';

function edgesIn(text: string): Edges<string> {
  const [from = '', to = ''] = text.split(betweenEdges);
  return { from, to };
}

const edgesOf = (value: TimeRange | null): Edges<string> =>
  value === null ? { from: '', to: '' } : { from: writeDay(value.startTime), to: writeDay(value.endTime) };

/**
 * A range of whole days, typed or picked in a calendar of two months. A range that the rules refuse is not reported: the error message
 * gives the reason, and the typed text stays.
 */
export function DateRangePicker({
  label,
  labelHidden = false,
  description,
  error,
  value: given,
  onValueChange,
  onRefusal,
  now,
  required = false,
  disabled = false,
  onBlur,
  className,
  style,
  rootRef,
  ref,
  ...rest
}: DateRangePickerProps) {
  const texts = useTexts('dateRangePicker', dateRangePickerTexts);
  const readNow = useClock();
  const start = useRef<HTMLInputElement>(null);
  const startRef = useJoinedRef(start, ref);
  const [value, change] = useFieldValue<TimeRange | null, HTMLInputElement>({
    // A form may have no value yet.
    value: given ?? null,
    defaultValue: null,
    onChange: onValueChange,
    control: start,
  });
  const [typed, setTyped] = useState<Edges<string> | null>(null);
  const [own, setOwn] = useState('');
  const [today, setToday] = useState<number | null>(null);
  const [month, setMonth] = useState(0);
  const [active, setActive] = useState(0);
  const [first, setFirst] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const edges = value === null ? '' : `${value.startTime}-${value.endTime}`;
  const [drawn, setDrawn] = useState(edges);
  // The caller set another range, or none: what was typed and refused belongs to the one before.
  if (drawn !== edges) {
    setDrawn(edges);
    setTyped(null);
    setOwn('');
  }
  useFormReset(start, () => {
    setTyped(null);
    refuse('');
  });
  useFieldRefusal(typed === null || disabled ? '' : refusalOf(typed));
  const keyed = useRef(false);
  const rendered = typed ?? edgesOf(value);
  const found = useHydratedValue({
    control: box,
    read: (element) => [...element.querySelectorAll('input')].map((input) => input.value).join(betweenEdges),
    rendered: `${rendered.from}${betweenEdges}${rendered.to}`,
    onRead(text) {
      const next = edgesIn(text);
      setTyped(next);
      // Otherwise read when the field is left.
      if (box.current?.contains(activeElementNear(box.current)) !== true) read(next);
    },
  });
  const shown = found === null ? rendered : edgesIn(found.value);
  const open = today !== null;
  const sentence = own === '' ? (error ?? '') : own;
  const { failed, describedBy, notes } = useFieldNotes({ error: sentence, description });
  const { data } = splitData(rest);
  useAnchoredPanel({ open, anchor: box, panel, onDismiss: (reason) => close(reason === 'escape') });

  // The day may be in the other month, or the visible months may have changed.
  useEffect(() => {
    if (keyed.current) panel.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    keyed.current = false;
  }, [active]);

  function refuse(next: string) {
    setOwn(next);
    if (next !== own) onRefusal?.(next);
  }

  /** Why typed days are no range; '' when they are one, and when there are none. */
  function refusalOf(text: Edges<string>): string {
    const range = readTypedRange(text);
    if (range.kind === 'days') return range.verdict.ok ? '' : texts[range.verdict.reason];
    return range.kind === 'empty' ? '' : texts[range.kind];
  }

  /** Reports the range or the refusal; true when it is valid. */
  function offer(verdict: CustomRangeVerdict, isTyped: boolean): boolean {
    if (!verdict.ok) {
      if (!isTyped) setOwn(texts[verdict.reason]);
      else refuse(texts[verdict.reason]);
      return false;
    }
    refuse('');
    setTyped(null);
    if (value?.startTime !== verdict.range.startTime || value.endTime !== verdict.range.endTime) {
      change(verdict.range);
    }
    return true;
  }

  /** Parses the typed text and reports a range, or that there is none; while moving from one day to the other, only checks that it is a day. */
  function read(text: Edges<string> | null, onTheWay = false) {
    if (text === null) return;
    const range = readTypedRange(text);
    if (range.kind === 'days') {
      if (!onTheWay) offer(range.verdict, true);
      return;
    }
    refuse(range.kind === 'unreadable' ? texts.unreadable : '');
    const tidy = (day: string) => readTypedDate(day)?.slice(0, 10) ?? day;
    setTyped({ from: tidy(text.from), to: tidy(text.to) });
    if (range.kind === 'empty' && value !== null && !onTheWay) change(null);
  }

  function show() {
    const current = startOfChinaDay(now ?? readNow());
    const at = dayOf(shown.from) ?? current;
    setToday(current);
    setActive(at);
    setMonth(monthOf(at));
    setFirst(null);
  }

  function close(returns: boolean) {
    setToday(null);
    if (returns) button.current?.focus();
  }

  function choose(day: number) {
    setActive(day);
    if (first === null) {
      setFirst(day);
      setPassed(day);
      setOwn('');
    } else if (offer(readCustomRange(first, day), typed !== null)) {
      close(true);
    } else {
      setFirst(null);
    }
  }

  function turnTo(next: number) {
    setMonth(next);
    setActive(next);
  }

  /** One of the two visible months follows the focus. */
  function moveTo(day: number) {
    keyed.current = true;
    setActive(day);
    const to = monthOf(day);
    if (to < month) setMonth(to);
    else if (to > second) setMonth(addChinaMonths(to, -1));
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      read(typed);
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) show();
  }

  const second = addChinaMonths(month, 1);
  const chosen: readonly [number, number] | null =
    first !== null
      ? [Math.min(first, passed), Math.max(first, passed)]
      : value === null
        ? null
        : [value.startTime, startOfChinaDay(value.endTime)];
  const months = {
    active,
    onActiveChange: moveTo,
    chosen,
    onChoose: choose,
    onPass: setPassed,
    today: today ?? 0,
  };

  function leadsToOther({ relatedTarget }: FocusEvent): boolean {
    return relatedTarget instanceof HTMLInputElement && box.current?.contains(relatedTarget) === true;
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  function input(edge: Edge) {
    return (
      <input
        ref={edge === 'from' ? startRef : undefined}
        type="text"
        aria-label={texts[edge]}
        aria-invalid={failed || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={shown[edge]}
        disabled={disabled}
        onChange={(event) => setTyped({ ...shown, [edge]: event.currentTarget.value })}
        onBlur={(event) => read(typed, leadsToOther(event))}
        onKeyDown={pressKey}
      />
    );
  }

  return (
    <Group
      {...data}
      ref={rootRef}
      className={className}
      style={style}
      aria-label={labelHidden ? label : undefined}
      onBlur={leave}
    >
      {labelHidden ? null : <Legend data-required={required ? '' : undefined}>{label}</Legend>}
      <Box ref={box} data-failed={failed ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        {input('from')}
        <span data-part="until">{texts.until}</span>
        {input('to')}
        <OpenButton
          ref={button}
          aria-label={texts.open(label)}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={() => (open ? close(true) : show())}
        >
          <CalendarIcon size={16} />
        </OpenButton>
      </Box>
      {open ? (
        <Panel {...keepPress} ref={panel} aria-label={texts.calendar(label)}>
          <div data-part="months">
            <Calendar {...months} month={month} onMonthChange={turnTo} takesFocus />
            <Calendar {...months} month={second} />
          </div>
          <output data-part="hint" data-failed={own === '' ? undefined : ''}>
            {own === '' ? (first === null ? texts.chooseFirst : texts.chooseLast) : own}
          </output>
        </Panel>
      ) : null}
      {notes}
    </Group>
  );
}
