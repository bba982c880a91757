import { type RefObject, useEffect, useState } from 'react';

/** How long the controls of a film that fills the screen stay when nothing moves, in ms. */
const idleMs = 3000;

/** Safari on phones fills the screen with the `<video>` alone, with controls of its own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

export interface FullScreen {
  full: boolean;
  /** Nothing has moved for a while: the controls step aside. */
  idle: boolean;
  toggle(): void;
}

/** Lets a player fill the screen together with its own controls. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [full, setFull] = useState(false);
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const page = player.current?.ownerDocument ?? document;
    const read = () => setFull(page.fullscreenElement !== null && page.fullscreenElement === player.current);
    page.addEventListener('fullscreenchange', read);
    return () => page.removeEventListener('fullscreenchange', read);
  }, [player]);

  useEffect(() => {
    const element = player.current;
    if (!full || element === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const onMove = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    onMove();
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) element.addEventListener(event, onMove);
    return () => {
      clearTimeout(timer);
      setIdle(false);
      for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
        element.removeEventListener(event, onMove);
      }
    };
  }, [full, player]);

  function toggle() {
    const element = player.current;
    const phoneVideo: PhoneVideo | null = video.current;
    // A browser may refuse; the film then goes on where it is.
    if (full) document.exitFullscreen().catch(() => undefined);
    else if (element?.requestFullscreen !== undefined) element.requestFullscreen().catch(() => undefined);
    else phoneVideo?.webkitEnterFullscreen?.();
  }

  return { full, idle, toggle };
}
