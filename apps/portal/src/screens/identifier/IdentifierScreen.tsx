import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackToStart } from '../../shared/page/BackToStart.tsx';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { IdentifierPage } from './IdentifierPage.tsx';
import { reloadableQuery, requestedIdentifier } from './requestedIdentifier.ts';

export { readyToShow } from './parts.ts';

/**
 * The result of a lookup. Takes route state `{ identifier, t }` or the query `identifier`; the address is completed so that a
 * reload or a copied link shows the same.
 */
export default function IdentifierScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useAddressQuery();
  const requested = requestedIdentifier(location.state, query);
  const completed = requested === null ? null : (reloadableQuery(requested, query)?.toString() ?? null);
  const { state, pathname } = location;

  useEffect(() => {
    if (completed === null) return;
    void navigate({ pathname, search: `?${completed}` }, { replace: true, state });
  }, [completed, navigate, pathname, state]);

  if (requested === null) return <BackToStart />;
  return <IdentifierPage requested={requested} />;
}
