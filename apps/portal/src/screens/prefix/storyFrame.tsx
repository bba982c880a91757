import type { Clock } from '@lima-id/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteHeader } from '../../shared/layout/SiteHeader.tsx';
import { StoryFrame } from '../../shared/stories/StoryFrame.tsx';
import PrefixScreen from './PrefixScreen.tsx';
import type { SendPicture } from './sendPicture.ts';

/** Shows where a story navigated to from the page. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <main>
      <h1>另一页</h1>
      <p>{pathname}</p>
      <p>{Object.keys(Object(state)).join(' ')}</p>
    </main>
  );
}

interface ScreenStoryProps {
  now?: Clock;
  send?: SendPicture;
}

/** The page under the header, in a browser history of its own. */
export function ScreenStory(props: ScreenStoryProps) {
  return (
    <StoryFrame address={'/identification'}>
      <SiteHeader />
      <Routes>
        <Route
          path="/identification"
          element={
            <main>
              <PrefixScreen {...props} />
            </main>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StoryFrame>
  );
}
