import { productAddress, splitTraits } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { appQuery } from '../../../shared/market/appQueries.ts';
import { useAppChoice } from '../../../shared/market/useAppChoice.ts';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { AppFailed, AppMissing } from './AppFailed.tsx';
import { AppView } from './AppView.tsx';
import { AppWaiting } from './AppWaiting.tsx';
import { appFailure } from './appFailure.ts';
import { useKnownApp } from './useKnownApp.ts';

const ComparePage = lazy(() => import('./compare/ComparePage.tsx'));

/** The page of an app. What is known of it already shows at once; the rest comes with the answer. */
export function AppPage({ id }: { id: string }) {
  const { state } = useLocation();
  const { compare } = useAppChoice();
  const query = useQuery(appQuery(id));
  const known = useKnownApp(state, id, query.data !== undefined);
  const failure = query.data === undefined && !query.isFetching ? appFailure(query.error) : null;
  const shown = query.data ?? (failure === 'missing' ? null : known);
  // An app has two addresses.
  const canonical = productAddress(id);
  usePageMeta(
    shown === null
      ? { title: '应用详情', canonical }
      : {
          canonical,
          title: compare === null ? shown.name : `${shown.name} 规格对比`,
          keywords: [shown.name, ...splitTraits(shown.trait)].join(','),
          ...(shown.describes === '' ? {} : { description: shown.describes }),
        },
  );
  if (failure === 'missing') return <AppMissing />;
  if (failure !== null) return <AppFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <AppWaiting known={known} />;
  if (compare === null) return <AppView app={query.data} />;
  return (
    <Suspense fallback={<AppWaiting known={known} />}>
      <ComparePage app={query.data} asked={compare} />
    </Suspense>
  );
}
