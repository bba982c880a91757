import { type RefObject, useEffect, useRef } from 'react';
import type { SceneContent } from '../sceneBlocks.ts';

/**
 * For the title of a scene: it gets the focus when the data take the place of the form that asked for a phone, since the focus went
 * with the form.
 */
export function useFocusWhenOpened(kind: SceneContent['kind'] | null): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    if (kind === null) return;
    if (wasLocked.current && kind !== 'verify') title.current?.focus({ preventScroll: true });
    wasLocked.current = kind === 'verify';
  }, [kind]);
  return title;
}
