import { privateLinkMs } from '@lima-id/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askAccount } from '../session/askAccount.ts';
import { linkPrivatePicture } from './calls.ts';

/** Milliseconds after which a link is replaced: a minute before it ends, so that a picture that is just being opened still comes. */
export const linkFreshMs = privateLinkMs - 60_000;

/** The question for a link to a private picture. Nothing is kept of it once nobody looks. */
export function freshLinkOptions(fileName: string | null) {
  return queryOptions({
    queryKey: ['privateLink', fileName],
    queryFn: ({ signal }) =>
      askAccount(() => linkPrivatePicture, { fileName: fileName ?? '' }, { signal, quiet: true }),
    enabled: fileName !== null && fileName !== '',
    staleTime: linkFreshMs,
    refetchInterval: linkFreshMs,
    refetchOnWindowFocus: true,
    gcTime: 0,
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
