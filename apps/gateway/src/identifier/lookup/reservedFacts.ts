import { objectPicturesMax } from '@lima-id/domain';
import type { IdentifierFacts } from '../../schema/tables.ts';
import { shownPicture } from '../pictureAddress.ts';

// No place can have one of these names: its own begins with a letter.

/** The fact with the number of an object's events that hold; without events there is none. */
export const eventCountName = '0';

/** The facts with the addresses of an object's own pictures. */
export const pictureNames: readonly string[] = Array.from({ length: objectPicturesMax }, (_, index) =>
  String(index + 1),
);

const reserved: ReadonlySet<string> = new Set([eventCountName, ...pictureNames]);

/** What is stored of an object's facts and pictures; null when there is nothing. */
export function factsWithPictures(
  facts: Readonly<Record<string, string>>,
  pictures: readonly string[],
): IdentifierFacts | null {
  const own = pictures.map((address, index): [string, string] => [String(index + 1), address]);
  const all = [...Object.entries(facts), ...own];
  return all.length === 0 ? null : Object.fromEntries(all);
}

/** The addresses of an object's own pictures, in their order. */
export function picturesOfFacts(facts: IdentifierFacts | null): string[] {
  return pictureNames.flatMap((name) => facts?.[name] ?? []);
}

/** The facts of an object with those of its pictures alone that a page may show; `site` is an address of this site. */
export function withShownPictures(facts: IdentifierFacts | null, site: string): IdentifierFacts | null {
  if (facts === null || pictureNames.every((name) => facts[name] === undefined)) return facts;
  const shown = Object.entries(facts).map(([name, value]): [string, string | null] => {
    return [name, pictureNames.includes(name) ? shownPicture(value, site) : value];
  });
  return Object.fromEntries(shown.filter((fact): fact is [string, string] => fact[1] !== null));
}

/** The facts of an object without its pictures and the number of its events. */
export function placesOfFacts(facts: IdentifierFacts | null): Record<string, string> {
  return Object.fromEntries(Object.entries(facts ?? {}).filter(([name]) => !reserved.has(name)));
}

/** The number of an object's events that hold. */
export function eventCountOf(facts: IdentifierFacts | null): number {
  return Number(facts?.[eventCountName] ?? 0);
}
