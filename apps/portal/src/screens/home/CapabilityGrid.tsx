import { Illustration, listRole, SectionHead } from '@lima-id/ui';
import { capabilities } from '../../shared/capability/capabilities.ts';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { Cell, Grid, Text, Title } from './CapabilityGrid.styles.ts';
import { capabilityHead } from './homeContent.ts';

/** Section 03: what one code can do. */
export function CapabilityGrid() {
  return (
    <Section data-ground="ink">
      <Container>
        <SectionHead
          index={capabilityHead.index}
          label={capabilityHead.label}
          title={capabilityHead.title}
          text={capabilityHead.text}
          ground="ink"
        />
        <Grid role={listRole}>
          {capabilities.map((capability) => (
            <Cell key={capability.title}>
              <Illustration name={capability.picture} ground="ink" loading="lazy" />
              <div>
                <Title>{capability.title}</Title>
                <Text>{capability.text}</Text>
              </div>
            </Cell>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
