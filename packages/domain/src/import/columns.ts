import { importMessages } from '../messages/import.ts';
import type { DeclaredPlace } from '../registration/place.ts';
import { plainLine } from '../text/plainText.ts';
import { importColumnsMax } from './limits.ts';
import { unguardedCell } from './sheetText.ts';

const messages = importMessages.file;

/** Names of the columns that every file may have; `reason` is that of a file with refused lines, which is not read. */
export const importColumnNames = {
  code: '对象码',
  batch: '批次号',
  state: '状态',
  pictures: '图片',
  reason: '未登记原因',
} as const;

/** The column of whole codes in exports, which is read as one of object codes. */
export const wholeCodeColumn = '标识编码';

/**
 * The columns of exports that an import does not read: it reports them as unknown. A declared place with such a label has its
 * name in braces.
 */
export const exportOnlyColumns = { model: '型号编号', registerTime: '登记时间' } as const;

/** A column of a file by what it fills; `label` as people know it. */
export type ImportColumn =
  | { kind: keyof typeof importColumnNames; label: string }
  | { kind: 'place'; label: string; place: DeclaredPlace };

/** The columns of a file in their order: null for one without a name, `unknown` for one that nobody knows, whose cells are left out. */
export type ImportColumns = readonly (ImportColumn | 'unknown' | null)[];

/** The columns with the names that nobody knows, or why the file cannot be read. */
export type ColumnsVerdict = { ok: true; columns: ImportColumns; unknown: string[] } | { ok: false; message: string };

/** Characters shown of the name of an unknown column. */
const shownNameLength = 60;

const folded = (name: string) => plainLine(name).toLowerCase();

/** The name of a place that no other column has: `{code}`. */
const braced = (place: DeclaredPlace) => `{${place.name}}`;

/** What each name stands for. Earlier names win: the platform's own, names of places in braces, labels, names of places. */
function columnsByName(places: readonly DeclaredPlace[]): ReadonlyMap<string, ImportColumn | 'unknown'> {
  const known = new Map<string, ImportColumn | 'unknown'>();
  const add = (name: string, column: ImportColumn | 'unknown') => {
    if (!known.has(folded(name))) known.set(folded(name), column);
  };
  const own = Object.entries(importColumnNames) as [keyof typeof importColumnNames, string][];
  for (const [kind, label] of own) {
    add(label, { kind, label });
    add(kind, { kind, label });
  }
  add(wholeCodeColumn, { kind: 'code', label: importColumnNames.code });
  for (const name of Object.values(exportOnlyColumns)) add(name, 'unknown');
  const columns = places.map((place) => ({ place, column: { kind: 'place' as const, label: place.label, place } }));
  for (const { place, column } of columns) add(braced(place), column);
  for (const { place, column } of columns) add(place.label, column);
  for (const { place, column } of columns) add(place.name, column);
  return known;
}

/** The name of a place's column in templates and exports: its label, or where that means something else, its name in braces. */
export function importColumnName(places: readonly DeclaredPlace[], place: DeclaredPlace): string {
  const found = columnsByName(places).get(folded(place.label));
  const isOwn = typeof found === 'object' && found.kind === 'place' && found.place.name === place.name;
  return isOwn ? place.label : braced(place);
}

/**
 * Reads the names of the columns of a file, in Chinese (labels) or English (names of places), case and blanks at the ends aside. `hasBatch`
 * when the import names a batch for lines without one. Source: docs/rules/import.md.
 */
export function readImportColumns(
  header: readonly string[],
  places: readonly DeclaredPlace[],
  hasBatch: boolean,
): ColumnsVerdict {
  const names = header.map((name) => plainLine(unguardedCell(name)));
  if (names.filter((name) => name !== '').length > importColumnsMax)
    return { ok: false, message: messages.tooManyColumns };
  const known = columnsByName(places);
  const columns = names.map((name) => (name === '' ? null : (known.get(folded(name)) ?? 'unknown')));
  const taken = new Set<string>();
  for (const column of columns) {
    if (column === null || column === 'unknown') continue;
    const target = column.kind === 'place' ? braced(column.place) : column.kind;
    if (taken.has(target)) return { ok: false, message: messages.columnTwice(column.label) };
    taken.add(target);
  }
  if (!taken.has('code')) return { ok: false, message: messages.codeColumn };
  if (!hasBatch && !taken.has('batch')) return { ok: false, message: messages.batchColumn };
  const unknown = names.filter((_name, index) => columns[index] === 'unknown');
  // A name may be as long as a line.
  const shown = unknown.map((name) => Array.from(name).slice(0, shownNameLength).join(''));
  return { ok: true, columns, unknown: [...new Set(shown)] };
}
