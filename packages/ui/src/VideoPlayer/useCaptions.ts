'use client';
import { type RefObject, useEffect, useState } from 'react';

/** A chapter of a video; `start` is in seconds. */
export interface Chapter {
  start: number;
  name: string;
}

/** The current caption of a video, and its chapters. */
export interface Captions {
  text: string;
  chapters: readonly Chapter[];
}

const none: Captions = { text: '', chapters: [] };

/** The text of a cue without WebVTT markup. */
function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}

/**
 * Reads the captions of a `<video>`, which the page then renders itself: below the picture, not over it. The identifier of a cue, if any,
 * is the title of the chapter that starts with it.
 */
export function useCaptions(ref: RefObject<HTMLTrackElement | null>): Captions {
  const [captions, setCaptions] = useState(none);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // A test environment such as jsdom has the element and no track in it.
    const { track }: { track?: TextTrack } = element;
    if (track === undefined) return;
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

/** The chapter at a time; undefined for a video without chapters. */
export function chapterAt(chapters: readonly Chapter[], time: number): Chapter | undefined {
  let found = chapters[0];
  for (const chapter of chapters) if (chapter.start <= time) found = chapter;
  return found;
}
