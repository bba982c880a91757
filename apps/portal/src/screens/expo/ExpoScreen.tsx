import { useState } from 'react';
import { ExpoView } from './ExpoView.tsx';
import { nextExpo } from './expos.ts';

/** 智慧展会: the exhibition at which the platform has its next stand. */
export default function ExpoScreen() {
  const [now] = useState(() => Date.now());
  return <ExpoView expo={nextExpo} now={now} />;
}
