import { treadmillRecord } from '@lima-id/api/msw';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProviders } from '../../shared/layout/AppProviders.tsx';
import { requestedIdentifier } from './requestedIdentifier.ts';
import { useIdentifierLookup } from './useIdentifierLookup.ts';

const requested = requestedIdentifier({ identifier: treadmillRecord.identifier, t: 1 }, new URLSearchParams());
if (requested === null) throw new Error('The record has no code.');

it('sends the lookup while its page is being rendered', () => {
  const client = new QueryClient();
  function Page() {
    return useIdentifierLookup(requested as NonNullable<typeof requested>).loading ? '正在查询' : '';
  }
  // As the server renders it: effects do not run there.
  const html = renderToString(
    <AppProviders queryClient={client}>
      <Page />
    </AppProviders>,
  );
  expect(html).toContain('正在查询');
  expect(client.isFetching({ queryKey: ['identifier', treadmillRecord.identifier] })).toBe(1);
});
