import {
  addChinaMonths,
  type CustomRangeVerdict,
  readCustomRange,
  readWrittenRange,
  startOfChinaDay,
  type TimeRange,
} from '@lima-id/domain';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { dayOf, monthOf, readTypedDate, todayAt, writeDay } from '../Calendar/calendarDays.ts';
import { OpenButton } from '../DatePicker/DatePicker.styles.ts';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useFieldNotes } from '../FieldFrame/useFieldNotes.tsx';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Group, Legend } from '../RadioGroup/RadioGroup.styles.ts';
import { Box, Panel } from './DateRangePicker.styles.ts';
import { dateRangePickerTexts } from './DateRangePicker.texts.ts';

export interface DateRangePickerProps extends Omit<FieldProps, 'ref'> {
  /** Whole days in China time, both inclusive; null while nothing is selected. */
  value: TimeRange | null;
  /** Called with a valid range of at most three months once both days are set. */
  onValueChange: (value: TimeRange) => void;
  /** Called with the error message when the typed range is refused, and with '' once it is valid. */
  onRefusal?: (sentence: string) => void;
  /** The current time, in ms since 1970 UTC; by default the system time when the calendar opens. */
  now?: number;
  required?: boolean;
  disabled?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLFieldSetElement>;
  /** Ref of the input of the first day, for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

type Edge = 'from' | 'to';
type Edges<Value> = Readonly<Record<Edge, Value>>;

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
  value,
  onValueChange,
  onRefusal,
  now,
  required = false,
  disabled = false,
  className,
  style,
  ref,
  inputRef,
  ...rest
}: DateRangePickerProps) {
  const texts = useTexts('dateRangePicker', dateRangePickerTexts);
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
  const start = useRef<HTMLInputElement>(null);
  const startRef = useJoinedRef(start, inputRef);
  const keyed = useRef(false);
  const shown = typed ?? edgesOf(value);
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

  /** Reports the range or the refusal; true when it is valid. */
  function offer(verdict: CustomRangeVerdict): boolean {
    if (!verdict.ok) {
      if (typed === null) setOwn(texts[verdict.reason]);
      else refuse(texts[verdict.reason]);
      return false;
    }
    refuse('');
    setTyped(null);
    if (value?.startTime !== verdict.range.startTime || value.endTime !== verdict.range.endTime) {
      onValueChange(verdict.range);
    }
    return true;
  }

  /** Parses the typed text; while moving from one day to the other, only checks that it is a day. */
  function read(onTheWay = false) {
    if (typed === null) return;
    const [from, to] = [dayOf(typed.from), dayOf(typed.to)];
    if (from !== null && to !== null) {
      if (!onTheWay) offer(readWrittenRange(from, to));
      return;
    }
    const unread = [typed.from, typed.to].some((text) => text.trim() !== '' && readTypedDate(text) === null);
    refuse(unread ? texts.unreadable : '');
    const tidy = (text: string) => readTypedDate(text)?.slice(0, 10) ?? text;
    setTyped({ from: tidy(typed.from), to: tidy(typed.to) });
  }

  function show() {
    const current = todayAt(now);
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
    } else if (offer(readCustomRange(first, day))) {
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
    if (event.key === 'Enter') {
      event.preventDefault();
      read();
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
        onBlur={(event) => read(leadsToOther(event))}
        onKeyDown={pressKey}
      />
    );
  }

  return (
    <Group {...data} ref={ref} className={className} style={style} aria-label={labelHidden ? label : undefined}>
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
        <Panel ref={panel} aria-label={texts.calendar(label)}>
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
