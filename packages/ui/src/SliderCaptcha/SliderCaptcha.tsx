import type { SlideProof } from '@lima-id/domain';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { Clock } from '../Countdown/useTicks.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SlidePicture, SlideTools, VeilNote } from './SlidePicture.tsx';
import { Box } from './SliderCaptcha.styles.ts';
import { sliderCaptchaTexts } from './SliderCaptcha.texts.ts';
import { SlideTrack } from './SlideTrack.tsx';
import type {
  SliderChallenge,
  SliderExtension,
  SliderRefreshReason,
  SliderTrace,
  SliderVerdict,
} from './sliderChallenge.ts';
import { slideWords } from './slideWords.ts';
import { useSlide } from './useSlide.ts';
import { useSlideInput } from './useSlideInput.ts';

/** What a slider check takes. */
export interface SliderCaptchaProps extends Omit<FieldProps, 'label'> {
  /** The field's name; 滑块验证 by default. */
  label?: string;
  required?: boolean;
  disabled?: boolean;
  /** The picture to solve; null while it is on its way. Another `id` starts over, also after a success. */
  challenge: SliderChallenge | null;
  /** Has the trace judged. A rejected promise is shown as a missing answer and costs no try. */
  onSubmit: (trace: SliderTrace) => Promise<SliderVerdict>;
  /** Gets the proof of a passed slide: it is good for one call of one form. */
  onProof: (proof: SlideProof) => void;
  /** Another challenge is wanted: give it through `challenge`. A rejected promise is shown as a picture that did not come. */
  onRefresh: (reason: SliderRefreshReason) => void | Promise<void>;
  /** Asks for more time before the picture runs out and after a slide that took too long; without it none is offered. */
  onExtend?: () => Promise<SliderExtension>;
  /** The reader wants to do without the picture (true), or wants it back (false); without it no other way is offered. */
  onAlternative?: (wanted: boolean) => void;
  /** What stands in place of the picture and its track: another check that gives the same proof. */
  alternative?: ReactNode;
  /** What part is done, 0 to 1, of what a verdict waits for longer than people notice; shown while the slide is verified. */
  working?: number | null;
  /** The moment, in milliseconds since 1970, until which somebody who missed too often has to wait. */
  lockedUntil?: number | null;
  /** Puts the picture away once it is solved, where a form has little room. */
  foldOnSuccess?: boolean;
  id?: string;
  'aria-describedby'?: string;
  /** The slider itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
  /** The clock; that of the machine by default. Read once, when the check appears. */
  now?: Clock;
}

/**
 * A piece is slid into the hole of a picture, by pointer, finger, keys or assistive technology. It knows no server: the
 * trace goes out, a verdict comes back, and so does the proof. Somebody who cannot see the picture takes the other way.
 */
export function SliderCaptcha({
  label,
  labelHidden = false,
  description,
  error,
  required,
  disabled = false,
  challenge,
  onSubmit,
  onProof,
  onRefresh,
  onExtend,
  onAlternative,
  alternative,
  working = null,
  lockedUntil = null,
  foldOnSuccess = false,
  className,
  style,
  ref,
  id,
  'aria-describedby': describedBy,
  inputRef,
  now = Date.now,
  ...rest
}: SliderCaptchaProps) {
  const texts = useTexts('sliderCaptcha', sliderCaptchaTexts);
  const { data } = splitData(rest);
  const keysId = useId();
  const [magnified, setMagnified] = useState(false);
  const slide = useSlide({ challenge, lockedUntil, now, onSubmit, onProof, onRefresh, onExtend });
  const { knob, range, movable, handlers } = useSlideInput(challenge, slide);
  const joined = useJoinedRef(knob, inputRef);
  const { state, ending, extending, lockEnd } = slide;
  const { phase } = state;
  const words = slideWords(state, { ...slide, working }, texts);
  const folded = foldOnSuccess && phase === 'success';
  const hasAlternative = alternative !== undefined && alternative !== null;
  const offersTime =
    onExtend !== undefined &&
    (ending !== null || (state.notice === 'slow' && phase === 'idle')) &&
    (extending !== 'given' || ending !== null);

  /** What was pressed goes away with the press: the reader goes on at the slider. */
  function andFocus(act: () => void) {
    return () => {
      act();
      knob.current?.focus({ preventScroll: true });
    };
  }

  function extend({ currentTarget }: { currentTarget: Element }) {
    slide.extend(() => {
      if (document.activeElement === currentTarget) knob.current?.focus({ preventScroll: true });
    });
  }

  const other =
    onAlternative === undefined ? null : (
      <button type="button" data-part="other" onClick={() => onAlternative(!hasAlternative)}>
        {hasAlternative ? texts.picture : texts.other}
      </button>
    );
  const again = (
    <Button variant="secondary" size="sm" onClick={andFocus(slide.refresh)}>
      {texts.refresh}
    </Button>
  );
  const veil =
    phase === 'loading' ? (
      <Spinner label={texts.loading} />
    ) : phase === 'expired' ? (
      <VeilNote>
        <p>{words.said}</p>
        {again}
      </VeilNote>
    ) : phase === 'locked' ? (
      <VeilNote locked>
        <p>{texts.locked}</p>
        {lockEnd === null ? null : (
          <p>
            <Countdown until={lockEnd} format="short" now={now} onEnd={slide.unlock} /> {texts.lockedRest}
          </p>
        )}
      </VeilNote>
    ) : null;
  const foot = offersTime || (labelHidden && other !== null);

  return (
    <FieldFrame
      label={label ?? texts.label}
      {...{ labelHidden, description, error, required, className, style, ref, id, describedBy, data }}
    >
      {(control) => (
        <Box data-state={phase} data-folded={folded ? '' : undefined} data-disabled={disabled ? '' : undefined}>
          {labelHidden ? null : other}
          {hasAlternative ? (
            alternative
          ) : (
            <>
              {folded ? null : (
                <SlidePicture
                  challenge={challenge}
                  x={state.x}
                  magnified={magnified}
                  veil={veil}
                  band={words.band}
                  tone={words.tone}
                  onBroken={slide.breakDown}
                >
                  {veil === null ? (
                    <SlideTools
                      magnified={magnified}
                      onMagnify={() => setMagnified(!magnified)}
                      onRefresh={slide.refresh}
                      refreshOff={disabled || phase === 'verifying' || phase === 'success'}
                      texts={texts}
                    />
                  ) : null}
                </SlidePicture>
              )}
              <SlideTrack
                phase={phase}
                part={folded ? 1 : state.x / range}
                hint={folded ? texts.passed : words.hint}
                inputRef={joined}
                input={{
                  ...handlers,
                  id: control.id,
                  disabled,
                  'aria-invalid': control['aria-invalid'],
                  'aria-describedby': [keysId, control['aria-describedby']].filter(Boolean).join(' '),
                  'aria-disabled': movable ? undefined : true,
                  'aria-valuetext': words.value(Math.round(state.x), Math.round(range)),
                  min: 0,
                  max: range,
                  value: state.x,
                }}
              />
              <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
            </>
          )}
          {foot ? (
            <div data-part="foot">
              {offersTime ? (
                <span data-part="more">
                  {extending === 'failed' ? texts.extendFailed : ending === null ? texts.slowHint : texts.ending}
                  {ending === null ? null : (
                    <span data-part="seconds" aria-hidden="true">
                      {texts.seconds(ending)}
                    </span>
                  )}
                  <Button variant="text" size="sm" loading={extending === 'asking'} onClick={extend}>
                    {texts.extend}
                  </Button>
                </span>
              ) : null}
              {labelHidden ? other : null}
            </div>
          ) : null}
          <VisuallyHidden>
            <output>{hasAlternative || phase === 'loading' ? '' : words.said}</output>
            <output>
              {extending === 'given' && ending === null ? texts.extended : ending === null ? '' : texts.endingSaid}
            </output>
          </VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}
