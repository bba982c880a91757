import { splitTraits } from '@lima-id/domain';
import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import type { Store } from '../../platform/database/database.ts';
import { hasPiecesOfOne } from './holdsTerms.ts';
import { comparable, readings, searchTerms } from './searchText.ts';

/** Chinese words for which near ones are looked for; a single character is near to everything. */
const judged = /^\p{Script=Han}{2,8}$/u;

/** Characters from which on one of them may be another one: of two, one alone would be left. */
const oneWrongMin = 3;

/** Apps that are looked at for near words, whichever the index gives first, and words that are answered at most. */
const appsLookedAt = 300;
const wordsMax = 3;

/** How characters are read, each asked for once: a word of an app is looked at in every place of it. */
const sounds = new Map<string, readonly string[]>();

function soundsOf(character: string): readonly string[] {
  const known = sounds.get(character);
  if (known !== undefined) return known;
  const found = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true });
  sounds.set(character, found);
  return found;
}

function soundAlike(one: string, other: string): boolean {
  return one === other || soundsOf(one).some((sound) => soundsOf(other).includes(sound));
}

/** Whether a word is read like another one, or is the same but for one character. */
export function isNear(word: string, typed: string): boolean {
  const [one, other] = [[...word], [...typed]];
  if (word === typed || one.length !== other.length) return false;
  const differing = one.filter((character, index) => character !== other[index]).length;
  if (differing === 1 && one.length >= oneWrongMin) return true;
  return one.every((character, index) => soundAlike(character, other[index] ?? ''));
}

/** The words of an app that are as long as what was typed and near to it, in their order. */
export function nearWordsIn(app: { name: string; trait: string }, typed: string): string[] {
  const size = [...typed].length;
  return [app.name, ...splitTraits(app.trait)].flatMap((text) => {
    const characters = [...comparable(text)];
    return characters
      .slice(0, Math.max(0, characters.length - size + 1))
      .map((_, start) => characters.slice(start, start + size).join(''))
      .filter((word) => isNear(word, typed));
  });
}

/** What is left of a term on either side of each of its characters. */
function partsWithoutOne(characters: readonly string[]): [string, string][] {
  return characters.map((_, at) => [characters.slice(0, at).join(''), characters.slice(at + 1).join('')]);
}

/** Near words of apps that have the pieces of one of the ways and fit one of the patterns, the platform's first apps first. */
async function wordsOf(store: Store, term: string, ways: readonly string[][], patterns: readonly string[]) {
  // The limit stands before the order: sorting all that a frequent sound finds would take longer than the search itself.
  const { rows } = await sql<{ name: string; trait: string }>`
    with near as materialized (
      select name, trait, position, id from product
      where ${hasPiecesOfOne(ways)} and search_text like any (${patterns.map((pattern) => `%${pattern}%`)}::text[])
      limit ${appsLookedAt}
    )
    select name, trait from near order by position, id
  `.execute(store.kysely);
  const words = new Set<string>();
  for (const app of rows) {
    for (const word of nearWordsIn(app, term)) words.add(word);
    if (words.size >= wordsMax) break;
  }
  return [...words].slice(0, wordsMax);
}

/**
 * Words of apps that are near to what was typed, for a search that found nothing: those that are read alike (赋玛 and 赋码); where there are
 * none, those with one other character. Empty unless one Chinese word was typed. Source: docs/adr/0011-app-search.md.
 */
export async function findNearWords(store: Store, typed: string): Promise<string[]> {
  const terms = searchTerms(typed);
  const [term = ''] = terms;
  if (terms.length !== 1 || !judged.test(term)) return [];
  const sound = readings(term, 'pinyin');
  const alike = await wordsOf(store, term, [[sound]], [sound]);
  const characters = [...term];
  if (alike.length > 0 || characters.length < oneWrongMin) return alike;
  const others = partsWithoutOne(characters);
  const ways = others.map((parts) => parts.filter((part) => part !== ''));
  const patterns = others.map((parts) => parts.join('_'));
  return await wordsOf(store, term, ways, patterns);
}
