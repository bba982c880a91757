import { Button, ButtonLink } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Actions, Body, Centred, Heading, Notice } from '../../shared/page/MessageScreen.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { solutionAddress, solutionsAddress } from './solutionAddress.ts';
import type { ShownSolution } from './solutions.ts';
import { texts } from './texts.ts';

/** Shown for a solution that is unknown or has no page, with links to continue. */
export function SolutionMissing({ solution }: { solution: ShownSolution | null }) {
  const title = solution?.title ?? texts.unknown.title;
  usePageMeta({ title });
  return (
    <Centred>
      <Body>
        <Heading>{title}</Heading>
        <Notice>{solution === null ? texts.unknown.text : texts.withoutPage.text}</Notice>
        <Actions>
          {solution === null ? (
            <>
              <ButtonLink href={solutionsAddress}>{texts.all}</ButtonLink>
              <ButtonLink variant="secondary" href="/home">
                {texts.home}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink href={solutionAddress(solution)}>{texts.withoutPage.entry}</ButtonLink>
              <Button variant="secondary" onClick={() => requestContact({ subject: solution.title })}>
                {texts.contact}
              </Button>
              <ButtonLink variant="secondary" href={solutionsAddress}>
                {texts.all}
              </ButtonLink>
            </>
          )}
        </Actions>
      </Body>
    </Centred>
  );
}
