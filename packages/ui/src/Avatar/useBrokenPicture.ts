'use client';
import { useCallback, useState } from 'react';

/** Whether a picture cannot be shown, with the props of its image that find out. Another address is another try. */
export function useBrokenPicture(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture of a prerendered page may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) image.decode?.().catch(() => setBroken(image.getAttribute('src')));
  }, []);
  return {
    isBroken: src === null || broken === src,
    image: { ref: check, onError: () => setBroken(src) },
  };
}
