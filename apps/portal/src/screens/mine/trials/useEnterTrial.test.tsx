// @vitest-environment jsdom
import { encodeReply, fetchOnTrial, successEnvelope } from '@lima-id/api';
import { onTrialReply, trialList } from '@lima-id/api/msw';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../../../shared/testing/buttonNamed.ts';
import { holdFetch } from '../../../shared/testing/holdFetch.ts';
import { useEnterTrial } from './useEnterTrial.ts';

const [trial] = trialList;
if (trial === undefined) throw new Error('There is no trial.');

const place = document.createElement('div');
let root = createRoot(place);
let held: ReturnType<typeof holdFetch>;

function Trials() {
  const entering = useEnterTrial('u-2', {});
  return (
    <button type="button" onClick={() => entering.enter(trial as NonNullable<typeof trial>)}>
      进入应用
    </button>
  );
}

function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate('/news')}>
        行业资讯
      </button>
      {pathname === '/personal_trials' && <Trials />}
    </>
  );
}

const press = (name: string) => buttonNamed(place, name).click();

/** Enters the app on trial; `meanwhile` happens before the answer. Returns where the visitor is afterwards. */
async function entered(meanwhile: () => void): Promise<string | undefined> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/personal_trials']}>
          <Site />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(async () => press('进入应用'));
  await vi.waitFor(() => expect(held.fetched).toHaveBeenCalledOnce());
  await act(async () => meanwhile());
  const response = Response.json(successEnvelope(encodeReply(fetchOnTrial, onTrialReply)));
  await act(async () => {
    held.answer(response);
    await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
    // What follows the reading of the body takes no other task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return place.querySelector('output')?.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  held = holdFetch();
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  // The files of a worker share its storage, where the id of the device is now.
  localStorage.clear();
});

describe('useEnterTrial', () => {
  it('leads to the page that stands for the console', async () => {
    expect(await entered(() => undefined)).toBe('/personal_trials?via=console&productId=1');
  });

  it('leads nowhere when the visitor has left the page before the answer', async () => {
    expect(await entered(() => press('行业资讯'))).toBe('/news');
  });
});
