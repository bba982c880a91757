import { createContext, useContext, useSyncExternalStore } from 'react';

/** Sets the origin under which the site is reached; without it the browser's own counts. */
export const SiteOrigin = createContext<string | undefined>(undefined);

const neverChanges = () => () => {};

/** Scheme and host of the site, for addresses that leave it (a QR picture); undefined until the browser is known. */
export function useSiteOrigin(): string | undefined {
  const given = useContext(SiteOrigin);
  const own = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => undefined,
  );
  return given ?? own;
}
