import { DotTexture } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { brand } from '../../brand/brand.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Hero, Title, Topic } from './SpecialHero.styles.ts';
import { texts } from './texts.ts';

const example = brand.examples[0]?.identifier;

/** The title, and below it a whole code, segment by segment. */
export function SpecialHero({ topic, title }: { topic: string; title: string }) {
  return (
    <Hero>
      <DotTexture ground="ink" />
      <Container>
        <Topic>{texts.topic(topic)}</Topic>
        <Title>{title}</Title>
        {example === undefined ? null : (
          <CodeAnatomy
            identifier={example}
            variant="hero"
            ground="ink"
            notes={{ secondLevelNode: texts.industry }}
            showGroups={false}
            animate
          />
        )}
      </Container>
    </Hero>
  );
}
