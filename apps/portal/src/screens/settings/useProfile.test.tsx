// @vitest-environment jsdom
import { companyAdmin } from '@lima-id/api/msw';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { buttonNamed } from '../../shared/testing/buttonNamed.ts';
import { holdFetch } from '../../shared/testing/holdFetch.ts';
import { RedirectingPage, redirectIn } from '../../shared/testing/redirects.tsx';
import { refusedCall } from '../../shared/testing/refusedCall.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { profileKey } from './profileCache.ts';
import { useProfile } from './useProfile.ts';

const user = storedUserOf(companyAdmin, Date.now());
const place = document.createElement('div');
let root = createRoot(place);

function Page({ beforeLogin }: { beforeLogin?: () => boolean }) {
  return <p>{useProfile(user.userId, beforeLogin).state}</p>;
}

/** Opens a page of the settings, whose profile was refused because the session has expired. */
async function open(page: ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  await client.prefetchQuery({
    queryKey: profileKey(user.userId),
    queryFn: () => Promise.reject(refusedCall(true)),
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RedirectingPage path="/personal_update">{page}</RedirectingPage>
      </QueryClientProvider>,
    ),
  );
}

const loginThatSays = (keepsInput: boolean) => ({ pathname: '/login', state: { expired: { keepsInput } } });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  holdFetch();
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('useProfile', () => {
  it.each([true, false])(
    'redirects to the login page, which says whether the page has kept its input, when the session has expired: %s',
    async (isKept) => {
      await open(<Page beforeLogin={() => isKept} />);
      expect(redirectIn(place)).toMatchObject(loginThatSays(isKept));
    },
  );

  it('redirects to a login page that says nothing of input when the page has none', async () => {
    await open(<Page />);
    expect(redirectIn(place)).toMatchObject(loginThatSays(false));
  });

  it('leaves nothing to go back to but the page before the settings', async () => {
    await open(<Page />);
    await act(async () => buttonNamed(place, '返回').click());
    expect(redirectIn(place)).toMatchObject({ pathname: '/news' });
  });
});

describe('PasswordPage', () => {
  it('redirects to a login page that says nothing of input when nothing was typed', async () => {
    await open(<PasswordPage user={user} />);
    expect(redirectIn(place)).toMatchObject(loginThatSays(false));
  });
});
