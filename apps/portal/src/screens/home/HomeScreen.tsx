import { lazy, Suspense } from 'react';
import { homeAddress } from '../../shared/page/homeAddress.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { HomeBanner } from './HomeBanner.tsx';
import { BodyPlace } from './HomeScreen.styles.ts';

const HomeBody = lazy(() => import('./HomeBody.tsx'));

/** The home page. The banner with the look-up bar shows first; all that follows comes at once after it. */
export default function HomeScreen() {
  // An unknown path shows this page too.
  usePageMeta({ canonical: homeAddress });
  return (
    <>
      <HomeBanner />
      <Suspense fallback={<BodyPlace />}>
        <HomeBody />
      </Suspense>
    </>
  );
}
