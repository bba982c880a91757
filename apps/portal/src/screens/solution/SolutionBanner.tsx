import { Carousel, Illustration, Tag, VisuallyHidden } from '@lima-id/ui';
import { SolutionActions } from './SolutionActions.tsx';
import { Slide, slideDrawingPx } from './SolutionBanner.styles.ts';
import { type ListedSolution, solutionList } from './solutionList.ts';
import { texts } from './texts.ts';

const featured = solutionList.filter((solution) => solution.featured !== undefined);

function FeaturedSolution({ solution }: { solution: ListedSolution }) {
  const { title, summary, tags, picture, url } = solution;
  return (
    <Slide
      ground="ink"
      size="lg"
      headingLevel={2}
      title={title}
      text={summary}
      above={tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}
      actions={<SolutionActions title={title} url={url} />}
      picture={<Illustration name={picture} ground="ink" width={slideDrawingPx} />}
    />
  );
}

/** The head of the list: the solutions of the banner, one after the other. */
export function SolutionBanner() {
  return (
    <>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <Carousel
        label={texts.banner}
        markers="titles"
        slides={featured.map((solution) => ({
          id: String(solution.id),
          label: solution.name,
          content: <FeaturedSolution solution={solution} />,
        }))}
      />
    </>
  );
}
