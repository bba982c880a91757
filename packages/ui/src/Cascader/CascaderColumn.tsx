import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { findTyped, moveInList, notTyping, typeLetter } from '../hooks/listKeys.ts';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Row } from '../Select/Select.styles.ts';
import { Back, List } from './Cascader.styles.ts';
import { cascaderTexts } from './Cascader.texts.ts';
import type { LevelList } from './useLevels.ts';

export interface CascaderColumnProps {
  /** From 1, the highest. */
  level: number;
  name: string;
  /** Undefined until it was asked for. */
  list: LevelList | undefined;
  chosen: string | undefined;
  /** Choosing here ends the way. */
  lowest: boolean;
  /** The focus comes here when the list is there. */
  takesFocus: boolean;
  onChoose(code: string): void;
  onRetry(): void;
  /** An arrow key leads to the column beside. */
  onMove(step: 1 | -1): void;
  /** The way back, where one column is shown at a time. */
  onBack: (() => void) | undefined;
}

/** One level of a cascader: a list in which the keyboard moves up and down, and sideways to its neighbours. */
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

  // At once: a dialog around the panel takes a focus for itself that is nowhere, and the panel closes with it. Where one column is shown at
  // a time, the choice that led here is out of sight and cannot keep the focus.
  useLayoutEffect(() => {
    if (!takesFocus || state !== 'loading') return;
    if (document.activeElement?.getClientRects().length === 0) column.current?.focus();
  }, [takesFocus, state]);

  // When the list arrives or the column becomes the one in use, once the panel is shown; a choice made here leads on.
  useEffect(() => {
    if (!takesFocus || state === 'loading') return;
    const rows = column.current?.querySelectorAll<HTMLElement>('[role="option"]');
    rows?.[Math.max(place, 0)]?.focus();
  }, [takesFocus, state, place]);

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const active = rows.findIndex((row) => row === document.activeElement);
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
          {texts.back}
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
