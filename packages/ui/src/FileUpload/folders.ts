/** What a drop or paste says about an entry of it. */
interface CarriedItem {
  readonly kind: string;
  /** Older browsers do not have it. */
  webkitGetAsEntry?: (() => { isDirectory: boolean; name: string } | null) | undefined;
}

/** The names of the folders among dropped or pasted entries. A folder is otherwise a file without a type. */
export function folderNames(items: ArrayLike<CarriedItem>): string[] {
  return Array.from(items).flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : null;
    return entry?.isDirectory === true ? [entry.name] : [];
  });
}
