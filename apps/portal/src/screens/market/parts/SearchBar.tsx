import { appSearchMaxLength } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { SearchIcon } from '@lima-id/ui/icons';
import { type FormEvent, useEffect, useRef } from 'react';
import { listAddress } from './listAddress.ts';
import { Bar, Input } from './SearchBar.styles.ts';

interface SearchBarProps {
  /** What was looked for; another one takes the place of what is typed. */
  name: string;
  /** Called with what is looked for, without blanks at its ends; empty for everything. */
  onSearch: (name: string) => void;
}

/** The search over the app market: Chinese, pinyin or initials. Without scripts it leads to the list all the same. */
export function SearchBar({ name, onSearch }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);

  const shown = useRef(name);

  // Not by a new element: a person who has just pressed Enter stays in the field. What was typed before the page was hydrated stays too.
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (input.current !== null) input.current.value = name;
  }, [name]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  }

  return (
    <Bar>
      <form action={listAddress} onSubmit={search}>
        <SearchIcon size={20} />
        <Input
          ref={input}
          type="search"
          name="name"
          aria-label="搜索应用"
          defaultValue={name}
          maxLength={appSearchMaxLength}
          placeholder="搜索应用，如：赋码、点检、能耗"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">搜索</Button>
      </form>
    </Bar>
  );
}
