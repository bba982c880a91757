import { Button, ButtonLink } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import type { ListedSolution } from './solutionList.ts';
import { texts } from './texts.ts';

/** The actions at the head of a solution: request advice, and try it where that is possible. */
export function SolutionActions({ title, url }: Pick<ListedSolution, 'title' | 'url'>) {
  return (
    <>
      <Button size="lg" onClick={() => requestContact({ subject: title })}>
        {texts.contact}
      </Button>
      {url === undefined ? null : (
        <ButtonLink size="lg" variant="onInk" href={url}>
          {texts.tryNow}
        </ButtonLink>
      )}
    </>
  );
}
