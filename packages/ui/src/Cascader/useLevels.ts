'use client';
import { type LevelChoice, type LevelRequest, levelRequests, levels } from '@lima-id/domain';
import { useEffect, useRef, useState } from 'react';

/** An option of one level. */
export interface CascaderOption {
  code: string;
  name: string;
}

/** State of the list below a code. */
export interface LevelList {
  state: 'loading' | 'ready' | 'failed';
  options: readonly CascaderOption[];
}

type Lists = Readonly<Record<string, LevelList>>;

/** A complete path from the highest level down. */
export type CascaderPath = readonly CascaderOption[];

const none: readonly CascaderOption[] = [];

/** Every path through the loaded lists, down to the lowest loaded level. */
export function knownPaths(lists: Lists, root: string): CascaderPath[] {
  const options = lists[root]?.options ?? none;
  return options.flatMap((option) => {
    const below = knownPaths(lists, option.code);
    return [[option], ...below.map((path) => [option, ...path])];
  });
}

/** Whether options exist that no loaded list has: a list above the lowest level has not been loaded. */
export function hasUnloaded(lists: Lists, root: string, level: number = levels[0]): boolean {
  const list = lists[root];
  if (list?.state !== 'ready') return true;
  return level < levels.length && list.options.some(({ code }) => hasUnloaded(lists, code, level + 1));
}

/** The lists of dependent levels, each loaded once: those needed to display the value, and a failed one again on retry. */
export function useLevels(
  choice: LevelChoice,
  needed: boolean,
  load: (request: LevelRequest) => Promise<readonly CascaderOption[]>,
) {
  const [lists, setLists] = useState<Lists>({});
  const asked = useRef(new Set<string>());
  const alive = useRef(true);

  function ask(request: LevelRequest) {
    const { parentCode } = request;
    if (asked.current.has(parentCode)) return;
    asked.current.add(parentCode);
    const put = (list: LevelList) => {
      if (alive.current) setLists((before) => ({ ...before, [parentCode]: list }));
    };
    put({ state: 'loading', options: none });
    load(request).then(
      (options) => put({ state: 'ready', options }),
      () => {
        asked.current.delete(parentCode);
        put({ state: 'failed', options: none });
      },
    );
  }

  const requests = levelRequests(choice);
  // To display an existing value, its names have to be loaded before the list is opened.
  const wanted = needed ? requests : requests.slice(0, choice.length);
  const failed = (parentCode: string) => lists[parentCode]?.state === 'failed';
  useEffect(() => {
    alive.current = true;
    for (const request of wanted) if (!failed(request.parentCode)) ask(request);
    return () => {
      alive.current = false;
    };
  });

  const chosen = requests.slice(0, choice.length).map(
    ({ parentCode }, index) =>
      lists[parentCode]?.options.find(({ code }) => code === choice[index]) ?? {
        code: choice[index] ?? '',
        name: '',
      },
  );
  return { lists, requests, chosen, retry: ask };
}
