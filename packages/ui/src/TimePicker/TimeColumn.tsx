'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { findTyped, moveInList, notTyping, typeLetter } from '../hooks/listKeys.ts';
import type { TimeRow } from './columnTimes.ts';
import { List, Row } from './TimePicker.styles.ts';

interface TimeColumnProps {
  /** What the figures count: 时. */
  name: string;
  rows: readonly TimeRow[];
  chosen: number | null;
  /** The row in the middle while none is chosen. */
  start: number;
  onChoose(value: number): void;
  /** An arrow key moves to the neighbouring column. */
  onMove(step: 1 | -1): void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** One unit of a time: a listbox whose chosen row stands in the middle. */
export function TimeColumn({ name, rows, chosen, start, onChoose, onMove }: TimeColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const typing = useRef(notTyping);
  const wanted = rows.findIndex(({ value, disabled }) => value >= (chosen ?? start) && !disabled);
  const stop = wanted === -1 ? rows.map(({ disabled }) => !disabled).lastIndexOf(true) : wanted;
  const optionsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  // Once the panel is shown, which has no layout before.
  useEffect(() => {
    const [element, row] = [list.current, optionsOf()[stop]];
    if (element === null || row === undefined) return;
    element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
    // Once: a choice does not move the rows under the pointer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const options = optionsOf();
    const active = options.findIndex((option) => option === activeElementNear(option));
    const texts = rows.map(({ value, disabled }) => ({ text: two(value), disabled }));
    const letters = typeLetter(typing.current, key, event.timeStamp);
    if (letters !== null) typing.current = letters;
    const to = letters === null ? moveInList(texts, active, key) : findTyped(texts, active, letters);
    if (to !== null) options[to]?.focus();
    // Times are read from left to right in every language.
    else if (key === 'ArrowRight') onMove(1);
    else if (key === 'ArrowLeft') onMove(-1);
    else if (key === 'Enter' || key === ' ') options[active]?.click();
    else return;
    event.preventDefault();
  }

  return (
    <div data-part="column">
      <div data-part="unit" aria-hidden="true">
        {name}
      </div>
      <List ref={list} aria-label={name} onKeyDown={pressKey}>
        {rows.map(({ value, disabled }, index) => (
          <Row
            key={value}
            tabIndex={index === stop ? 0 : -1}
            aria-selected={value === chosen}
            aria-disabled={disabled || undefined}
            onMouseDown={(event) => {
              // A press on it moves no focus.
              if (disabled) event.preventDefault();
            }}
            onClick={() => {
              if (!disabled) onChoose(value);
            }}
          >
            {two(value)}
          </Row>
        ))}
      </List>
    </div>
  );
}
