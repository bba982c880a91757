import { identifierStates } from '../identifier/life.ts';
import { importMessages } from '../messages/import.ts';
import type { IdentifierDraft } from '../registration/identifierDraft.ts';
import { plainLine } from '../text/plainText.ts';
import type { ImportColumn, ImportColumns } from './columns.ts';
import { importCellMaxLength } from './limits.ts';
import { plainDay, unguardedCell } from './sheetText.ts';

const messages = importMessages.line;

/**
 * Why the content of a cell cannot be used: a formula, an error value, a number whose last digits are lost. `format` is a number that the sheet
 * shows as other characters, `GT-0123` or a day: it counts where characters count, not for numbers and days.
 */
export type CellFault = 'formula' | 'error' | 'digits' | 'format';

/** A line of a file. */
export interface ImportRow {
  /** In the sheet, from 1; the names of the columns are a line too. */
  line: number;
  cells: readonly string[];
  /** By the index of the cell. */
  faults?: Readonly<Record<string, CellFault>>;
}

/** A line as `identifierDraft` reads it, or the field at fault and a Chinese sentence. */
export type ImportLineVerdict =
  | { ok: true; line: Record<keyof IdentifierDraft, unknown> }
  | { ok: false; code: string; reason: CellFault | 'cell'; field: string; message: string };

const scientific = /^-?\d(?:\.\d+)?E\+\d+$/i;
const dayNumber = /^\d{5}(?:\.\d+)?$/;
const noteMark = '#';

/** Error values as Excel, WPS, LibreOffice and Google Sheets write them. */
const errorValue =
  /^(?:#(?:N\/A|NAME\?|GETTING_DATA|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|EXTERNAL|PYTHON|ERROR)!)|Err:\d{3})$/i;

/** Stands before the content of a cell that is refused whatever it says. */
const faultMark = '#VALUE!';

function isErrorText(text: string): boolean {
  return errorValue.test(text) || text.startsWith(`${faultMark} `);
}

/** Whether the characters of a column count, so that 000123 is not 123. */
function hasCharacters(column: ImportColumn): boolean {
  if (column.kind !== 'place') return column.kind === 'code' || column.kind === 'batch';
  const { kind } = column.place;
  return kind === 'text' || kind === 'code' || kind === 'objectCode';
}

/** Whether a fault refuses a cell of a column. */
function refuses(column: ImportColumn, fault: CellFault): boolean {
  return fault !== 'format' || hasCharacters(column);
}

/** The first fault of a cell; null when there is none. */
function faultOf(
  column: ImportColumn,
  text: string,
  fault: CellFault | undefined,
): [CellFault | 'cell', string] | null {
  const { kind, label } = column;
  if (fault !== undefined && refuses(column, fault)) return [fault, messages[fault](label)];
  if (isErrorText(text)) return ['error', messages.error(label)];
  if (text.length > importCellMaxLength) return ['cell', messages.cellTooLong(label)];
  if (scientific.test(text)) return ['cell', messages.scientific(label, text)];
  const isDay = kind === 'place' && (column.place.kind === 'day' || column.place.kind === 'time');
  return isDay && dayNumber.test(text) ? ['cell', messages.dayNumber(label, text)] : null;
}

/**
 * Whether a line is none to register: it is blank, or its code begins with `#`, as the notes of a template do. A code that is an error value
 * (`#N/A`), or has a fault, is no note.
 */
export function isImportNote(columns: ImportColumns, { cells, faults }: ImportRow): boolean {
  const code = columns.findIndex((column) => column !== null && column !== 'unknown' && column.kind === 'code');
  const isBlank = cells.every((cell) => plainLine(cell) === '') && Object.keys(faults ?? {}).length === 0;
  if (isBlank) return true;
  const text = plainLine(cells[code] ?? '');
  return text.startsWith(noteMark) && faults?.[code] === undefined && !isErrorText(text);
}

function stateOf(text: string): string {
  if (text === '' || text === identifierStates.active) return 'active';
  return text === identifierStates.draft ? 'draft' : text.toLowerCase();
}

/**
 * Reads a line of a file as a line of a registration, still to be checked as every other. `batch` is the one of lines that name none. Source:
 * docs/rules/import.md.
 */
export function readImportLine(columns: ImportColumns, row: ImportRow, batch: string): ImportLineVerdict {
  const line: Record<keyof IdentifierDraft, unknown> = { code: '', batch, state: 'active', facts: {}, pictures: [] };
  const facts: [string, string][] = [];
  let refused: Extract<ImportLineVerdict, { ok: false }> | undefined;
  for (const [index, cell] of row.cells.entries()) {
    const column = columns[index] ?? null;
    if (column === 'unknown') continue;
    const text = plainLine(unguardedCell(cell));
    const fault = row.faults?.[index];
    if (column === null) {
      if (text === '' && fault === undefined) continue;
      refused ??= { ok: false, code: '', reason: 'cell', field: '', message: messages.unnamed(index + 1) };
      continue;
    }
    if (column.kind === 'reason') continue;
    const wrong = faultOf(column, text, fault);
    if (wrong !== null) {
      const field = column.kind === 'place' ? `facts.${column.place.name}` : column.kind;
      refused ??= { ok: false, code: '', reason: wrong[0], field, message: wrong[1] };
    }
    if (column.kind === 'place') {
      const { kind, name } = column.place;
      // Cells are read as they are, since checks of facts name what is wrong in them.
      const given = unguardedCell(cell);
      facts.push([name, kind === 'day' || kind === 'time' ? plainDay(text, kind) : given]);
    } else if (column.kind === 'batch') line.batch = text === '' ? batch : text;
    else if (column.kind === 'state') line.state = stateOf(text);
    else if (column.kind === 'pictures') line.pictures = text.split(/[\s|]+/).filter((address) => address !== '');
    else line.code = text;
  }
  line.facts = Object.fromEntries(facts);
  return refused === undefined ? { ok: true, line } : { ...refused, code: String(line.code).slice(0, 128) };
}

/**
 * The cells of a refused line for a file that is mended and sent again, without guards. A cell whose fault the new file could not show is marked,
 * so that it is refused again until it is filled in: its content is not what the sheet showed.
 */
export function refusedCells(columns: ImportColumns, { cells, faults }: ImportRow): string[] {
  return cells.map((cell, index) => {
    const text = unguardedCell(cell);
    const fault = faults?.[index];
    const column = columns[index] ?? null;
    if (fault === undefined || column === 'unknown' || column?.kind === 'reason') return text;
    const isKept = (column !== null && !refuses(column, fault)) || isErrorText(plainLine(text));
    return isKept ? text : `${faultMark} ${text}`.trim();
  });
}
