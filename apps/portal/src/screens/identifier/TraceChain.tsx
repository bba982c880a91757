import { identifierAddress } from '@lima-id/domain';
import { Breadcrumb, LinkProvider } from '@lima-id/ui';
import { IdentifierLink } from './IdentifierLink.tsx';
import { Line } from './TraceChain.styles.ts';

const name = '溯源链';

/** The identifiers through which the visitor came to this one, each a link back. `chain` ends with the current one. */
export default function TraceChain({ chain }: { chain: readonly string[] }) {
  return (
    <LinkProvider component={IdentifierLink}>
      <Line>
        <span aria-hidden="true">{name}：</span>
        <Breadcrumb
          aria-label={name}
          items={chain.map((identifier, index) => ({
            label: identifier,
            code: true,
            ...(index === chain.length - 1 ? {} : { href: identifierAddress(identifier) }),
          }))}
        />
      </Line>
    </LinkProvider>
  );
}
