import { parseIdentifier } from '@lima-id/domain';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RouterLinkProps } from '../../shared/layout/RouterLink.tsx';

const lookupPath = '/product_scene?';

/**
 * A link inside a scene. One that leads to an identifier carries it in the route state with the time of the click, so that
 * following it looks up anew; the address alone does for new tabs, copies and reloads.
 */
export function IdentifierLink({ href, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!href.startsWith(lookupPath) || !plain || event.defaultPrevented) return;
    const verdict = parseIdentifier(new URLSearchParams(href.slice(lookupPath.length)).get('identifier') ?? '');
    if (!verdict.ok) return;
    event.preventDefault();
    void navigate(href, { state: { identifier: verdict.text, t: Date.now() } });
  }
  return <Link to={href} onClick={follow} {...rest} />;
}
