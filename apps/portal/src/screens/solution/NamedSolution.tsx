import { useQuery } from '@tanstack/react-query';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { SolutionMissing } from './SolutionMissing.tsx';
import { SolutionView } from './SolutionView.tsx';
import { solutionOf } from './solutions.ts';

/** A solution by its id, or the page for a missing one; null for an address without an id. */
export function NamedSolution({ id }: { id: number | null }) {
  const { data: found, error } = useQuery(solutionOf(id));
  if (error !== null) throw error;
  if (found === undefined) return <ScreenLoading />;
  if (found?.page === undefined) return <SolutionMissing solution={found} />;
  return <SolutionView key={found.id} solution={found} page={found.page} />;
}
