import { solutionSections } from '@lima-id/domain';
import { Button, SectionNav } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { PageSection } from '../../shared/page/PageSection.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { SectionForm } from './SectionForm.tsx';
import { SolutionHead } from './SolutionHead.tsx';
import type { ShownPage, ShownSolution } from './solutions.ts';
import { texts } from './texts.ts';

interface SolutionViewProps {
  solution: ShownSolution;
  page: ShownPage;
}

/** The page of a solution: its head, its sections below their navigation, and how to get advice. */
export function SolutionView({ solution, page }: SolutionViewProps) {
  const { title, summary } = solution;
  usePageMeta({ title, description: summary });
  return (
    <>
      <SolutionHead solution={solution} />
      <div>
        <SectionNav
          label={texts.navigation}
          sections={solutionSections.map(({ key, name }) => ({ id: key, label: name }))}
        />
        <Container>
          {solutionSections.map(({ key, name }, index) => (
            <PageSection
              key={key}
              id={key}
              number={index + 1}
              name={name}
              {...(key === 'architecture' && { note: page.architecture.text })}
            >
              <SectionForm section={key} page={page} />
            </PageSection>
          ))}
          <Card>
            <div>
              <Title>{texts.closing.title}</Title>
              <Text>{texts.closing.text}</Text>
            </div>
            <Actions>
              <Button size="lg" onClick={() => requestContact({ subject: title })}>
                {texts.contact}
              </Button>
            </Actions>
          </Card>
        </Container>
      </div>
    </>
  );
}
