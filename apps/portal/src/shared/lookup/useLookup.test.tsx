import { treadmillRecord } from '@lima-id/api/msw';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppProviders } from '../layout/AppProviders.tsx';
import { useLookup } from './useLookup.ts';

/** Looks a text up while it is rendered: as before the page of the lookup is. */
function Form({ typed }: { typed: string }) {
  const lookUp = useLookup();
  lookUp(typed);
  return null;
}

/** Looks a text up; returns the visits whose lookups are under way. */
function visitsAfter(input: string): unknown[] {
  const client = new QueryClient();
  renderToString(
    <AppProviders queryClient={client}>
      <MemoryRouter>
        <Form typed={input} />
      </MemoryRouter>
    </AppProviders>,
  );
  const underWay = client.getQueryCache().findAll({ queryKey: ['identifier'], fetchStatus: 'fetching' });
  return underWay.map(({ queryKey }) => queryKey);
}

it('sends the lookup of an identifier before its page is rendered', () => {
  const typed = ` ${treadmillRecord.identifier} `;
  expect(visitsAfter(typed)).toEqual([['identifier', treadmillRecord.identifier, expect.stringMatching(/^\d+$/)]]);
});

it.each(['88.118.001', '6901234567892', ''])('sends nothing for %o, which is no identifier', (typed) => {
  expect(visitsAfter(typed)).toEqual([]);
});
