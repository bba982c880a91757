import { splitTraits } from '@lima-id/domain';
import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import type { Store } from '../../schema/store.ts';
import { hasPiecesOfOne } from './holdsTerms.ts';
import { comparable, readings, searchTerms } from './searchText.ts';

/** Lengths of Chinese words that get suggestions; a single character is similar to everything. */
const judged = /^\p{Script=Han}{2,8}$/u;

/** Minimum length for a substituted character: of two, only one would be left. */
const oneWrongMin = 3;

/** Maximum number of candidate apps for suggestions, in index order, and of suggestions. */
const appsLookedAt = 300;
const wordsMax = 3;

/** Pinyin of characters, memoized: an app's word is read at every position. */
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

/** Whether a word sounds like another one, or differs in one character. */
export function isNear(word: string, typed: string): boolean {
  const [one, other] = [[...word], [...typed]];
  if (word === typed || one.length !== other.length) return false;
  const differing = one.filter((character, index) => character !== other[index]).length;
  if (differing === 1 && one.length >= oneWrongMin) return true;
  return one.every((character, index) => soundAlike(character, other[index] ?? ''));
}

/** Substrings of an app's texts with the length of the typed word and similar to it, in order. */
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

/** The remaining parts of a term around each of its characters. */
function partsWithoutOne(characters: readonly string[]): [string, string][] {
  return characters.map((_, at) => [characters.slice(0, at).join(''), characters.slice(at + 1).join('')]);
}

/** Suggestions from apps with the n-grams of one of the alternatives that match one of the patterns, in the platform's order of apps. */
async function wordsOf(store: Store, term: string, ways: readonly string[][], patterns: readonly string[]) {
  // Limit before sort: sorting all matches of a frequent sound would take longer than the search itself.
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
 * Suggestions from words of apps, for a search that found nothing: homophones (赋玛 and 赋码), else words with one other character. Empty
 * unless one Chinese word was typed. Source: docs/adr/0011-app-search.md.
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
