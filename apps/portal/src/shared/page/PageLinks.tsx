import { LinkProvider } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RouterLinkProps } from '../layout/RouterLink.tsx';
import { turnsPage } from './useTurnedPage.ts';

function PageLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} state={turnsPage} {...rest} />;
}

/** Links in here turn to another page of a list, or start it over. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={PageLink}>{children}</LinkProvider>;
}
