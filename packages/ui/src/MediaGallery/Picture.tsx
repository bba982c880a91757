'use client';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import { Placeholder } from './Placeholder.tsx';

export interface PictureProps {
  src: string;
  alt: string;
  /**
   * Without text and button: a thumbnail inside a control with its own label.
   * @default false
   */
  small?: boolean | undefined;
  /** @default false */
  lazy?: boolean | undefined;
  /** Priority of its request, as of an `img`. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Shown with the picture, and not with the error. */
  children?: ReactNode;
}

/** A picture with an error state and a retry button. */
export function Picture({ src, alt, small = false, lazy = false, fetchPriority, children }: PictureProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A server-rendered picture may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) image.decode?.().catch(() => setFailedSrc(image.getAttribute('src')));
  }, []);
  if (failedSrc !== src) {
    return (
      <>
        <img
          ref={check}
          src={src}
          alt={alt}
          loading={lazy ? 'lazy' : undefined}
          fetchPriority={fetchPriority}
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
