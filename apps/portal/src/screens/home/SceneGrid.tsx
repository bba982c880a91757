import { Illustration, listRole, SectionHead } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { scenes } from './homeContent.ts';
import { Grid, Panel, Picture, Text, Title, Words } from './SceneGrid.styles.ts';

/** Section 02: the four application scenes. */
export function SceneGrid() {
  return (
    <Section data-ground="paper">
      <Container>
        <SectionHead
          index={scenes.index}
          label={scenes.label}
          title={scenes.title}
          action={<ArrowLink href={scenes.all.href}>{scenes.all.label}</ArrowLink>}
        />
        <Grid role={listRole}>
          {scenes.items.map((scene) => (
            <Panel key={scene.title}>
              <Picture>
                <Illustration name={scene.picture} loading="lazy" />
              </Picture>
              <Words>
                <Title>{scene.title}</Title>
                <Text>{scene.text}</Text>
                <ArrowLink href={scenes.all.href} aria-label={`${scenes.linkLabel}：${scene.title}`}>
                  {scenes.linkLabel}
                </ArrowLink>
              </Words>
            </Panel>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
