import { foldText } from './matchText.ts';

/** An option of a combobox. */
export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line, in small type; searched as well. */
  description?: string | undefined;
  disabled?: boolean | undefined;
  /** The name of the group under which it is listed. Groups are listed in the order of their first options. */
  group?: string | undefined;
}

/** A row of the list. Its key stays the same while options come and go. */
export type ComboboxItem<Value extends string = string> =
  | { kind: 'group'; key: string; name: string }
  | { kind: 'option'; key: string; option: ComboboxOption<Value> }
  /** Takes the typed text as it is. */
  | { kind: 'custom'; key: string; text: string }
  /** Repeats a search that failed. */
  | { kind: 'retry'; key: string }
  | { kind: 'message'; key: string; message: 'loading' | 'empty' | 'notFound' };

/** What the rows are made of. */
export interface ItemsInput<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  /** What is typed; empty for none. */
  query: string;
  /** The options are those found already, by a server. */
  isFound: boolean;
  /** The text that may be taken as it is; null for none. */
  custom: string | null;
  state: 'ready' | 'loading' | 'failed';
}

const optionKey = (value: string) => `option ${value}`;

/** Folded texts of options, so that lists of thousands are folded once and not with each key. */
const foldedTexts = new WeakMap<readonly ComboboxOption<string>[], readonly string[]>();

function foldedTextsOf(options: readonly ComboboxOption<string>[]): readonly string[] {
  const known = foldedTexts.get(options);
  if (known !== undefined) return known;
  const folded = options.map(({ label, description = '' }) => foldText(`${label}\n${description}`));
  foldedTexts.set(options, folded);
  return folded;
}

/** The options whose label or description contains a text, whatever its case and width; all when it is blank. */
export function findOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
): readonly ComboboxOption<Value>[] {
  const wanted = foldText(query.trim());
  if (wanted === '') return options;
  const texts = foldedTextsOf(options);
  return options.filter((_, index) => texts[index]?.includes(wanted));
}

/** The first enabled option with exactly this label, whatever its case and width; undefined when there is none. */
export function exactOption<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  text: string,
): ComboboxOption<Value> | undefined {
  const wanted = foldText(text.trim());
  if (wanted === '') return undefined;
  return options.find(({ label, disabled }) => disabled !== true && foldText(label.trim()) === wanted);
}

function rowsOf<Value extends string>(options: readonly ComboboxOption<Value>[]): ComboboxItem<Value>[] {
  const row = (option: ComboboxOption<Value>): ComboboxItem<Value> => ({
    kind: 'option',
    key: optionKey(option.value),
    option,
  });
  if (options.every(({ group }) => group === undefined)) return options.map(row);
  const groups = new Map<string | undefined, ComboboxItem<Value>[]>();
  for (const option of options) {
    const { group: name } = option;
    const rows = groups.get(name) ?? (name === undefined ? [] : [{ kind: 'group', key: `group ${name}`, name }]);
    rows.push(row(option));
    groups.set(name, rows);
  }
  return [...groups.values()].flat();
}

/** The rows of the list, in order. */
export function comboboxItems<Value extends string>({
  options,
  query,
  isFound,
  custom,
  state,
}: ItemsInput<Value>): ComboboxItem<Value>[] {
  const first: ComboboxItem<Value>[] = custom === null ? [] : [{ kind: 'custom', key: 'custom', text: custom }];
  if (state === 'failed') return [...first, { kind: 'retry', key: 'retry' }];
  const found = isFound ? options : findOptions(options, query);
  if (found.length > 0) return [...first, ...rowsOf(found)];
  if (state === 'loading') return [...first, { kind: 'message', key: 'message', message: 'loading' }];
  if (first.length > 0) return first;
  return [{ kind: 'message', key: 'message', message: query.trim() === '' ? 'empty' : 'notFound' }];
}

/** Whether a row can be chosen. */
export function isEnabled(item: ComboboxItem<string>): boolean {
  if (item.kind === 'option') return item.option.disabled !== true;
  return item.kind === 'custom' || item.kind === 'retry';
}

/** The row that Enter takes when none was moved to: the option with exactly the typed label, else the first enabled row; -1 for none. */
export function bestRow(items: readonly ComboboxItem<string>[], query: string): number {
  const wanted = foldText(query.trim());
  const exact = items.findIndex(
    (item) => item.kind === 'option' && isEnabled(item) && foldText(item.option.label.trim()) === wanted,
  );
  return exact === -1 ? items.findIndex(isEnabled) : exact;
}
