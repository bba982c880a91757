import { type RefObject, useEffect, useState } from 'react';

/** A part of a film; `start` is in seconds. */
export interface Chapter {
  start: number;
  name: string;
}

/** What the captions of a film say at the moment, and the chapters that they name. */
export interface Captions {
  text: string;
  chapters: readonly Chapter[];
}

const none: Captions = { text: '', chapters: [] };

/** Words of a cue as a visitor reads them, without the marks of WebVTT. */
function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}

/**
 * Reads the captions of a `<video>`, which the browser then leaves to the page: they stand below the picture, not over it. The
 * identifier of a cue, where it has one, is the name of the chapter that begins with it.
 */
export function useCaptions(ref: RefObject<HTMLTrackElement | null>): Captions {
  const [captions, setCaptions] = useState(none);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const { track } = element;
    track.mode = 'hidden';
    const onCue = () => {
      const text = [...(track.activeCues ?? [])].map(wordsOf).join('\n');
      setCaptions((former) => ({ ...former, text }));
    };
    const onLoad = () => {
      const named = [...(track.cues ?? [])].filter((cue) => cue.id !== '');
      setCaptions((former) => ({ ...former, chapters: named.map((cue) => ({ start: cue.startTime, name: cue.id })) }));
    };
    track.addEventListener('cuechange', onCue);
    element.addEventListener('load', onLoad);
    onLoad();
    return () => {
      track.removeEventListener('cuechange', onCue);
      element.removeEventListener('load', onLoad);
    };
  }, [ref]);
  return captions;
}

/** The chapter that plays at a time; undefined for a film without. */
export function chapterAt(chapters: readonly Chapter[], time: number): Chapter | undefined {
  return chapters.findLast(({ start }) => start <= time) ?? chapters[0];
}
