import { identifierAddress } from '@lima-id/domain';
import { Breadcrumb, LinkProvider } from '@lima-id/ui';
import { useEffect, useRef } from 'react';
import { IdentifierLink } from './IdentifierLink.tsx';
import { Line } from './TraceChain.styles.ts';

const name = '溯源链';

/** Through which identifiers one came to this one, with a way back to each. `chain` ends with the current one. */
export default function TraceChain({ chain }: { chain: readonly string[] }) {
  const nav = useRef<HTMLElement>(null);
  const length = chain.length;
  // The end of the way is what one is looking at.
  useEffect(() => {
    if (nav.current !== null && length > 0) nav.current.scrollLeft = nav.current.scrollWidth;
  }, [length]);
  return (
    <LinkProvider component={IdentifierLink}>
      <Line>
        <span aria-hidden="true">{name}：</span>
        <Breadcrumb
          ref={nav}
          aria-label={name}
          items={chain.map((identifier, index) => ({
            label: identifier,
            code: true,
            ...(index === length - 1 ? {} : { href: identifierAddress(identifier) }),
          }))}
        />
      </Line>
    </LinkProvider>
  );
}
