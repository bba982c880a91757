import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import { Placeholder } from './Placeholder.tsx';

export interface PictureProps {
  src: string;
  alt: string;
  /** Without words and button: a small picture inside a control that says what it is. */
  small?: boolean;
  lazy?: boolean;
  /** Shown with the picture, and not in its place when it failed. */
  children?: ReactNode;
}

/** A picture that says when it could not be loaded, and tries again. */
export function Picture({ src, alt, small = false, lazy = false, children }: PictureProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture of a page rendered on a server may have failed before anyone listened.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) image.decode().catch(() => setFailedSrc(image.getAttribute('src')));
  }, []);
  if (failedSrc !== src) {
    return (
      <>
        <img
          ref={check}
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
        {children}
      </>
    );
  }
  if (small) return <Placeholder />;
  return (
    <Placeholder>
      <span role="alert">{texts.pictureFailed}</span>
      <Button size="sm" variant="secondary" onClick={() => setFailedSrc(null)}>
        {texts.retry}
      </Button>
    </Placeholder>
  );
}
