import { useState } from 'react';
import { useTakenOver } from '../../shared/page/useTakenOver.ts';
import { ExpoView } from './ExpoView.tsx';
import { nextExpo } from './expos.ts';

/** Before everything: nothing has begun. */
const undecided = 0;

/**
 * 智慧展会: the exhibition at which the platform has its next stand. The page was drawn when the site was built; what is over by now is
 * known to the scripts alone, and a reader without them sees the dates.
 */
export default function ExpoScreen() {
  const [now] = useState(() => Date.now());
  return <ExpoView expo={nextExpo} now={useTakenOver() ? now : undecided} />;
}
