'use client';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { findTyped, moveInList, notTyping, typeLetter } from '../hooks/listKeys.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { widestText } from './rowWindow.ts';
import { Opener, Panel, Row } from './Select.styles.ts';
import { selectTexts } from './Select.texts.ts';
import { useRowWindow } from './useRowWindow.ts';

/** An option of a list. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line, in small type. */
  note?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value?: Value | null | undefined;
  /** @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Name of the hidden input, for plain form submission. */
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Ref of the button, for focus and form libraries. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of many options, in a listbox that opens under the box. Typing selects the option that starts with the typed letters. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  size = 'md',
  disabled,
  name,
  onBlur,
  ref,
  ...rest
}: SelectProps<Value>) {
  const texts = useTexts('select', selectTexts);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLButtonElement>(null);
  const [current, change] = useFieldValue({
    value,
    defaultValue,
    // A reset to nothing has no value to report.
    onChange: (next) => (next === null ? undefined : onValueChange?.(next)),
    control: box,
  });
  const joined = useJoinedRef(box, ref);
  const panel = useRef<HTMLDivElement>(null);
  const typing = useRef(notTyping);
  const place = options.findIndex((option) => option.value === current);
  const rows = useMemo(() => options.map((option) => ({ text: option.label, disabled: option.disabled })), [options]);
  const { frame } = splitField(rest);
  useAnchoredPanel({ open, anchor: box, panel, matchWidth: true, onDismiss: () => setOpen(false) });
  const { from, to, windowed, rowPx, follow, reveal } = useRowWindow({
    open,
    count: options.length,
    active,
    list: panel,
  });
  const widest = useMemo(() => (windowed ? widestText(options.map(({ label }) => label)) : ''), [windowed, options]);

  function show(at: number) {
    setActive(at);
    setOpen(true);
  }

  function choose(at: number) {
    const option = options[at];
    setOpen(false);
    if (option === undefined || option.disabled === true || option.value === current) return;
    change(option.value);
  }

  function moveTo(at: number) {
    setActive(at);
    reveal(at);
  }

  function pressKey(event: KeyboardEvent) {
    const { key } = event;
    if (isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || (event.altKey && !key.startsWith('Arrow'))) return;
    const letters = typeLetter(typing.current, key, event.timeStamp);
    if (letters !== null) {
      typing.current = letters;
      event.preventDefault();
      const found = findTyped(rows, open ? active : place, letters);
      if (!open) show(found ?? place);
      else if (found !== null) moveTo(found);
      return;
    }
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (open) choose(active);
      else show(place);
      return;
    }
    if (key === 'Tab') {
      if (open) choose(active);
      return;
    }
    const to = moveInList(rows, open ? active : place, key);
    if (to === null) return;
    event.preventDefault();
    if (open) moveTo(to);
    else show(place === -1 ? to : place);
  }

  return (
    <FieldFrame {...frame}>
      {({ required, ...control }) => (
        <>
          <Opener
            {...control}
            ref={joined}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= from && active < to ? `${listId}-${active}` : undefined}
            aria-required={required || undefined}
            disabled={disabled}
            data-size={size}
            data-empty={place === -1 ? '' : undefined}
            onClick={() => (open ? setOpen(false) : show(place))}
            onKeyDown={pressKey}
            onBlur={onBlur}
          >
            <span data-part="value">{options[place]?.label ?? placeholder ?? texts.placeholder}</span>
            {open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </Opener>
          {open ? (
            <Panel
              {...keepPress}
              ref={panel}
              id={listId}
              aria-label={frame.label}
              data-windowed={windowed ? '' : undefined}
              data-notes={windowed && options.some(({ note }) => note !== undefined) ? '' : undefined}
              onScroll={follow}
            >
              {windowed ? (
                <span data-part="widest" aria-hidden="true">
                  {widest}
                </span>
              ) : null}
              {options.length === 0 ? <Row aria-disabled="true">{texts.empty}</Row> : null}
              {from > 0 ? <Space rows={from} rowPx={rowPx} /> : null}
              {options.slice(from, to).map((option, offset) => {
                const index = from + offset;
                return (
                  <Row
                    key={option.value}
                    id={`${listId}-${index}`}
                    aria-selected={index === place}
                    aria-disabled={option.disabled || undefined}
                    aria-setsize={windowed ? options.length : undefined}
                    aria-posinset={windowed ? index + 1 : undefined}
                    title={windowed ? option.label : undefined}
                    data-active={index === active ? '' : undefined}
                    onPointerMove={() => setActive(index)}
                    // Keep the focus in the box.
                    onPointerDown={(event) => event.preventDefault()}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      if (option.disabled !== true) choose(index);
                    }}
                  >
                    <span>
                      <span>{option.label}</span>
                      {option.note === undefined ? null : <small>{option.note}</small>}
                    </span>
                    {index === place ? <CheckIcon size={16} /> : null}
                  </Row>
                );
              })}
              {to < options.length ? <Space rows={options.length - to} rowPx={rowPx} /> : null}
            </Panel>
          ) : null}
          {name === undefined ? null : <input type="hidden" name={name} value={current ?? ''} disabled={disabled} />}
        </>
      )}
    </FieldFrame>
  );
}

/** The room of rows that are not rendered. */
function Space({ rows, rowPx }: { rows: number; rowPx: number }) {
  return <div role="presentation" style={{ '--space': `${rows * rowPx}px` } as CSSProperties} data-part="space" />;
}
