import { linkPrivatePicture } from '@lima-id/api';
import { privateLinkMs } from '@lima-id/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Milliseconds after which a link is replaced: a minute before it ends, so that a picture that is just being opened still comes. */
export const linkFreshMs = privateLinkMs - 60_000;

/** How long a link is good for, and that nothing is kept of it once nobody looks. */
const whileFresh = {
  staleTime: linkFreshMs,
  refetchInterval: linkFreshMs,
  refetchOnWindowFocus: true,
  gcTime: 0,
} as const;

/** The question for a link to a private picture. */
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
 * Where a private picture can be seen, by its reference; null before that is known, and without one. A new link is asked for before
 * the last one ends, and when the tab comes back after that.
 */
export function useFreshLink(fileName: string | null): string | null {
  return useQuery(freshLinkOptions(fileName)).data ?? null;
}

/** Where several private pictures can be seen, by their references, as `useFreshLink` tells of one; a picture without a link is left out. */
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
