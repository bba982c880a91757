import { Link, type LinkProps } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { Arrow } from './ArrowLink.styles.ts';

interface ArrowLinkProps extends LinkProps {
  ground?: 'paper' | 'ink';
}

/** A link that leads on, with its arrow. */
export function ArrowLink({ ground = 'paper', children, ...rest }: ArrowLinkProps) {
  return (
    <Arrow as={Link} data-ground={ground} {...rest}>
      {children}
      <ArrowRightIcon size={16} />
    </Arrow>
  );
}
