import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Catalogue } from './Catalogue.tsx';
import { SolutionBanner } from './SolutionBanner.tsx';
import { SolutionCards } from './SolutionCards.tsx';
import { texts } from './texts.ts';

/** All solutions: three in a carousel, the cards of all of them, and the catalogue of their components. */
export default function SolutionListScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <SolutionBanner />
      <SolutionCards />
      <Catalogue />
    </>
  );
}
