// What is rendered first, as the server renders it: effects do not run there, and nothing is rendered later.
import { treadmillRecord } from '@lima-id/api/msw';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppProviders } from '../../shared/layout/AppProviders.tsx';
import RecordView from './RecordView.tsx';
import { requestedIdentifier } from './requestedIdentifier.ts';
import { steadyStopwatch } from './stopwatch.ts';
import { useIdentifierLookup } from './useIdentifierLookup.ts';

const requested = requestedIdentifier({ identifier: treadmillRecord.identifier, t: 1 }, new URLSearchParams());
if (requested === null) throw new Error('The record has no code.');

function renderFirst(children: ReactNode, queryClient = new QueryClient()): string {
  return renderToString(
    <AppProviders queryClient={queryClient}>
      <StaticRouter location="/product_scene">{children}</StaticRouter>
    </AppProviders>,
  );
}

describe('a lookup', () => {
  it('is sent while its page is being rendered', () => {
    const client = new QueryClient();
    function Page() {
      return useIdentifierLookup(requested as NonNullable<typeof requested>, steadyStopwatch).loading ? '正在查询' : '';
    }
    expect(renderFirst(<Page />, client)).toContain('正在查询');
    expect(client.isFetching({ queryKey: ['identifier', treadmillRecord.identifier] })).toBe(1);
  });
});

describe('RecordView', () => {
  const render = (isGradual: boolean) =>
    renderFirst(
      <RecordView
        requested={requested}
        found={{ record: treadmillRecord, tookMs: 3 }}
        isGradual={isGradual}
        onScan={() => undefined}
      />,
    );

  it('shows the plate before the scenes when it is gradual, and both at once in a document', () => {
    expect(render(true)).toContain(treadmillRecord.identifierName);
    expect(render(true)).not.toContain('标识场景');
    expect(render(false)).toContain('标识场景');
  });
});
