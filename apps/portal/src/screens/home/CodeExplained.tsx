import type { HomeData } from '@lima-id/domain';
import { LiveFigure } from '@lima-id/ui';
import { ExampleAnatomy } from '../../shared/anatomy/ExampleAnatomy.tsx';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Anatomy, Band, Figure, Figures, PhoneTitle } from './CodeExplained.styles.ts';
import { anatomy, figures } from './homeContent.ts';
import { useHomeData } from './useHomeData.ts';

/** The code of the first example, segment by segment, and the live figures below it. */
export function CodeExplained() {
  return (
    <Band aria-label={anatomy.title}>
      <Container>
        <Anatomy>
          <PhoneTitle>{anatomy.title}</PhoneTitle>
          <ExampleAnatomy ground="ink" showGroups />
        </Anatomy>
        <LiveFigures />
      </Container>
    </Band>
  );
}

const everything = (data: HomeData) => data;

function LiveFigures() {
  const data = useHomeData(everything);
  return (
    <Figures>
      {figures.map(({ key, label, unit, live }) => (
        <Figure key={key}>
          <LiveFigure label={label} value={data?.[key] ?? null} unit={unit} live={live} />
        </Figure>
      ))}
    </Figures>
  );
}
