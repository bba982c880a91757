import type { FileFacts, FileLimits, FileRefusal } from './fileRules.ts';
import { refusalOf } from './fileRules.ts';

/** An uploaded file. */
export interface UploadedFile {
  /** What `onUpload` resolved with: the URL, or a reference. Different for each file. */
  address: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Media type; empty if unknown. */
  type: string;
}

/** A file chosen on this page. */
export interface FileEntry<Chosen extends FileFacts = File> {
  /** In the order of choosing. */
  key: number;
  file: Chosen;
  refusal: FileRefusal | null;
  /** Null until it has been uploaded. */
  address: string | null;
}

/** A file in the list: uploaded, chosen, or both. */
export type FileRow<Chosen extends FileFacts = File> =
  | { kind: 'stored'; file: UploadedFile }
  | { kind: 'chosen'; entry: FileEntry<Chosen>; stored: UploadedFile | null };

interface ChosenFacts extends FileFacts {
  /** Milliseconds. */
  lastModified: number;
}

function isSame(one: ChosenFacts, other: ChosenFacts): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** The files of the list in the order in which they were chosen, after those that were there before. */
export function fileRows<Chosen extends FileFacts>(
  files: readonly UploadedFile[],
  entries: readonly FileEntry<Chosen>[],
): FileRow<Chosen>[] {
  const byAddress = new Map(entries.flatMap((entry) => (entry.address === null ? [] : [[entry.address, entry]])));
  const stored = files.map((file): FileRow<Chosen> => {
    const entry = byAddress.get(file.address);
    return entry === undefined ? { kind: 'stored', file } : { kind: 'chosen', entry, stored: file };
  });
  const rest = entries
    .filter(({ address }) => address === null)
    .map((entry): FileRow<Chosen> => ({ kind: 'chosen', entry, stored: null }));
  const rank = (row: FileRow<Chosen>) => (row.kind === 'stored' ? -1 : row.entry.key);
  return [...stored, ...rest].sort((one, other) => rank(one) - rank(other));
}

/**
 * The list with another uploaded file, in the place in which it was chosen: uploads finish in any order. `keys` says which file was chosen
 * when, by address; the others were there before. The same list when the address is in it.
 */
export function placeUploaded(
  files: readonly UploadedFile[],
  added: UploadedFile,
  keys: ReadonlyMap<string, number>,
): readonly UploadedFile[] {
  if (files.some(({ address }) => address === added.address)) return files;
  const rank = ({ address }: UploadedFile) => keys.get(address) ?? -1;
  const next = files.findIndex((file) => rank(file) > rank(added));
  return next === -1 ? [...files, added] : [...files.slice(0, next), added, ...files.slice(next)];
}

/** What becomes of the files that were chosen, dropped or pasted together. */
export interface Admission<Chosen extends FileFacts> {
  /** New in the list, refused ones included: those say why. */
  added: { file: Chosen; refusal: FileRefusal | null }[];
  /** Already in the list. */
  duplicates: Chosen[];
  /** More than the list takes. */
  tooMany: Chosen[];
}

interface List<Chosen extends FileFacts> {
  files: readonly UploadedFile[];
  entries: readonly FileEntry<Chosen>[];
  limits: FileLimits;
  /** Number of files that the list still takes; refused ones do not count. */
  room: number;
}

/** Sorts chosen files into new ones, ones that are in the list, and ones too many. */
export function admitFiles<Chosen extends ChosenFacts>(
  chosen: readonly Chosen[],
  { files, entries, limits, room }: List<Chosen>,
): Admission<Chosen> {
  const admission: Admission<Chosen> = { added: [], duplicates: [], tooMany: [] };
  const known = new Set(entries.map(({ address }) => address));
  // A file that was uploaded earlier has no date.
  const earlier = files.filter(({ address }) => !known.has(address));
  const stored = new Set(files.map(({ address }) => address));
  const present = entries.filter(({ address }) => address === null || stored.has(address)).map(({ file }) => file);
  let left = room;
  for (const file of chosen) {
    const refusal = refusalOf(file, limits);
    if (
      [...present, ...admission.added.map((one) => one.file)].some((one) => isSame(one, file)) ||
      earlier.some(({ name, size }) => name === file.name && size === file.size)
    )
      admission.duplicates.push(file);
    else if (refusal !== null) admission.added.push({ file, refusal });
    else if (left > 0) {
      admission.added.push({ file, refusal: null });
      left -= 1;
    } else admission.tooMany.push(file);
  }
  return admission;
}

/** What is needed to know whether an entry may begin. */
interface Waiting {
  key: number;
  isBegun: boolean;
  isRunning: boolean;
}

/** The keys of the entries that begin now: the first ones that wait, while fewer than `atOnce` are running. */
export function dueKeys(entries: readonly Waiting[], atOnce: number): Set<number> {
  const running = entries.filter(({ isRunning }) => isRunning).length;
  const waiting = entries.filter(({ isBegun }) => !isBegun);
  return new Set(waiting.slice(0, Math.max(0, atOnce - running)).map(({ key }) => key));
}
