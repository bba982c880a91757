import { followTrace, parseIdentifier } from '@lima-id/domain';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { RouterLinkProps } from '../../shared/layout/RouterLink.tsx';
import { isPlainClick } from '../../shared/page/plainClick.ts';
import { requestedIdentifier } from './requestedIdentifier.ts';

const lookupPath = '/product_scene?';

/**
 * A link inside a scene, or in the trace chain. A link to an identifier carries it in the route state with the time of the click,
 * so that following it starts a new lookup, and with the chain; the address alone serves new tabs and copies.
 */
export function IdentifierLink({ href, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!href.startsWith(lookupPath) || !isPlainClick(event) || event.defaultPrevented) return;
    const verdict = parseIdentifier(new URLSearchParams(href.slice(lookupPath.length)).get('identifier') ?? '');
    if (!verdict.ok) return;
    event.preventDefault();
    const chain = followTrace(requestedIdentifier(state, query)?.chain ?? [], verdict.text);
    void navigate(href, { state: { identifier: verdict.text, t: Date.now(), chain } });
  }
  return <Link to={href} onClick={follow} {...rest} />;
}
