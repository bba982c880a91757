'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Pauses a video when another one in the page starts playing. Each listens on the document in the capture phase, so no registry is needed.
 */
export function usePlayAlone(video: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const page = video.current?.ownerDocument ?? document;
    function onPlay({ target }: Event) {
      if (target instanceof HTMLMediaElement && target !== video.current) video.current?.pause();
    }
    page.addEventListener('play', onPlay, true);
    return () => page.removeEventListener('play', onPlay, true);
  }, [video]);
}
