import {
  type AppPage,
  type AppSearch,
  listChosenApps,
  readAppConfig,
  readCategoryTree,
  searchApps,
} from '@lima-id/api';
import {
  appConfigFixture,
  categoryTree,
  chosenAppList,
  findApps,
  type MockAnswer,
  mockEndpoint,
} from '@lima-id/api/msw';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createQueryClient } from '../../../shared/api/queryClient.ts';
import { SiteLayout } from '../../../shared/layout/SiteLayout.tsx';
import { StoryFrame, storyOrigin } from '../../../shared/stories/StoryFrame.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { AdvisorCard } from './AdvisorCard.tsx';
import AppListScreen from './AppListScreen.tsx';

type Answer = MockAnswer<AppPage, null>;
type Answering = (search: AppSearch) => Answer | Promise<Answer>;

/** What the gateway was asked for, in order; starts over with each story. */
export const asked: AppSearch[] = [];

/** The calls that the page makes; the search answers as the gateway does by default. */
export function marketHandlers(search: Answering = (wanted) => ({ reply: findApps(wanted) })) {
  return [
    mockEndpoint(searchApps, (wanted) => {
      // The foot of every page asks for the first apps.
      if (wanted.sort === 'platform') return { reply: findApps(wanted) };
      asked.push(wanted);
      return search(wanted);
    }),
    mockEndpoint(readCategoryTree, ({ level }) => ({ reply: categoryTree(level) })),
    mockEndpoint(listChosenApps, () => ({ reply: chosenAppList })),
    mockEndpoint(readAppConfig, () => ({ reply: appConfigFixture })),
  ];
}

/** Where a visit went when it left the list. */
function Elsewhere() {
  return <h1>另一页</h1>;
}

/** Where the story stands, and how it is moved from outside. */
let here: { address: string; go: (steps: number) => void } | null = null;

function Watched() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    here = { address: decodeURIComponent(pathname + search), go: (steps) => void navigate(steps) };
  });
  return null;
}

/** The address that the story stands at, readable. */
export function addressShown(): string {
  return here?.address ?? '';
}

/** Goes back in the history as the browser's button does. */
export function goBack(): void {
  here?.go(-1);
}

/** The list in the frame of the site, with a history of its own, opened with a query. */
export function ListStory({ query = '' }: { query?: string }) {
  return (
    <StoryFrame address={`${listAddress}?${query}`} origin={storyOrigin}>
      <Watched />
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path={listAddress} element={<AppListScreen />} />
          <Route path="*" element={<Elsewhere />} />
        </Route>
      </Routes>
    </StoryFrame>
  );
}

/** The advisor alone, with nobody around who would act on what he is asked. */
export function AdvisorStory() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AdvisorCard />
    </QueryClientProvider>
  );
}
