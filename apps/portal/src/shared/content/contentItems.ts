import { queryOptions } from '@tanstack/react-query';

/** The loaders of a kind of content, as `import.meta.glob` returns them: file names begin with the ids. */
type ContentFiles<Item> = Record<string, () => Promise<Item>>;

/** The items of a kind of content by id; each loads separately, when its page is shown. Null for an unknown id. */
export function contentItems<Item>(kind: string, files: ContentFiles<Item>) {
  const byId = new Map(
    Object.entries(files).map(([path, fetchItem]) => [Number.parseInt(path.split('/').pop() ?? '', 10), fetchItem]),
  );
  return (id: number | null) =>
    queryOptions({
      queryKey: ['content', kind, id],
      queryFn: async () => (await byId.get(id ?? 0)?.()) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    });
}
