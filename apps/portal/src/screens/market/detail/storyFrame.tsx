import { applyTrial, contract, listChosenApps, readApp, readPackage } from '@lima-id/api';
import {
  appDetail,
  chosenAppList,
  companyAdmin,
  findApps,
  mockEndpoint,
  onRequestAppDetail,
  ordinaryUser,
  packageList,
  trialList,
} from '@lima-id/api/msw';
import type { PackageDetails, ProductDetail } from '@lima-id/domain';
import type { HttpHandler } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteLayout } from '../../../shared/layout/SiteLayout.tsx';
import { clearUser, setUser } from '../../../shared/session/changeUser.ts';
import { holdToken } from '../../../shared/session/heldToken.ts';
import { storedUserOf } from '../../../shared/session/storedUserOf.ts';
import { StoryFrame, storyOrigin } from '../../../shared/stories/StoryFrame.tsx';
import AppScreen from './AppScreen.tsx';

/** Where a visit went when it left the app. */
function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>另一页</h1>
      <p>{pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

/** The address as it is now, for those who look at what a choice writes. */
function Address() {
  const { pathname, search } = useLocation();
  return <p hidden data-testid="address">{`${pathname}${decodeURIComponent(search)}`}</p>;
}

export interface ScreenStoryProps {
  /** The id of the app. */
  id?: string;
  /** What the address says behind `?`. */
  query?: string;
  /** What the visit carries. */
  state?: unknown;
  /** With the site's header and footer. */
  framed?: boolean;
}

/** The page of an app in a browser history of its own. */
export function ScreenStory({ id = appDetail.id, query = '', state = null, framed = false }: ScreenStoryProps) {
  const shown = (
    <>
      <AppScreen />
      <Address />
    </>
  );
  const page = <Route path="/application/list/detail/:id" element={shown} />;
  return (
    <StoryFrame
      address={{ pathname: `/application/list/detail/${id}`, search: query === '' ? '' : `?${query}`, state }}
      origin={storyOrigin}
    >
      <Routes>
        {framed ? <Route element={<SiteLayout />}>{page}</Route> : page}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StoryFrame>
  );
}

const unknown = { refusal: { status: 404, message: '暂无该应用' } } as const;

/** Answers with these apps and packages, and with the apps beside them. */
export function marketOf(
  apps: readonly ProductDetail[],
  packages: readonly PackageDetails[] = packageList,
): HttpHandler[] {
  return [
    mockEndpoint(readApp, ({ id }) => {
      const reply = apps.find((app) => app.id === id);
      return reply === undefined ? unknown : { reply };
    }),
    mockEndpoint(readPackage, ({ id }) => {
      const reply = packages.find((one) => one.id === id);
      return reply === undefined ? unknown : { reply };
    }),
    mockEndpoint(listChosenApps, () => ({ reply: chosenAppList })),
    mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) })),
    mockEndpoint(applyTrial, () => {
      const [reply] = trialList;
      return reply === undefined ? unknown : { reply: { ...reply, repeated: false } };
    }),
  ];
}

/** The market of the fixtures: an app with prices, and one whose price is on request. */
export const fixtureMarket = marketOf([appDetail, onRequestAppDetail]);

/** Somebody of an enterprise with a prefix is logged in while the story is shown. */
export function withPrefix(): () => void {
  setUser(storedUserOf(companyAdmin, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}

/** Somebody of an enterprise whose prefix is suspended is logged in while the story is shown. */
export function withSuspendedPrefix(): () => void {
  setUser({ ...storedUserOf(companyAdmin, Date.now()), examineStatus: 'suspended' });
  return clearUser;
}

/** Somebody without a prefix is logged in while the story is shown. */
export function withoutPrefix(): () => void {
  setUser(storedUserOf(ordinaryUser, Date.now()));
  return clearUser;
}
