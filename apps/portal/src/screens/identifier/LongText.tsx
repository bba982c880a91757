import { ClampText } from '@lima-id/ui';
import { FactValue } from './FactValue.tsx';
import type { Fact } from './sceneBlocks.ts';

/** Characters from which a value may need more than a line and can be folded. */
const longCharacters = 40;

/** A value that may be a paragraph: folded to a line, with a button to unfold it. */
export function LongText({ fact }: { fact: Fact }) {
  return fact.leadsTo === null && fact.value.length > longCharacters ? (
    <ClampText>{fact.value}</ClampText>
  ) : (
    <FactValue fact={fact} />
  );
}
