// The search of the sidebar compares the names of components, and nothing else that a story file can say: other words have to be part of them.
import { aliases } from './aliases.ts';

/** Between the name of a component and the words that it is also found by. */
const divider = ' · ';

/** The English name of a component, from its title: `Button` of `Inputs/Button 按钮`. */
export function englishName(title: string): string {
  return /([^/\s]+)[^/]*$/.exec(title)?.[1] ?? '';
}

/** The title of a component in the index, with the words that it is also found by. */
export function searchedTitle(title: string): string {
  const words = aliases[englishName(title)];
  return words === undefined ? title : [title, words.join(' ')].join(divider);
}

/** What the sidebar shows of a name. The results of a search show all of it, so that a reader sees why something was found. */
export function shownName(name: string): string {
  return name.split(divider)[0] ?? name;
}
