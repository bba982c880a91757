'use client';
import { type RefObject, useEffect, useState } from 'react';

/** The state of a `<video>`; times are in seconds. */
export interface VideoState {
  playing: boolean;
  /** It has been played or seeked: its frames are shown, not the poster. */
  started: boolean;
  time: number;
  /** NaN until the metadata has loaded. */
  duration: number;
  /** End of the buffered range. */
  buffered: number;
  muted: boolean;
  /** It has been stalled for noticeably long. */
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

/** Milliseconds of stalling after which the loading state is shown. */
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
