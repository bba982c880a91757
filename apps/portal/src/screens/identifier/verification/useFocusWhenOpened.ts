import { type RefObject, useEffect, useRef } from 'react';
import type { SceneContent } from '../sceneBlocks.ts';

/**
 * A ref for the title of a scene, which is focused when the data replaces the phone form, since the focused field goes with the
 * form.
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
