import { describeObjectCode, type HomeData, parseIdentifier } from '@lima-id/domain';
import { CodeAnatomy, LiveFigure } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Anatomy, Band, Figure, Figures, PhoneTitle } from './CodeExplained.styles.ts';
import { anatomy, figures } from './homeContent.ts';
import { useHomeData } from './useHomeData.ts';

/** The code of the first example, segment by segment, and the live figures below it. */
export function CodeExplained() {
  const identifier = brand.examples[0]?.identifier ?? '';
  const verdict = parseIdentifier(identifier);
  const objectCode = verdict.ok ? describeObjectCode(verdict.code.objectCode) : '';
  const notes =
    objectCode === '' ? anatomy.notes : { ...anatomy.notes, objectCode: anatomy.objectCodeNote(objectCode) };
  return (
    <Band aria-label={anatomy.title}>
      <Container>
        <Anatomy>
          <PhoneTitle>{anatomy.title}</PhoneTitle>
          <CodeAnatomy identifier={identifier} size="hero" ground="ink" notes={notes} showGroups animate />
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
