import type * as z from 'zod/mini';
import type { Report } from './outline.ts';

/** What is written in a file, before it is checked. */
export interface WrittenFile {
  meta: Readonly<Record<string, unknown>>;
  /** Markdown. */
  body: string;
}

/** A text of an item, with where it stands. */
export interface PlacedText {
  path: readonly PropertyKey[];
  text: string;
}

/** A kind of content: a folder below `content`, each file of which is an item. */
export interface ContentSubject<Item extends { id: number } = { id: number }> {
  folder: string;
  /** The names that may stand between the two lines of `---`. */
  fields: readonly string[];
  /** The rule for an item. */
  schema: z.ZodMiniType<Item>;
  /** Puts together what is written; reports what the schema could not name in the words of the file. */
  assemble(written: WrittenFile, report: Report): unknown;
  /** What the author calls a place of the item; `path` as the schema names it. */
  fieldName(path: readonly PropertyKey[]): string;
  /** The texts of an item as they are read; every string in it by default. */
  texts?(item: Item): readonly PlacedText[];
  /** What lists show of an item. */
  summarise(item: Item): object;
  /** Reports what is wrong with the folder as a whole. */
  checkAll?(items: readonly Item[], report: Report): void;
}
