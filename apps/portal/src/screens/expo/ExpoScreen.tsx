import { useOpenedAt } from '../../shared/clock/useOpenedAt.ts';
import { useIsHydrated } from '../../shared/page/useIsHydrated.ts';
import { ExpoView } from './ExpoView.tsx';
import { nextExpo } from './expos.ts';

/** Before everything: no talk has begun. */
const undecided = 0;

/**
 * 智慧展会: the exhibition of the platform's next stand. The page is prerendered by the build; only the scripts know what is over by
 * now, and a reader without them sees the dates.
 */
export default function ExpoScreen() {
  const now = useOpenedAt();
  return <ExpoView expo={nextExpo} now={useIsHydrated() ? now : undecided} />;
}
