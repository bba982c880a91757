import { type RefObject, useEffect } from 'react';

/**
 * Pauses a video when another one anywhere in the page begins to play. Each listens for itself to the page, where the
 * beginning of a play passes on its way down, so nothing has to know how many there are.
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
