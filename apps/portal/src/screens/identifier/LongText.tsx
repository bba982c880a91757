import { ClampText } from '@lima-id/ui';
import { FactValue } from './FactValue.tsx';
import { factFace } from './factFace.ts';
import type { Fact } from './sceneBlocks.ts';

/**
 * Characters that fit on a line of a phone. Only a longer text is measured, and collapsed where it needs more than a line; codes and figures
 * stay whole.
 */
const lineCharacters = 14;

/** A value that may be a paragraph: collapsed to a line, with a button to expand it. */
export function LongText({ fact }: { fact: Fact }) {
  const isText = fact.leadsTo === null && factFace(fact.value) === undefined;
  return isText && fact.value.length > lineCharacters ? <ClampText>{fact.value}</ClampText> : <FactValue fact={fact} />;
}
