import { Illustration, listRole } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { Halves, Label, Stages, Text, Title } from './SpecialSection.styles.ts';
import type { ShownSpecial } from './special.ts';

interface SpecialSectionProps {
  section: ShownSpecial['sections'][number];
  /** Its number on the page, from 1. */
  number: number;
}

/** A section of the special page. Grounds alternate, and so do the sides of the drawings. */
export function SpecialSection({ section: { label, title, text, stages, picture }, number }: SpecialSectionProps) {
  const swapped = number % 2 === 0;
  const titleId = `section-${number}`;
  return (
    <Section data-ground={swapped ? 'paper' : 'white'} aria-labelledby={titleId}>
      <Container>
        <Halves data-swapped={swapped ? '' : undefined}>
          <div data-part="words">
            <Label>
              <span aria-hidden="true">{String(number).padStart(2, '0')}</span>
              <span>{label}</span>
            </Label>
            <Title id={titleId}>{title}</Title>
            <Text>{text}</Text>
            <Stages role={listRole}>
              {stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </Stages>
          </div>
          <Illustration data-part="picture" name={picture} loading="lazy" width={480} />
        </Halves>
      </Container>
    </Section>
  );
}
