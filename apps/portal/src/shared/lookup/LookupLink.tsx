import { identifierAddress } from '@lima-id/domain';
import { Link, type LinkProps } from '@lima-id/ui';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../page/plainClick.ts';
import { keep } from '../storage/browserStorage.ts';
import { useLookup } from './useLookup.ts';

/** A link to the page of an identifier. Following it is a lookup as if the identifier were typed, which is sent at once. */
export function LookupLink({ identifier, ...rest }: { identifier: string } & Omit<LinkProps, 'href' | 'onClick'>) {
  const lookUp = useLookup();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (isPlainClick(event) && lookUp(identifier).ok) event.preventDefault();
    else keep('search', identifier);
  }
  return <Link {...rest} href={identifierAddress(identifier)} onClick={follow} />;
}
