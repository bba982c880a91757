import { ButtonLink, DotTexture, listRole } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions } from '../../shared/page/ClosingCard.styles.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { Hero, Lead, Line, Promises, Stage, Title, Words } from './PromotionHero.styles.ts';
import { TrialCard } from './TrialCard.tsx';
import { texts } from './texts.ts';

const titleId = 'promotion-title';

/** The head of the page on ink: the purpose of a prefix, how to apply, and a code to try. */
export function PromotionHero() {
  return (
    <Hero aria-labelledby={titleId}>
      <DotTexture ground="ink" />
      <Container>
        <Stage>
          <Words>
            <Title id={titleId}>
              {texts.headline.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </Title>
            <Lead>{texts.lead}</Lead>
            <Actions>
              <ApplyLink />
              <ButtonLink size="lg" variant="onInk" href="/develop_document">
                {texts.documents}
              </ButtonLink>
            </Actions>
            <Promises role={listRole}>
              {texts.promises.map((promise) => (
                <li key={promise}>
                  <CheckIcon size={18} />
                  <span>{promise}</span>
                </li>
              ))}
            </Promises>
          </Words>
          <TrialCard />
        </Stage>
      </Container>
    </Hero>
  );
}
