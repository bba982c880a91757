import { LinkProvider } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RouterLinkProps } from '../../../shared/layout/RouterLink.tsx';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';

function StayingLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} state={keepsPlace} {...rest} />;
}

/** Links in here change the list and leave the visitor where he is. */
export function StayingLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={StayingLink}>{children}</LinkProvider>;
}
