import { ExampleAnatomy } from '../../shared/anatomy/ExampleAnatomy.tsx';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { Features } from './Features.tsx';
import { PromotionHero } from './PromotionHero.tsx';
import { AnatomyBand } from './PromotionScreen.styles.ts';
import { texts } from './texts.ts';

/** The page that promotes prefixes to enterprises: a code to try, its structure, and its uses. */
export default function PromotionScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <PromotionHero />
      <AnatomyBand aria-label={texts.anatomy}>
        <Container>
          <ExampleAnatomy ground="paper" showGroups={false} />
        </Container>
      </AnatomyBand>
      <Features />
      <Container>
        <Card>
          <div>
            <Title>{texts.closing.title}</Title>
            <Text>{texts.closing.text}</Text>
          </div>
          <Actions>
            <ApplyLink />
          </Actions>
        </Card>
      </Container>
    </>
  );
}
