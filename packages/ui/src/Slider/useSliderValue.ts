'use client';
import type { RefObject } from 'react';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import type { SliderProps, SliderValue } from './sliderProps.ts';
import { type SliderPair, type SliderRange, snapValue } from './sliderValue.ts';

/** Values of all thumbs as one text: values that are equal are the same. */
const keyOf = (values: readonly number[]) => values.join(' ');

const keyOfGiven = (given: number | SliderPair) =>
  keyOf(typeof given === 'number' ? [given] : [...given].sort((a, b) => a - b));

/** A single value is a range that begins and ends with it. */
function pairOf(key: string): SliderPair {
  const [low = 0, high = low] = key.split(' ').map(Number);
  return [low, high];
}

/** The value of a slider, with the function that changes and reports it. A given value that is none of the range counts as the nearest one. */
export function useSliderValue<Range extends boolean>(
  { range: isRange, value, defaultValue, onValueChange }: SliderProps<Range>,
  range: SliderRange,
  control: RefObject<HTMLInputElement | null>,
) {
  const first: number | SliderPair = defaultValue ?? (isRange ? [range.min, range.max] : range.min);
  const [key, change] = useFieldValue<string, HTMLInputElement>({
    value: value === undefined ? undefined : keyOfGiven(value),
    defaultValue: keyOfGiven(first),
    normalize: (given) => keyOf(given.split(' ').map((one) => snapValue(Number(one), range))),
    onChange(next) {
      const pair = pairOf(next);
      // `range` says which of both it is.
      onValueChange?.((isRange ? pair : pair[0]) as SliderValue<Range>);
    },
    control,
    read: (input) =>
      keyOf(Array.from(input.parentElement?.querySelectorAll('input') ?? [], ({ valueAsNumber }) => valueAsNumber)),
  });

  function setPair(pair: SliderPair) {
    const next = keyOf(isRange ? pair : [pair[0]]);
    if (next !== key) change(next);
  }
  return [pairOf(key), setPair] as const;
}
