import { useEffect, useEffectEvent } from 'react';

/** The first picture among files that were dropped, pasted or chosen. */
export function firstPicture(files: FileList | null | undefined): File | null {
  return [...(files ?? [])].find((file) => file.type.startsWith('image/')) ?? files?.[0] ?? null;
}

/** Takes a picture pasted anywhere on the page while `active`. */
export function usePastedPicture(active: boolean, onPicture: (picture: File) => void): void {
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    if (!active) return;
    const paste = (event: ClipboardEvent) => {
      const picture = firstPicture(event.clipboardData?.files);
      if (picture !== null) take(picture);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [active]);
}
