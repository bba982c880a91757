import { listAssets } from '@lima-id/api';
import { companyAdmin, mockEndpoint } from '@lima-id/api/msw';
import type { AssetRecord } from '@lima-id/domain';
import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { SiteOrigin } from '../../shared/page/siteOrigin.ts';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { holdToken } from '../../shared/session/heldToken.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import EquipmentScreen from './EquipmentScreen.tsx';

/** Where a visit went when it left the record. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>另一页</h1>
      <p>{pathname}</p>
      {/* The time of the visit would be another in every picture. */}
      <p>{JSON.stringify(state, (key, value: unknown) => (key === 't' ? typeof value : value))}</p>
    </>
  );
}

/** The record in a browser history of its own, opened with a query, on a day. */
export function ScreenStory({ query, today = '2026-05-18' }: { query: string; today?: string }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SiteOrigin value="https://www.example.cn">
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[`/equipment/detail?${query}`]}>
            <Routes>
              <Route path="/equipment/detail" element={<EquipmentScreen today={today} />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LinkProvider>
    </SiteOrigin>
  );
}

/** Somebody of an enterprise is logged in while the story is shown. */
export function loggedIn(): () => void {
  setUser(storedUserOf(companyAdmin, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}

/** Answers with the book that these assets make up. */
export function bookOf(...assets: AssetRecord[]) {
  return mockEndpoint(listAssets, ({ identifier }) => {
    const records = assets.filter((asset) => asset.identifier === identifier);
    return { reply: { records, total: records.length } };
  });
}
