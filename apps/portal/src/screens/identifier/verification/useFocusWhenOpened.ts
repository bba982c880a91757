import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SceneContent } from '../sceneBlocks.ts';

/** A ref whose element can be asked for focus before it is there: the code of a scene may still be loading. */
interface AwaitedTitle extends RefObject<HTMLHeadingElement | null> {
  focus: () => void;
}

function awaitedTitle(): AwaitedTitle {
  let element: HTMLHeadingElement | null = null;
  let isAsked = false;
  function give() {
    if (!isAsked || element === null) return;
    isAsked = false;
    element.focus({ preventScroll: true });
  }
  return {
    get current() {
      return element;
    },
    set current(title) {
      element = title;
      // Whoever went on meanwhile keeps the focus.
      if (document.activeElement !== document.body) isAsked = false;
      give();
    },
    focus() {
      isAsked = true;
      give();
    },
  };
}

/**
 * A ref for the title of a scene, which is focused when the data replaces the phone form, since the focused field goes with the
 * form.
 */
export function useFocusWhenOpened(kind: SceneContent['kind'] | null): RefObject<HTMLHeadingElement | null> {
  const [title] = useState(awaitedTitle);
  const wasLocked = useRef(false);
  useEffect(() => {
    if (kind === null) return;
    if (wasLocked.current && kind !== 'verify') title.focus();
    wasLocked.current = kind === 'verify';
  }, [kind, title]);
  return title;
}
