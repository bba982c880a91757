import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import type { MediaVideo } from './mediaItem.ts';
import { Placeholder } from './Placeholder.tsx';
import { usePlayAlone } from './usePlayAlone.ts';

export interface VideoProps {
  video: MediaVideo;
  /** Begins as soon as it is there: the visitor has pressed its picture. */
  starts: boolean;
  /** Takes the focus when it begins: what was pressed is gone. */
  takesFocus?: boolean;
  onPlayingChange(playing: boolean): void;
  /** Shown over the video, and not in its place when it failed. */
  children?: ReactNode;
}

/** A video with the browser's own controls; it stops when another one in the page begins. */
export function Video({ video, starts, takesFocus = false, onPlayingChange, children }: VideoProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const descriptionId = useId();
  const ref = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  usePlayAlone(ref);
  useEffect(() => {
    if (!starts || failed) return;
    if (takesFocus) ref.current?.focus();
    // Browsers may refuse to begin by themselves; the controls are there then.
    ref.current?.play().catch(() => undefined);
  }, [starts, failed, takesFocus]);
  if (failed) {
    return (
      <Placeholder>
        <span role="alert">{texts.videoFailed}</span>
        <Button size="sm" variant="secondary" onClick={() => setFailed(false)}>
          {texts.retry}
        </Button>
      </Placeholder>
    );
  }
  const { otherSrc, description } = video;
  function onError() {
    onPlayingChange(false);
    setFailed(true);
  }
  return (
    <>
      {' '}
      <video
        ref={ref}
        src={otherSrc === undefined ? video.src : undefined}
        poster={video.poster}
        aria-label={video.title}
        aria-describedby={description === undefined ? undefined : descriptionId}
        controls
        playsInline
        preload="none"
        onPlay={() => onPlayingChange(true)}
        onPause={() => onPlayingChange(false)}
        onEnded={() => onPlayingChange(false)}
        onError={onError}
      >
        {otherSrc === undefined ? null : (
          <>
            <source src={video.src} />
            <source src={otherSrc} onError={onError} />
          </>
        )}
        <track
          kind="captions"
          src={video.captions}
          srcLang="zh-CN"
          label={texts.captions}
          default={video.captions !== undefined}
        />
      </video>
      {description === undefined ? null : <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
      {children}
    </>
  );
}
