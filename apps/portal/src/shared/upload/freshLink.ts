import { linkPrivatePicture } from '@lima-id/api';
import { privateLinkMs } from '@lima-id/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/**
 * Milliseconds after which a link is replaced: a minute before it expires, so that a picture that is being opened still loads.
 */
export const linkFreshMs = privateLinkMs - 60_000;

/** How long a link is fresh, and that it is dropped from the cache without observers. */
const whileFresh = {
  staleTime: linkFreshMs,
  refetchInterval: linkFreshMs,
  refetchOnWindowFocus: true,
  gcTime: 0,
} as const;

/** The query of a link to a private picture. */
export function freshLinkOptions(fileName: string | null) {
  return queryOptions({
    ...whileFresh,
    queryKey: ['privateLink', fileName],
    queryFn: ({ signal }) => call(linkPrivatePicture, { fileName: fileName ?? '' }, { signal, quiet: true }),
    enabled: fileName !== null && fileName !== '',
    select: ({ fullUrl }) => fullUrl,
  });
}

/**
 * The link to a private picture, by its reference; null until it is known, and without a reference. A new link is requested
 * before the last one expires, and when the tab becomes visible after that.
 */
export function useFreshLink(fileName: string | null): string | null {
  return useQuery(freshLinkOptions(fileName)).data ?? null;
}

/**
 * The links to several private pictures, by their references, as `useFreshLink` returns one; a picture without a link is left
 * out.
 */
export function useFreshLinks(fileNames: readonly string[]): ReadonlyMap<string, string> {
  const links = useQuery({
    ...whileFresh,
    queryKey: ['privateLinks', ...fileNames],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        fileNames.map((fileName) => call(linkPrivatePicture, { fileName }, { signal, quiet: true })),
      );
      return answers.flatMap((answer, index): [string, string][] =>
        answer.status === 'fulfilled' ? [[fileNames[index] ?? '', answer.value.fullUrl]] : [],
      );
    },
    enabled: fileNames.length > 0,
  });
  return new Map(links.data);
}
