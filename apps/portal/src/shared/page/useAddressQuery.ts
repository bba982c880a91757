import { readQuery } from '@lima-id/domain';
import { useMemo } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router-dom';

/** The query of a page's address, read as the gateway reads it. */
export const addressQuery = (search: string) => new URLSearchParams([...readQuery(search)]);

/** The query of the page's address, and how to change it. */
export function useAddressQuery(): [URLSearchParams, SetURLSearchParams] {
  const { search } = useLocation();
  const [, setQuery] = useSearchParams();
  return [useMemo(() => addressQuery(search), [search]), setQuery];
}
