/** Gives the English of a text that a rule returned. */
export type Translate = (text: string) => string;

/**
 * The English of a table of Chinese texts: a text for each text, and for each sentence with parts a function of these parts. The parts are
 * read out of a Chinese sentence, so that figures are texts too; `translate` is for those that are texts of the package themselves. Null
 * when the parts show that the sentence is another one.
 */
export type English<Text> = Text extends string
  ? string
  : Text extends (...parts: infer Parts extends readonly unknown[]) => string
    ? (
        ...parts: [...Extract<{ [Part in keyof Parts]: string }, readonly string[]>, translate: Translate]
      ) => string | null
    : { readonly [Key in keyof Text]: English<Text[Key]> };

/** A table of Chinese texts and its English. */
export interface Pair {
  chinese: unknown;
  english: unknown;
}

/** Pairs a table with its English; a key that one of them lacks does not compile. */
export function pair<Table>(chinese: Table, english: English<Table>): Pair {
  return { chinese, english };
}

/** One text of every row of a table that has others as well, such as `message`. */
export function columnOf<Table extends object>(
  table: Table,
  column: string,
): { readonly [Row in keyof Table]: string } {
  const rows = Object.entries(table).map(([row, texts]) => [row, String(Object(texts)[column])]);
  return Object.fromEntries(rows) as { [Row in keyof Table]: string };
}

/** A list of keys with names as a table. */
export function namesOf<Key extends string>(
  list: readonly { readonly key: Key; readonly name: string }[],
): Readonly<Record<Key, string>> {
  const rows = list.map(({ key, name }) => [key, name]);
  return Object.fromEntries(rows) as Record<Key, string>;
}

/** A list of names as a table whose keys are the names. */
export function keyed<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  const rows = names.map((name) => [name, name]);
  return Object.fromEntries(rows) as Record<Name, string>;
}
