import type { Visitor } from '@lima-id/domain';
import { ButtonLink } from '@lima-id/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../brand/brand.ts';
import { isPlainClick } from '../../shared/page/plainClick.ts';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { prefixStanding } from '../../shared/session/prefixStanding.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';
import { useUser } from '../../shared/session/userStore.ts';
import { applyPlace } from './applyPlace.ts';

function visitorOf(user: StoredUser | null): Visitor {
  if (user === null) return { loggedIn: false, type: null, hasPrefix: false };
  return { loggedIn: true, type: user.type, hasPrefix: user.prefix !== '' };
}

/**
 * A link to the application for a prefix, or to its status. Visitors who are not logged in log in first, and return to this page.
 */
export function ApplyLink() {
  const user = useUser();
  const visitor = visitorOf(user);
  const visitLogin = useLoginVisit();
  const origin = useSiteOrigin() ?? '';
  const { pathname } = useLocation();
  const { href, external, label } = applyPlace(visitor, prefixStanding(user), brand, origin + pathname);

  function follow(event: MouseEvent) {
    if (visitor.loggedIn || !isPlainClick(event)) return;
    event.preventDefault();
    visitLogin('login');
  }

  return (
    <ButtonLink size="lg" href={href} external={external} onClick={follow}>
      {label}
    </ButtonLink>
  );
}
