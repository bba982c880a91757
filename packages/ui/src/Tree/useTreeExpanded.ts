'use client';
import { useMemo, useState } from 'react';
import { useControlled } from '../hooks/useControlled.ts';

interface ExpandedOptions {
  expanded: readonly string[] | undefined;
  defaultExpanded: () => readonly string[];
  onExpandedChange: ((ids: string[]) => void) | undefined;
  search: string;
  /** What the search opens. */
  found: ReadonlySet<string> | null;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Which nodes are expanded. A search opens the way to its matches without changing that: what it opened can be collapsed until the search
 * text changes, and is as before when the search ends.
 */
export function useTreeExpanded({ expanded, defaultExpanded, onExpandedChange, search, found }: ExpandedOptions) {
  const [ids, setIds] = useControlled<readonly string[], string[]>({
    value: expanded,
    defaultValue: defaultExpanded,
    onChange: onExpandedChange,
  });
  const [closed, setClosed] = useState<{ search: string; ids: ReadonlySet<string> }>({ search, ids: nothing });
  const own = useMemo(() => new Set(ids), [ids]);
  const opened = found ?? nothing;
  const closedNow = found !== null && closed.search === search ? closed.ids : nothing;

  function expand(added: readonly string[]) {
    if (added.some((id) => closedNow.has(id)))
      setClosed({ search, ids: new Set([...closedNow].filter((id) => !added.includes(id))) });
    const next = added.filter((id) => !own.has(id) && !opened.has(id));
    if (next.length > 0) setIds([...ids, ...next]);
  }

  function collapse(id: string) {
    if (opened.has(id)) setClosed({ search, ids: new Set([...closedNow, id]) });
    if (own.has(id)) setIds(ids.filter((one) => one !== id));
  }

  /** Changes with what is expanded, so that rows can be memoized. */
  const isOpen = useMemo(
    () => (id: string) => (own.has(id) || opened.has(id)) && !closedNow.has(id),
    [own, opened, closedNow],
  );
  return { isOpen, expand, collapse };
}
