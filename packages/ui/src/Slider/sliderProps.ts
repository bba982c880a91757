import type { Ref } from 'react';
import type { FieldProps } from '../FieldFrame/FieldFrame.tsx';
import type { SliderMark } from './SliderMarks.tsx';
import type { SliderPair } from './sliderValue.ts';

/** What is selected: with `Range` the lower and the upper end, otherwise one number. */
export type SliderValue<Range extends boolean> = Range extends true ? SliderPair : number;

export interface SliderProps<Range extends boolean = false> extends FieldProps {
  /**
   * A range is selected, with a thumb at both ends.
   * @default false
   */
  range?: Range | undefined;
  value?: SliderValue<Range> | undefined;
  /** `min` by default; with `range`, from `min` to `max`. */
  defaultValue?: SliderValue<Range> | undefined;
  /** Called with the number, or with both ends, on each change, also while a thumb is moved. */
  onValueChange?: ((value: SliderValue<Range>) => void) | undefined;
  /**
   * The first value.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The last value, unless the steps pass over it.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The distance between values, counted from `min`; decimals are exact.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Values that are marked on the track, with or without a label.
   * @default []
   */
  marks?: readonly SliderMark[] | undefined;
  /** Behind the value, and announced with it: 千克. */
  unit?: string | undefined;
  /** Writes a value; by default plain digits with the decimals of the step and commas between thousands. */
  format?: ((value: number) => string) | undefined;
  /**
   * Where the value is shown: behind the track, above the thumb while it is moved, or not at all. It is announced in any case.
   * @default 'text'
   */
  readout?: 'text' | 'bubble' | 'none' | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Name of the input, for plain form submission; with `range`, of both. */
  name?: string | undefined;
  id?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Ref of the input, for focus and form libraries; with `range`, of the lower end. */
  ref?: Ref<HTMLInputElement> | undefined;
}
