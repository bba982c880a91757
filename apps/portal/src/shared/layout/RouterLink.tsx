import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

/** What the design system hands to a link: an anchor's own attributes, with an address that is always there. */
export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Lets the links of the design system change pages without loading the site again. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} {...rest} />;
}
