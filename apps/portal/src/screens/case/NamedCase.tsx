import { useQuery } from '@tanstack/react-query';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { CaseMissing } from './CaseMissing.tsx';
import { CaseView } from './CaseView.tsx';
import { caseOf } from './cases.ts';

/** A case by its id, or what to do when there is none; null for an address that names none. */
export function NamedCase({ id }: { id: number | null }) {
  const { data: found, error } = useQuery(caseOf(id));
  if (error !== null) throw error;
  if (found === undefined) return <ScreenLoading />;
  return found === null ? <CaseMissing /> : <CaseView key={found.id} cooperationCase={found} />;
}
