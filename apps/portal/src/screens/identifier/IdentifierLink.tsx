import { followTrace, parseIdentifier, readQuery } from '@lima-id/domain';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { RouterLinkProps } from '../../shared/layout/RouterLink.tsx';
import { useSendLookup } from '../../shared/lookup/useSendLookup.ts';
import { isPlainClick } from '../../shared/page/plainClick.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { requestedIdentifier } from './requestedIdentifier.ts';

const lookupPath = '/product_scene?';

/**
 * A link inside a scene, or in the trace chain. A link to an identifier carries it in the route state with the time of the click,
 * so that following it starts a new lookup, and with the chain; the address alone serves new tabs and copies.
 */
export function IdentifierLink({ href, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const send = useSendLookup();
  const { state } = useLocation();
  const [query] = useAddressQuery();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!href.startsWith(lookupPath) || !isPlainClick(event) || event.defaultPrevented) return;
    const verdict = parseIdentifier(readQuery(href.slice(lookupPath.length)).get('identifier') ?? '');
    if (!verdict.ok) return;
    event.preventDefault();
    const chain = followTrace(requestedIdentifier(state, query)?.chain ?? [], verdict.text);
    void navigate(href, { state: { ...send(verdict.text), chain } });
  }
  return <Link to={href} onClick={follow} {...rest} />;
}
