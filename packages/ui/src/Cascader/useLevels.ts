import { type LevelChoice, type LevelRequest, levelRequests } from '@lima-id/domain';
import { useEffect, useRef, useState } from 'react';

/** A choice of one level. */
export interface CascaderOption {
  code: string;
  name: string;
}

/** What is known of the list below a code. */
export interface LevelList {
  state: 'loading' | 'ready' | 'failed';
  options: readonly CascaderOption[];
}

type Lists = Readonly<Record<string, LevelList>>;

/** A whole way from the highest level down. */
export type CascaderPath = readonly CascaderOption[];

const none: readonly CascaderOption[] = [];

/** Every way through the lists that are there, down to the lowest known. */
export function knownPaths(lists: Lists, root: string): CascaderPath[] {
  const options = lists[root]?.options ?? none;
  return options.flatMap((option) => {
    const below = knownPaths(lists, option.code);
    return [[option], ...below.map((path) => [option, ...path])];
  });
}

/** The ways whose last name contains the text; at most so many. */
export function findPaths(paths: readonly CascaderPath[], text: string, most: number): CascaderPath[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return paths.filter((path) => path.at(-1)?.name.toLowerCase().includes(wanted)).slice(0, most);
}

/**
 * The lists of dependent levels, each loaded once: those that the choice needs when it is to be shown, a failed one again
 * when asked for.
 */
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
  // Names of a choice that is already there have to be loaded before the list was ever opened.
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
