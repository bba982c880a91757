import type * as z from 'zod/mini';
import type { Report } from './outline.ts';

/** The raw content of a file. */
export interface WrittenFile {
  meta: Readonly<Record<string, unknown>>;
  /** Markdown. */
  body: string;
}

/** A text of an item, with its path. */
export interface PlacedText {
  path: readonly PropertyKey[];
  text: string;
}

/** A kind of content: a folder below `content`, each file of which is an item. */
export interface ContentSubject<Item extends { id: number } = { id: number }> {
  folder: string;
  /** The allowed names in the front matter. */
  fields: readonly string[];
  /** The schema of an item. */
  schema: z.ZodMiniType<Item>;
  /** Assembles the raw content; reports what the schema could not report by the file's own names. */
  assemble(written: WrittenFile, report: Report): unknown;
  /** The author's name for a place of the item; `path` is the schema's. */
  fieldName(path: readonly PropertyKey[]): string;
  /** The readable texts of an item; every string in it by default. */
  texts?(item: Item): readonly PlacedText[];
  /** The data of an item for lists. */
  summarise(item: Item): object;
  /** Reports problems of the folder as a whole. */
  checkAll?(items: readonly Item[], report: Report): void;
}
