import { listAssets } from '@lima-id/api';
import { companyAdmin, mockEndpoint } from '@lima-id/api/msw';
import type { AssetRecord } from '@lima-id/domain';
import { Route, Routes, useLocation } from 'react-router-dom';
import { logIn } from '../../shared/stories/logIn.ts';
import { StoryFrame, storyOrigin } from '../../shared/stories/StoryFrame.tsx';
import EquipmentScreen from './EquipmentScreen.tsx';

/** Shows where a story navigated to from the record. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>另一页</h1>
      <p>{pathname}</p>
      {/* The time of the visit would change with every picture. */}
      <p>{JSON.stringify(state, (key, value: unknown) => (key === 't' ? typeof value : value))}</p>
    </>
  );
}

/** The record in a browser history of its own, opened with a query, on a day. */
export function ScreenStory({ query, today = '2026-05-18' }: { query: string; today?: string }) {
  return (
    <StoryFrame address={`/equipment/detail?${query}`} origin={storyOrigin}>
      <Routes>
        <Route path="/equipment/detail" element={<EquipmentScreen today={today} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StoryFrame>
  );
}

/** Logs in a member of an enterprise for the story. */
export function loggedIn(): () => void {
  return logIn(companyAdmin);
}

/** Responds with a book of these assets. */
export function bookOf(...assets: AssetRecord[]) {
  return mockEndpoint(listAssets, ({ identifier }) => {
    const records = assets.filter((asset) => asset.identifier === identifier);
    return { reply: { records, total: records.length } };
  });
}
