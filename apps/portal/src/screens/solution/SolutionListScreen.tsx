import { useEffect } from 'react';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { checkSession } from '../../shared/session/checkSession.ts';
import { Catalogue } from './Catalogue.tsx';
import { SolutionBanner } from './SolutionBanner.tsx';
import { SolutionCards } from './SolutionCards.tsx';
import { texts } from './texts.ts';

/** All solutions: three in a carousel, the cards of all of them, and the catalogue of their components. Each visit checks the session. */
export default function SolutionListScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  useEffect(checkSession, []);
  return (
    <>
      <SolutionBanner />
      <SolutionCards />
      <Catalogue />
    </>
  );
}
