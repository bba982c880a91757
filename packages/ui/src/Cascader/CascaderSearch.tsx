'use client';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { moveInList } from '../hooks/listKeys.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Row } from '../Select/Select.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { List, Search } from './Cascader.styles.ts';
import { cascaderTexts } from './Cascader.texts.ts';
import type { CascaderPath } from './useLevels.ts';

export interface CascaderSearchProps {
  label: string;
  find(text: string): Promise<readonly CascaderPath[]>;
  /** Shown and announced when nothing was found. */
  noneFound: string;
  onChoose(path: CascaderPath): void;
  /** The columns, shown while the search is empty. */
  children: ReactNode;
}

/** What was found, and by which text; `failed` when the search was rejected. */
interface Found {
  text: string;
  paths: readonly CascaderPath[];
  failed: boolean;
}

const nothing: Found = { text: '', paths: [], failed: false };

/**
 * Searches whole paths by a part of a name; while the search is not empty, the results replace the columns. What an input method composes
 * is searched once it is taken.
 */
export function CascaderSearch({ label, find, noneFound, onChoose, children }: CascaderSearchProps) {
  const texts = useTexts('cascader', cascaderTexts);
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [found, setFound] = useState(nothing);
  const latest = useRef(find);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    let current = true;
    latest.current(text).then(
      (answer) => current && setFound({ text, paths: answer, failed: false }),
      () => current && setFound({ text, paths: [], failed: true }),
    );
    return () => {
      current = false;
    };
  }, [text]);
  const searching = text.trim() !== '';
  const { paths, failed } = found;
  const isAwaited = found.text !== text;
  const none = failed ? texts.searchFailed : noneFound;

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = currentTarget.value;
    setTyped(next);
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) setText(next);
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const active = rows.findIndex((row) => row === activeElementNear(list.current));
    if (event.key === 'Enter') {
      // Also without results: a form around the panel is not sent from its search.
      event.preventDefault();
      // Until the answer comes, the first result is that of another text.
      if (active !== -1 || !isAwaited) rows[Math.max(active, 0)]?.click();
      return;
    }
    // Home and End belong to the text field while typing.
    if (active === -1 && event.key !== 'ArrowDown') return;
    const to = moveInList(
      rows.map((row) => ({ text: row.textContent ?? '' })),
      active,
      event.key,
    );
    if (to === null) return;
    event.preventDefault();
    rows[to]?.focus();
  }

  return (
    <>
      <Search onKeyDown={pressKey}>
        <SearchIcon size={16} />
        <input
          type="text"
          aria-label={texts.searchLabel(label)}
          placeholder={texts.search}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={change}
          onCompositionEnd={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Search>
      {searching ? (
        <List
          ref={list}
          aria-label={texts.searchLabel(label)}
          data-found=""
          hidden={paths.length === 0}
          onKeyDown={pressKey}
        >
          {paths.map((path) => (
            <Row key={path.map(({ code }) => code).join('/')} aria-selected={false} onClick={() => onChoose(path)}>
              <span>{path.map(({ name }) => name).join(' / ')}</span>
            </Row>
          ))}
        </List>
      ) : (
        children
      )}
      {searching && paths.length === 0 ? <p data-part="none">{isAwaited ? texts.loading : none}</p> : null}
      <VisuallyHidden as="output">
        {!searching || isAwaited ? '' : paths.length === 0 ? none : texts.found(paths.length)}
      </VisuallyHidden>
    </>
  );
}
