import { Illustration, SectionHead } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { Cell, Grid, Text, Title } from './CapabilityGrid.styles.ts';
import { capabilities } from './homeContent.ts';

/** Section 03: what one code can do. */
export function CapabilityGrid() {
  return (
    <Section data-ground="ink">
      <Container>
        <SectionHead
          index={capabilities.index}
          label={capabilities.label}
          title={capabilities.title}
          text={capabilities.text}
          ground="ink"
        />
        <Grid>
          {capabilities.items.map((capability) => (
            <Cell key={capability.title}>
              <Illustration name={capability.picture} onInk alt="" />
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
