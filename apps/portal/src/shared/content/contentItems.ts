import { queryOptions } from '@tanstack/react-query';

/** What the files of a kind of content are fetched by, as `import.meta.glob` finds them: their names begin with the ids. */
type ContentFiles<Item> = Record<string, () => Promise<Item>>;

/** The items of a kind of content by their ids; each comes by itself, when its page is shown. Null where there is none of that id. */
export function contentItems<Item>(kind: string, files: ContentFiles<Item>) {
  const byId = new Map(
    Object.entries(files).map(([path, fetchItem]) => [Number.parseInt(path.split('/').at(-1) ?? '', 10), fetchItem]),
  );
  return (id: number | null) =>
    queryOptions({
      queryKey: ['content', kind, id],
      queryFn: async () => (await byId.get(id ?? 0)?.()) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    });
}
