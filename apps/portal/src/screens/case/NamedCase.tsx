import { usePrefetchQuery } from '@tanstack/react-query';
import { ContentText } from '../../shared/content/ContentText.tsx';
import { CaseMissing } from './CaseMissing.tsx';
import { CaseSections } from './CaseSections.tsx';
import { CaseView } from './CaseView.tsx';
import { caseList } from './caseList.ts';
import { caseOf } from './cases.ts';
import { texts } from './texts.ts';

/** A case by its id, or the page for an unknown one; null for an address without an id. The data of lists is shown at once. */
export function NamedCase({ id }: { id: number | null }) {
  usePrefetchQuery(caseOf(id));
  const listed = caseList.find((one) => one.id === id);
  if (listed === undefined) return <CaseMissing />;
  return (
    <CaseView key={id} cooperationCase={listed}>
      <ContentText item={caseOf(id)} failed={texts.failed}>
        {(cooperationCase) => <CaseSections cooperationCase={cooperationCase} />}
      </ContentText>
    </CaseView>
  );
}
