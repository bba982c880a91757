import { useEffect, useRef, useState } from 'react';
import { readPicture, UnreadablePicture } from './readPicture.ts';
import type { ScannedCode } from './scanVerdict.ts';

/** The outcome of reading a picture. */
export type PictureOutcome =
  | { kind: 'read'; codes: ScannedCode[] }
  | { kind: 'unreadable' }
  | { kind: 'readerMissing' };

/** Reads one picture at a time; a later one replaces the one being read, and closing drops it. */
export function usePictureReading(onOutcome: (outcome: PictureOutcome) => void): {
  reading: boolean;
  read: (file: Blob) => void;
} {
  const [reading, setReading] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  function read(file: Blob) {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setReading(true);
    const settle = (outcome: PictureOutcome) => {
      if (controller.signal.aborted) return;
      setReading(false);
      onOutcome(outcome);
    };
    readPicture(file, controller.signal).then(
      (codes) => settle({ kind: 'read', codes }),
      (thrown: unknown) => settle({ kind: thrown instanceof UnreadablePicture ? 'unreadable' : 'readerMissing' }),
    );
  }

  return { reading, read };
}
