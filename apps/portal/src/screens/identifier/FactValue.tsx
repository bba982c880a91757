import { identifierAddress } from '@lima-id/domain';
import { Link } from '@lima-id/ui';
import { TraceLink } from './FactValue.styles.ts';
import type { Fact } from './sceneBlocks.ts';

/** The value of a fact: a link when it leads to another identifier, a dash when it is empty. */
export function FactValue({ fact }: { fact: Fact }) {
  if (fact.leadsTo !== null) {
    return (
      <TraceLink>
        <Link href={identifierAddress(fact.leadsTo)}>{fact.value.trim() === '' ? fact.leadsTo : fact.value}</Link>
      </TraceLink>
    );
  }
  return <span>{fact.value.trim() === '' ? '—' : fact.value}</span>;
}
