import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { Caption, Example, Pair, Shown } from './DoDont.styles.ts';
import { useDocTexts } from './docTexts.ts';

interface DoDontProps {
  /** The good example, live. */
  do: ReactNode;
  /** Why it is good, in one sentence. */
  doCaption: ReactNode;
  /** The bad example, live. */
  dont: ReactNode;
  /** What is wrong with it, in one sentence. */
  dontCaption: ReactNode;
}

/** Two examples side by side in a page of documentation: how it should be, and what to avoid. */
export function DoDont({ do: good, doCaption, dont: bad, dontCaption }: DoDontProps) {
  const texts = useDocTexts();
  return (
    // Storybook's own styles for headings, lists and tables stop here.
    <Pair className="sb-unstyled">
      <Example data-verdict="do">
        <Shown>{good}</Shown>
        <Caption>
          <strong>
            <CheckIcon size={16} />
            <span>{texts.do}</span>
          </strong>
          <p>{doCaption}</p>
        </Caption>
      </Example>
      <Example data-verdict="dont">
        <Shown>{bad}</Shown>
        <Caption>
          <strong>
            <CloseIcon size={16} />
            <span>{texts.dont}</span>
          </strong>
          <p>{dontCaption}</p>
        </Caption>
      </Example>
    </Pair>
  );
}
