import {
  chinaMinute,
  type DeclaredPlace,
  exportOnlyColumns,
  identifierStates,
  importColumnName,
  importColumnNames,
  wholeCodeColumn,
} from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { picturesOfFacts } from '../../identifier/lookup/reservedFacts.ts';
import { stateOfCode } from '../../identifier/lookup/stateCodes.ts';
import type { Tables } from '../../schema/tables.ts';
import { namesOfBatches } from '../listIdentifiers.ts';
import type { IdentifierRow } from '../selectIdentifiers.ts';

/** The columns that every export has. */
const heads = [
  wholeCodeColumn,
  importColumnNames.state,
  exportOnlyColumns.model,
  importColumnNames.batch,
  exportOnlyColumns.registerTime,
  importColumnNames.pictures,
] as const;

/** The head of an export: its columns, with one for each declared place of a model. An import finds what it can register under these names. */
export function headOf(places: readonly DeclaredPlace[]): string[] {
  return [...heads, ...places.map((place) => importColumnName(places, place))];
}

/** The rows of a file, window by window: the whole code, words for states, China time, pictures, and the facts of the places. */
export async function* exportRows(
  database: Kysely<Tables>,
  prefix: string,
  places: readonly DeclaredPlace[],
  windows: AsyncIterable<readonly IdentifierRow[]>,
): AsyncGenerator<string[][]> {
  for await (const window of windows) {
    const ids = window.map(({ batch_id: id }) => id);
    const names = ids.length === 0 ? null : await namesOfBatches(database, ids);
    yield window.map(({ suffix, state, batch_id: id, registered_at: at, facts }) => [
      `${prefix}/${suffix}`,
      identifierStates[stateOfCode(state)],
      names?.get(id)?.model ?? '',
      names?.get(id)?.batch ?? '',
      chinaMinute(at.getTime()),
      picturesOfFacts(facts).join(' '),
      ...places.map(({ name }) => facts?.[name] ?? ''),
    ]);
  }
}
