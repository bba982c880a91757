import { caseSections } from '@lima-id/domain';
import { Breadcrumb, Button, Illustration, Statistic, StepFlow } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { Words } from '../../shared/page/PageSection.styles.ts';
import { PageSection } from '../../shared/page/PageSection.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { CaseHead, Figures } from './CaseView.styles.ts';
import { casesAddress } from './caseAddress.ts';
import type { ShownCase } from './cases.ts';
import { PainPoints } from './PainPoints.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Flow } from './SolutionFlow.styles.ts';
import { texts } from './texts.ts';

type SectionKey = (typeof caseSections)[number]['key'];

function SectionForm({ section, cooperationCase }: { section: SectionKey; cooperationCase: ShownCase }) {
  const { background, painPoints, solution, steps, relatedProducts } = cooperationCase;
  switch (section) {
    case 'background':
      return <Words>{background}</Words>;
    case 'painPoints':
      return <PainPoints painPoints={painPoints} />;
    case 'solution':
      return (
        <>
          <Words>{solution}</Words>
          <Flow>
            <StepFlow variant="bracket" steps={steps} />
          </Flow>
        </>
      );
    case 'relatedProducts':
      return <RelatedProducts products={relatedProducts} />;
  }
}

/** The page of a case: its head with three figures, its sections, and how to get the same solution. */
export function CaseView({ cooperationCase }: { cooperationCase: ShownCase }) {
  const { name, title, subtitle, picture, figures } = cooperationCase;
  usePageMeta({ title, description: subtitle });
  const same = (
    <Button size="lg" onClick={() => requestContact({ subject: texts.subject(name) })}>
      {texts.same}
    </Button>
  );
  return (
    <>
      <CaseHead
        ground="ink"
        size="lg"
        title={title}
        text={subtitle}
        above={<Breadcrumb items={[{ label: texts.title, href: casesAddress }, { label: name }]} />}
        actions={same}
        picture={<Illustration name={picture} ground="ink" width={400} />}
      />
      <Container>
        <Figures>
          {figures.map((figure) => (
            <Statistic key={figure.label} {...figure} phone="row" />
          ))}
        </Figures>
        {caseSections.map((section, index) => (
          <PageSection key={section.key} id={section.key} number={index + 1} name={section.name}>
            <SectionForm section={section.key} cooperationCase={cooperationCase} />
          </PageSection>
        ))}
        <Card>
          <div>
            <Title>{texts.closing.title}</Title>
            <Text>{texts.closing.text}</Text>
          </div>
          <Actions>{same}</Actions>
        </Card>
      </Container>
    </>
  );
}
