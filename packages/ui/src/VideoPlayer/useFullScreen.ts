'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds of inactivity after which the controls hide in full screen. */
const idleMs = 3000;

/** Safari on iPhone can only show the `<video>` itself in full screen, with native controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: (() => void) | undefined;
}

export interface FullScreen {
  full: boolean;
  /** The visitor is inactive: the controls are hidden. */
  idle: boolean;
  toggle(): void;
}

/** Shows a player in full screen together with its own controls. */
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
    // The browser may refuse; playback then continues in place.
    if (full) document.exitFullscreen().catch(() => undefined);
    else if (element?.requestFullscreen !== undefined) element.requestFullscreen().catch(() => undefined);
    else phoneVideo?.webkitEnterFullscreen?.();
  }

  return { full, idle, toggle };
}
