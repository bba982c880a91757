import type { CSSProperties } from 'react';
import { type SliderPair, type SliderRange, shareOf } from './sliderValue.ts';

/** A value that is marked on the track. */
export interface SliderMark {
  value: number;
  /** Under the mark; announced with the value. */
  label?: string | undefined;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  range: SliderRange;
  /** What is selected. */
  selected: SliderPair;
}

function endOf(share: number): 'first' | 'last' | undefined {
  if (share === 0) return 'first';
  return share === 1 ? 'last' : undefined;
}

/** Marks on the track, with their labels below it. */
export function SliderMarks({ marks, range, selected: [low, high] }: SliderMarksProps) {
  return marks.map(({ value, label }) => {
    const share = shareOf(value, range);
    return (
      <span
        key={value}
        data-part="mark"
        data-end={endOf(share)}
        data-within={value >= low && value <= high ? '' : undefined}
        aria-hidden="true"
        style={{ '--at': share } as CSSProperties}
      >
        {label === undefined ? null : <span>{label}</span>}
      </span>
    );
  });
}
