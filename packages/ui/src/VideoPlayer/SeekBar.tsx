'use client';
import type { CSSProperties } from 'react';
import type { Chapter } from './useCaptions.ts';

export interface SeekBarProps {
  label: string;
  /** Announced instead of the seconds. */
  valueText: string;
  time: number;
  duration: number;
  buffered: number;
  chapters: readonly Chapter[];
  onSeek(time: number): void;
}

/** The position in a video: a range input drawn as one bar per chapter, with gaps between them. */
export function SeekBar({ label, valueText, time, duration, buffered, chapters, onSeek }: SeekBarProps) {
  const length = duration > 0 ? duration : 1;
  const starts = chapters.length === 0 ? [0] : chapters.map(({ start }) => start);
  return (
    <div data-part="track" style={{ '--played': time / length } as CSSProperties}>
      {starts.map((start, index) => {
        const end = starts[index + 1] ?? length;
        const part = (reached: number) => Math.min(Math.max((reached - start) / (end - start), 0), 1);
        const shares = { flexGrow: end - start, '--bar-played': part(time), '--bar-buffered': part(buffered) };
        return <span key={start} data-part="bar" style={shares as CSSProperties} />;
      })}
      <input
        type="range"
        min={0}
        max={length}
        step="any"
        value={Math.min(time, length)}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  );
}
