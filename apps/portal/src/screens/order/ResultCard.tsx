import { FinderFrame } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import type { ReactNode } from 'react';
import { Actions, Aside, Check, Sheet, Words } from './ResultCard.styles.ts';

interface ResultCardProps {
  title: string;
  text: string;
  /** What it is about. */
  facts?: ReactNode;
  actions: ReactNode;
  /** Where the page leads on. */
  aside: ReactNode;
}

/** What came of an order, in one card. */
export function ResultCard({ title, text, facts, actions, aside }: ResultCardProps) {
  return (
    <Sheet padding="none">
      <Check>
        <CheckIcon size={48} />
        <FinderFrame />
      </Check>
      <Words data-facts={facts === undefined ? undefined : ''}>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {facts}
        <Actions>{actions}</Actions>
      </Words>
      <Aside>{aside}</Aside>
    </Sheet>
  );
}
