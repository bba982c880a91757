import { useQuery } from '@tanstack/react-query';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { CaseMissing } from './CaseMissing.tsx';
import { CaseView } from './CaseView.tsx';
import { caseOf } from './cases.ts';

/** A case by its id, or the page for an unknown one; null for an address without an id. */
export function NamedCase({ id }: { id: number | null }) {
  const { data: found, error } = useQuery(caseOf(id));
  if (error !== null) throw error;
  if (found === undefined) return <ScreenLoading />;
  return found === null ? <CaseMissing /> : <CaseView key={found.id} cooperationCase={found} />;
}
