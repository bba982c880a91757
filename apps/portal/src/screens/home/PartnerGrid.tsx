import { SectionHead } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { PartnerMarks } from '../../shared/partners/PartnerMarks.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { partners } from './homeContent.ts';

/** Section 07: who works with the platform. */
export function PartnerGrid() {
  return (
    <Section data-continues="">
      <Container>
        <SectionHead
          index={partners.index}
          label={partners.label}
          title={partners.title}
          action={<ArrowLink href={partners.join.href}>{partners.join.label}</ArrowLink>}
        />
        <PartnerMarks />
      </Container>
    </Section>
  );
}
