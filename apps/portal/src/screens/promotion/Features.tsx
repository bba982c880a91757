import { Illustration, listRole, SectionHead } from '@lima-id/ui';
import { capabilities } from '../../shared/capability/capabilities.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Band, Cell, Grid, Text, Title } from './Features.styles.ts';
import { texts } from './texts.ts';

const titleId = 'features-title';

/** The uses of one code. */
export function Features() {
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <SectionHead {...texts.features} titleId={titleId} />
        <Grid role={listRole}>
          {capabilities.map(({ title, text, picture }) => (
            <Cell key={title}>
              <Illustration name={picture} loading="lazy" width={72} />
              <Title>{title}</Title>
              <Text>{text}</Text>
            </Cell>
          ))}
        </Grid>
      </Container>
    </Band>
  );
}
