import { SectionHead } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { partners } from './homeContent.ts';
import { Cell, Grid, Mark } from './PartnerGrid.styles.ts';

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
        <Grid>
          {brand.partners.map((partner) => (
            <Cell key={partner.name}>
              <Mark viewBox="0 0 24 24" aria-hidden="true">
                <path d={partner.mark} />
              </Mark>
              {partner.name}
            </Cell>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
