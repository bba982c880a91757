import type { IdentifierState } from '../identifier/life.ts';
import type { IdentifierDraft } from '../registration/identifierDraft.ts';
import type { DeclaredPlace } from '../registration/place.ts';
import type { ImportColumn, ImportColumns } from './columns.ts';

type Content = Pick<IdentifierDraft, 'facts' | 'pictures'>;

/** What the lines of a file say of an identifier. Of a registered one, the rest is neither compared nor changed. */
export interface GivenContent {
  /** Names of the places that have a column. */
  places: ReadonlySet<string>;
  /** Whether there is a column of pictures. */
  pictures: boolean;
  /** Whether there is a column of states. */
  state: boolean;
}

/** What a file with certain columns says of its identifiers. */
export function givenContent(columns: ImportColumns): GivenContent {
  const known = columns.filter((column) => column !== null && column !== 'unknown');
  const has = (wanted: ImportColumn['kind']) => known.some(({ kind }) => kind === wanted);
  return {
    places: new Set(known.flatMap((column) => (column.kind === 'place' ? [column.place.name] : []))),
    pictures: has('pictures'),
    state: has('state'),
  };
}

/** The content of a registered identifier after a line: an empty cell deletes, what the file has no column for stays. */
export function contentAfter(given: GivenContent, registered: Content, line: Content): Content {
  const kept = Object.entries(registered.facts).filter(([name]) => !given.places.has(name));
  return {
    facts: Object.fromEntries([...kept, ...Object.entries(line.facts)]),
    pictures: given.pictures ? line.pictures : registered.pictures,
  };
}

/** The state that a line asks of a registered identifier: without a column of states a draft stays one. */
export function stateAfter(
  given: GivenContent,
  registered: IdentifierState,
  line: IdentifierDraft['state'],
): IdentifierDraft['state'] {
  return !given.state && registered === 'draft' ? 'draft' : line;
}

/** The places by which a line about a registered identifier is checked: no fact is missing that the file has no column for. */
export function placesOfChange(given: GivenContent, places: readonly DeclaredPlace[]): DeclaredPlace[] {
  return places.map((place) => (given.places.has(place.name) ? place : { ...place, needed: false }));
}
