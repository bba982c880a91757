import { parseIdentifier, type SegmentName } from '@lima-id/domain';
import type { ComponentPropsWithRef } from 'react';
import { Current, Part, Root } from './CodeText.styles.ts';

export interface CodeTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The code; a text that is not a code is shown unchanged. */
  identifier: string;
  /**
   * The segment being resolved, highlighted in pale blue.
   * @default null
   */
  segment?: SegmentName | null | undefined;
}

/**
 * A code in the code face at the font size of its context; it wraps after the slash, and elsewhere only where a half is longer than the
 * line.
 */
export function CodeText({ identifier, segment = null, ...rest }: CodeTextProps) {
  const verdict = parseIdentifier(identifier);
  if (!verdict.ok) return <Root {...rest}>{identifier}</Root>;
  const mark = (name: SegmentName) =>
    name === segment ? <Current>{verdict.code[name]}</Current> : <span>{verdict.code[name]}</span>;
  return (
    <Root {...rest}>
      <Part>
        {mark('topNode')}
        <span>.</span>
        {mark('secondLevelNode')}
        <span>.</span>
        {mark('enterprisePrefix')}
        <span>/</span>
      </Part>
      <wbr />
      <Part>{mark('objectCode')}</Part>
    </Root>
  );
}
