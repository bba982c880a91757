import { type RefObject, useEffect, useState } from 'react';

/** What a `<video>` does at the moment; times are seconds. */
export interface VideoState {
  playing: boolean;
  /** It has been played or moved: its own pictures are seen, not the cover. */
  started: boolean;
  time: number;
  /** NaN until the film says it. */
  duration: number;
  /** Up to where it is there already. */
  buffered: number;
  muted: boolean;
  /** It wants to play and has nothing to show for so long that a visitor wonders. */
  waiting: boolean;
}

const atRest: VideoState = {
  playing: false,
  started: false,
  time: 0,
  duration: Number.NaN,
  buffered: 0,
  muted: false,
  waiting: false,
};

/** How long a film may have nothing to show before the player says that it is loading, in ms. */
const patienceMs = 800;

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'emptied',
] as const;

function stateOf(video: HTMLVideoElement): Omit<VideoState, 'waiting'> {
  const { buffered, currentTime } = video;
  return {
    playing: !video.paused && !video.ended,
    started: !video.paused || currentTime > 0,
    time: currentTime,
    duration: video.duration,
    buffered: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
    muted: video.muted,
  };
}

/** Follows a `<video>`. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(atRest);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const read = () => setState((former) => ({ ...former, ...stateOf(video) }));
    const setWaiting = (waiting: boolean) => {
      clearTimeout(patience);
      patience = undefined;
      if (waiting) patience = setTimeout(() => setState((former) => ({ ...former, waiting })), patienceMs);
      else setState((former) => (former.waiting ? { ...former, waiting } : former));
    };
    const onWaiting = () => setWaiting(true);
    const onReady = () => setWaiting(false);
    for (const event of events) video.addEventListener(event, read);
    video.addEventListener('waiting', onWaiting);
    for (const event of ['playing', 'pause', 'error', 'emptied']) video.addEventListener(event, onReady);
    read();
    return () => {
      clearTimeout(patience);
      for (const event of events) video.removeEventListener(event, read);
      video.removeEventListener('waiting', onWaiting);
      for (const event of ['playing', 'pause', 'error', 'emptied']) video.removeEventListener(event, onReady);
    };
  }, [ref]);
  return state;
}
