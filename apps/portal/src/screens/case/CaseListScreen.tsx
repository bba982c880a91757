import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { CaseBanner } from './CaseBanner.tsx';
import { CaseCards } from './CaseCards.tsx';
import { CasePartners } from './CasePartners.tsx';
import { caseList } from './caseList.ts';
import { texts } from './texts.ts';

/** All cases: three in a carousel, the cards of all of them, and who works with the platform. */
export default function CaseListScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <CaseBanner />
      <CaseCards cases={caseList} />
      <CasePartners />
    </>
  );
}
