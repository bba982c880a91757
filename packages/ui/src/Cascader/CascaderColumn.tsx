'use client';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { findTyped, moveInList, notTyping, typeLetter } from '../hooks/listKeys.ts';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Row } from '../Select/Select.styles.ts';
import { Back, List } from './Cascader.styles.ts';
import { cascaderTexts } from './Cascader.texts.ts';
import type { LevelList } from './useLevels.ts';

export interface CascaderColumnProps {
  /** From 1, the highest level. */
  level: number;
  name: string;
  /** Undefined until requested. */
  list: LevelList | undefined;
  chosen: string | undefined;
  /** Choosing here completes the path. */
  lowest: boolean;
  /** Focus this column when the list has loaded. */
  takesFocus: boolean;
  onChoose(code: string): void;
  onRetry(): void;
  /** An arrow key moves to the neighbouring column. */
  onMove(step: 1 | -1): void;
  /** Goes back, where one column is shown at a time. */
  onBack: (() => void) | undefined;
}

/** One level of a cascader: a listbox with vertical arrow keys inside and horizontal ones to the neighbouring columns. */
export function CascaderColumn({
  level,
  name,
  list,
  chosen,
  lowest,
  takesFocus,
  onChoose,
  onRetry,
  onMove,
  onBack,
}: CascaderColumnProps) {
  const texts = useTexts('cascader', cascaderTexts);
  const column = useRef<HTMLDivElement>(null);
  const typing = useRef(notTyping);
  const state = list?.state ?? 'loading';
  const options = list?.options ?? [];
  const place = options.findIndex(({ code }) => code === chosen);

  // Synchronously: a surrounding dialog would grab a lost focus, and the panel would close. Where one column is shown at a time, the option
  // that led here is hidden and cannot keep the focus.
  useLayoutEffect(() => {
    if (!takesFocus || state !== 'loading') return;
    if (activeElementNear(column.current)?.getClientRects().length === 0) column.current?.focus();
  }, [takesFocus, state]);

  // When the list arrives or the column becomes current, once the panel is shown; a choice made here moves on.
  useEffect(() => {
    if (!takesFocus || state === 'loading') return;
    const rows = column.current?.querySelectorAll<HTMLElement>('[role="option"]');
    rows?.[Math.max(place, 0)]?.focus();
  }, [takesFocus, state, place]);

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event)) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const active = rows.findIndex((row) => row === activeElementNear(row));
    const { key } = event;
    const letters = typeLetter(typing.current, key, event.timeStamp);
    if (letters !== null) typing.current = letters;
    const named = options.map((option) => ({ text: option.name }));
    const to = letters === null ? moveInList(named, active, key) : findTyped(named, active, letters);
    if (to !== null) rows[to]?.focus();
    else if (key === 'ArrowRight' && active === place) onMove(1);
    else if (key === 'ArrowRight' && !lowest) rows[active]?.click();
    else if (key === 'ArrowLeft') onMove(-1);
    else if (key === 'Enter' || key === ' ') rows[active]?.click();
    else return;
    event.preventDefault();
  }

  return (
    <div ref={column} data-part="column" data-column={level} tabIndex={-1}>
      {onBack === undefined ? null : (
        <Back type="button" onClick={onBack}>
          <ChevronLeftIcon size={16} />
          <span>{texts.back}</span>
        </Back>
      )}
      {state === 'ready' && options.length > 0 ? (
        <List aria-label={name} onKeyDown={pressKey}>
          {options.map((option, index) => (
            <Row
              key={option.code}
              tabIndex={index === Math.max(place, 0) ? 0 : -1}
              aria-selected={option.code === chosen}
              onClick={() => onChoose(option.code)}
            >
              <span>{option.name}</span>
              {lowest ? option.code === chosen ? <CheckIcon size={16} /> : null : <ChevronRightIcon size={16} />}
            </Row>
          ))}
        </List>
      ) : (
        <output aria-label={name}>
          {state === 'failed' ? (
            <button type="button" onClick={onRetry}>
              {texts.failed}
            </button>
          ) : state === 'loading' ? (
            texts.loading
          ) : (
            texts.empty
          )}
        </output>
      )}
    </div>
  );
}
