import { SectionHead } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { PartnerMarks } from '../../shared/partners/PartnerMarks.tsx';
import { texts } from './texts.ts';

/** The platform's partners, at the end of the list. */
export function CasePartners() {
  return (
    <Section data-continues="" aria-labelledby="partners">
      <Container>
        <SectionHead index="02" label={texts.partners.label} title={texts.partners.title} titleId="partners" />
        <PartnerMarks />
      </Container>
    </Section>
  );
}
