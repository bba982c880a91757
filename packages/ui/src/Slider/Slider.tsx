'use client';
import { type CSSProperties, type FocusEvent, Fragment, type KeyboardEvent, useRef } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Figure, Readout, Row, Track } from './Slider.styles.ts';
import { sliderTexts } from './Slider.texts.ts';
import { SliderMarks } from './SliderMarks.tsx';
import type { SliderProps } from './sliderProps.ts';
import { moveThumb, pageSteps, shareOf, snapValue, writeValue } from './sliderValue.ts';
import { useSliderValue } from './useSliderValue.ts';
import { useThumbDrag } from './useThumbDrag.ts';

export type { SliderMark } from './SliderMarks.tsx';
export type { SliderProps, SliderValue } from './sliderProps.ts';
export type { SliderPair } from './sliderValue.ts';

/** Units that stand next to the figure: 60%, 25℃. */
const closeUnit = /^[%‰°℃]/;

/** A number, or a range of numbers, chosen by moving a thumb along a track: where the approximate value matters more than the exact one. */
export function Slider<Range extends boolean = false>(props: SliderProps<Range>) {
  const {
    range: givenRange = false,
    min = 0,
    max = 100,
    step = 1,
    marks = [],
    unit,
    format,
    readout = 'text',
    disabled = false,
    name,
    onBlur,
    ref,
    ...rest
  } = props;
  const { frame } = splitField(rest);
  const texts = useTexts('slider', sliderTexts);
  const isRange: boolean = givenRange;
  const range = { min, max, step };
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(low, ref);
  const [pair, setPair] = useSliderValue(props, range, low);
  const drag = useThumbDrag({
    range,
    pair,
    onMove: setPair,
    onTake: (thumb) => (thumb === 0 ? low : high).current?.focus({ preventScroll: true }),
  });
  const shares = { '--low': shareOf(pair[0], range), '--high': shareOf(pair[1], range) };
  const write = format ?? ((value: number) => writeValue(value, step));

  function set(thumb: 0 | 1, to: number) {
    setPair(isRange ? moveThumb(pair, thumb, to) : [to, to]);
  }

  function figure(text: string) {
    return (
      <>
        <span>{text}</span>
        {unit === undefined ? null : <small>{unit}</small>}
      </>
    );
  }

  /** The value as it is announced. */
  function spoken(value: number): string {
    const text = write(value);
    const measured = unit === undefined ? text : `${text}${closeUnit.test(unit) ? '' : ' '}${unit}`;
    const label = marks.find((mark) => mark.value === value)?.label;
    return label === undefined || label === text || label === measured ? measured : `${measured}，${label}`;
  }

  function pressKey(event: KeyboardEvent, thumb: 0 | 1) {
    const direction = isComposing(event) ? undefined : { PageUp: 1, PageDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    set(thumb, snapValue(pair[thumb], range, direction * pageSteps(range)));
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget === null || (relatedTarget !== low.current && relatedTarget !== high.current)) onBlur?.();
  }

  const thumbs = isRange ? ([0, 1] as const) : ([0] as const);
  const selected = isRange ? pair : ([min, pair[0]] as const);
  const text = isRange ? `${write(pair[0])} – ${write(pair[1])}` : write(pair[0]);
  const widest = [write(min), write(max)].sort((a, b) => b.length - a.length)[0] ?? '';
  return (
    <FieldFrame {...frame}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy }) => (
        <Row>
          <Track
            data-range={isRange ? '' : undefined}
            data-labelled={marks.some(({ label }) => label !== undefined) ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            style={shares as CSSProperties}
            {...(isRange && !disabled ? drag : {})}
          >
            <span data-part="rail" />
            <span data-part="fill" />
            <SliderMarks marks={marks} range={range} selected={selected} />
            {thumbs.map((thumb) => (
              <Fragment key={thumb}>
                <input
                  ref={thumb === 0 ? joined : high}
                  type="range"
                  id={thumb === 0 ? id : undefined}
                  name={name}
                  min={thumb === 0 ? min : pair[0]}
                  max={isRange && thumb === 0 ? pair[1] : max}
                  step={step}
                  value={pair[thumb]}
                  disabled={disabled}
                  aria-label={isRange ? (thumb === 0 ? texts.low : texts.high)(frame.label) : undefined}
                  aria-valuetext={spoken(pair[thumb])}
                  aria-invalid={invalid}
                  aria-describedby={describedBy}
                  onChange={({ currentTarget }) => set(thumb, snapValue(currentTarget.valueAsNumber, range))}
                  onKeyDown={(event) => pressKey(event, thumb)}
                  onBlur={leave}
                />
                <span
                  data-part="thumb"
                  aria-hidden="true"
                  style={{ '--at': shareOf(pair[thumb], range) } as CSSProperties}
                >
                  {readout === 'bubble' ? <Figure data-part="bubble">{figure(write(pair[thumb]))}</Figure> : null}
                </span>
              </Fragment>
            ))}
          </Track>
          {readout === 'text' ? (
            <Readout data-disabled={disabled ? '' : undefined}>
              <Figure>{figure(text)}</Figure>
              <Figure data-part="widest" aria-hidden="true">
                {figure(isRange ? `${widest} – ${widest}` : widest)}
              </Figure>
            </Readout>
          ) : null}
        </Row>
      )}
    </FieldFrame>
  );
}
