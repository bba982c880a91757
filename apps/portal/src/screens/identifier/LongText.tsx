import { ClampText } from '@lima-id/ui';
import { FactValue } from './FactValue.tsx';
import type { Fact } from './sceneBlocks.ts';

/** Minimum length of a value that may need more than a line and can be collapsed. */
const longCharacters = 40;

/** A value that may be a paragraph: collapsed to a line, with a button to expand it. */
export function LongText({ fact }: { fact: Fact }) {
  return fact.leadsTo === null && fact.value.length > longCharacters ? (
    <ClampText>{fact.value}</ClampText>
  ) : (
    <FactValue fact={fact} />
  );
}
