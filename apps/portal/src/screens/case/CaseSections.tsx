import { caseSections } from '@lima-id/domain';
import { StepFlow } from '@lima-id/ui';
import { Words } from '../../shared/page/PageSection.styles.ts';
import { PageSection } from '../../shared/page/PageSection.tsx';
import type { ShownCase } from './cases.ts';
import { PainPoints } from './PainPoints.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Flow } from './SolutionFlow.styles.ts';

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

/** The sections of a case. */
export function CaseSections({ cooperationCase }: { cooperationCase: ShownCase }) {
  return caseSections.map((section, index) => (
    <PageSection key={section.key} id={section.key} number={index + 1} name={section.name}>
      <SectionForm section={section.key} cooperationCase={cooperationCase} />
    </PageSection>
  ));
}
