import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import type { MediaVideo } from './mediaItem.ts';
import { Placeholder } from './Placeholder.tsx';
import { usePlayAlone } from './usePlayAlone.ts';

export interface VideoProps {
  video: MediaVideo;
  /** Begins as soon as it is there: the visitor has pressed its picture. */
  starts: boolean;
  onPlayingChange(playing: boolean): void;
  /** Shown over the video, and not in its place when it failed. */
  children?: ReactNode;
}

/** A video with the browser's own controls; it stops when another one in the page begins. */
export function Video({ video, starts, onPlayingChange, children }: VideoProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const ref = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  usePlayAlone(ref);
  useEffect(() => {
    // Browsers may refuse to begin by themselves; the controls are there then.
    if (starts && !failed) ref.current?.play().catch(() => undefined);
  }, [starts, failed]);
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
  return (
    <>
      {' '}
      <video
        ref={ref}
        src={video.src}
        poster={video.poster}
        aria-label={video.title}
        controls
        playsInline
        preload="none"
        onPlay={() => onPlayingChange(true)}
        onPause={() => onPlayingChange(false)}
        onEnded={() => onPlayingChange(false)}
        onError={() => {
          onPlayingChange(false);
          setFailed(true);
        }}
      >
        <track
          kind="captions"
          src={video.captions}
          srcLang="zh-CN"
          label={texts.captions}
          default={video.captions !== undefined}
        />
      </video>
      {children}
    </>
  );
}
