import { chineseFaults, textOfMarkup } from './chineseText.ts';
import type { ContentProblem } from './contentProblem.ts';
import type { ContentSubject, PlacedText } from './contentSubject.ts';
import { splitFile } from './frontMatter.ts';
import { sayIssue } from './sayIssue.ts';

/** A file of a subject's folder. */
export interface ContentFile {
  name: string;
  text: string;
}

/** An item, or null with its problems. */
export interface CheckedFile<Item> {
  item: Item | null;
  problems: ContentProblem[];
}

/** Names of the drawings that exist for light and for dark backgrounds. */
export type Drawings = ReadonlySet<string>;

const namePattern = /^(?<id>\d{2,})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The id at the beginning of a file's name; null for an invalid name. */
function idOf(name: string): number | null {
  const id = namePattern.exec(name)?.groups?.['id'];
  return id === undefined ? null : Number(id);
}

/** Every `picture` of an item, with its path. */
function picturesOf(value: unknown, path: readonly string[] = []): { path: readonly string[]; name: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'picture' ? [{ path: [...path, key], name: inner as unknown }] : picturesOf(inner, [...path, key]),
  );
}

/** Every text of an item, with its path. */
function textsOf(value: unknown, path: readonly string[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

/** Reads one file and checks it against the rule of its subject. */
export function checkFile<Item extends { id: number }>(
  subject: ContentSubject<Item>,
  { name: file, text }: ContentFile,
  drawings: Drawings,
): CheckedFile<Item> {
  const problems: ContentProblem[] = [];
  const report = (field: string, says: string) => problems.push({ file, field, says });

  const nameId = idOf(file);
  if (nameId === null)
    report('file name', 'must be the id with two digits, a dash and English words, as 06-code-assignment.md');
  const written = splitFile(text);
  if (typeof written === 'string') {
    report('---', written);
    return { item: null, problems };
  }
  for (const field of Object.keys(written.meta)) {
    if (!subject.fields.includes(field)) report(field, `is none of the fields ${subject.fields.join(', ')}`);
  }
  const item = subject.assemble(written, report);
  const verdict = subject.schema.safeParse(item);
  for (const issue of verdict.error?.issues ?? []) report(subject.fieldName(issue.path), sayIssue(issue, item));
  if (verdict.success && nameId !== null && nameId !== verdict.data.id) {
    report('id', `is ${verdict.data.id}, but the file’s name says ${nameId}`);
  }
  for (const { path, name } of picturesOf(item)) {
    if (typeof name === 'string' && name !== '' && !drawings.has(name)) {
      report(subject.fieldName(path), `there is no drawing named ${name}`);
    }
  }
  const ownTexts = subject.texts === undefined ? textsOf(item) : verdict.success ? subject.texts(verdict.data) : [];
  for (const { path, text } of ownTexts) {
    for (const says of chineseFaults(textOfMarkup(text))) report(subject.fieldName(path), says);
  }
  return { item: verdict.success && problems.length === 0 ? verdict.data : null, problems };
}

/** Problems with the names in a folder: duplicate ids. */
export function checkNames(names: readonly string[]): ContentProblem[] {
  return names.flatMap((file, index) => {
    const id = idOf(file);
    const first = names.slice(0, index).find((other) => id !== null && idOf(other) === id);
    return first === undefined ? [] : [{ file, field: 'id', says: `${id} is the id of ${first} already` }];
  });
}

/** Reads a folder and checks each file, and the folder as a whole when the files are valid. */
export function checkFolder<Item extends { id: number }>(
  subject: ContentSubject<Item>,
  files: readonly ContentFile[],
  drawings: Drawings,
): { items: Item[]; problems: ContentProblem[] } {
  const checked = files.map((file) => checkFile(subject, file, drawings));
  const items = checked
    .flatMap(({ item }) => (item === null ? [] : [item]))
    .toSorted((one, other) => one.id - other.id);
  const problems = [...checkNames(files.map(({ name }) => name)), ...checked.flatMap((one) => one.problems)];
  if (problems.length === 0) {
    subject.checkAll?.(items, (field, says) => problems.push({ file: '.', field, says }));
  }
  return { items, problems };
}
