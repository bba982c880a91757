import { identifierStates } from '../identifier/life.ts';
import { importMessages } from '../messages/import.ts';
import type { DeclaredPlace, PlaceKind } from '../registration/place.ts';
import { importColumnName, importColumnNames } from './columns.ts';

const { note, needed: mustBe, exampleText } = importMessages;

const notes: Record<PlaceKind, string> = {
  text: note.text,
  number: note.number,
  day: note.day,
  time: note.time,
  code: note.wholeCode,
  objectCode: note.objectCode,
};

/** Examples that `checkFacts` accepts; a whole code has the prefix of the enterprise. */
const examples: Record<PlaceKind, string> = {
  text: exampleText,
  number: '12.5',
  day: '2026-05-05',
  time: '2026-05-05 14:30',
  code: 'MT-2026-000001',
  objectCode: 'MT-2026-000001',
};

/**
 * The lines of a template for a model of the enterprise with the prefix `prefix`: names of columns, a note on each, an example. Notes and
 * example are not registered, since their code begins with `#`.
 */
export function importTemplate(prefix: string, places: readonly DeclaredPlace[]): string[][] {
  const own = [
    { name: importColumnNames.code, note: note.code, example: '# GT-2026-000001' },
    { name: importColumnNames.batch, note: note.batch, example: 'B20260505-01' },
    { name: importColumnNames.state, note: note.state, example: identifierStates.active },
    { name: importColumnNames.pictures, note: note.pictures, example: '' },
  ];
  const declared = places.map((place) => ({
    name: importColumnName(places, place),
    note: place.needed ? mustBe(notes[place.kind]) : notes[place.kind],
    example: place.kind === 'code' ? `${prefix}/${examples.code}` : examples[place.kind],
  }));
  const columns = [...own, ...declared];
  return [columns.map(({ name }) => name), columns.map((column) => column.note), columns.map(({ example }) => example)];
}
