import { Illustration, Link, listRole, SectionHead } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { solutions } from './homeContent.ts';
import { Card, Grid, More, Picture, Tag, Tags, Text, Title, Words } from './SolutionCards.styles.ts';

/** Section 04: three solutions, the widest on ink. */
export function SolutionCards() {
  return (
    <Section>
      <Container>
        <SectionHead
          index={solutions.index}
          label={solutions.label}
          title={solutions.title}
          action={<ArrowLink href={solutions.all.href}>{solutions.all.label}</ArrowLink>}
        />
        <Grid role={listRole}>
          {solutions.items.map((solution, position) => {
            const ground = position === 0 ? 'ink' : 'paper';
            return (
              <Card key={solution.href} data-ground={ground}>
                <Picture>
                  <Illustration name={solution.picture} ground={ground} loading="lazy" />
                </Picture>
                <Words>
                  <Tags role={listRole}>
                    {solution.tags.map((tag) => (
                      <Tag key={tag}>{tag}</Tag>
                    ))}
                  </Tags>
                  <Title>
                    <Link href={solution.href}>{solution.title}</Link>
                  </Title>
                  <Text>{solution.text}</Text>
                  <More aria-hidden="true">
                    <span>{solutions.linkLabel}</span>
                    <ArrowRightIcon size={16} />
                  </More>
                </Words>
              </Card>
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
