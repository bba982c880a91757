import { objectPicturesMax } from '@lima-id/domain';
import type { IdentifierFacts } from '../../schema/tables.ts';

/** Facts with these names hold the addresses of an object's own pictures. No place can have them: its name begins with a letter. */
export const pictureNames: readonly string[] = Array.from({ length: objectPicturesMax }, (_, index) =>
  String(index + 1),
);

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

/** The facts of an object without its pictures. */
export function placesOfFacts(facts: IdentifierFacts | null): Record<string, string> {
  return Object.fromEntries(Object.entries(facts ?? {}).filter(([name]) => !pictureNames.includes(name)));
}
