import { Breadcrumb, drawingWidth, Illustration } from '@lima-id/ui';
import { Head } from '../../shared/page/SubjectBanner.styles.ts';
import { SolutionActions } from './SolutionActions.tsx';
import { solutionsAddress } from './solutionAddress.ts';
import type { ShownSolution } from './solutions.ts';
import { texts } from './texts.ts';

/** Height of the head on wide pages, px. */
const headHeightPx = 400;

/** The head of a solution: its description, a request for advice, and its trial. */
export function SolutionHead({ solution }: { solution: ShownSolution }) {
  const { title, summary, picture, url } = solution;
  return (
    <Head
      ground="ink"
      size="lg"
      title={title}
      text={summary}
      above={<Breadcrumb items={[{ label: texts.title, href: solutionsAddress }, { label: title }]} />}
      actions={<SolutionActions title={title} url={url} />}
      picture={<Illustration name={picture} ground="ink" width={drawingWidth(headHeightPx)} />}
    />
  );
}
