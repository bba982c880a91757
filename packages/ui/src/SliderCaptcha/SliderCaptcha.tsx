'use client';
import type { SlideProof } from '@lima-id/domain';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { useClock } from '../Countdown/useClock.ts';
import type { Clock } from '../Countdown/useTicks.ts';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { activeElementNear } from '../hooks/activeElement.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { wrapText } from '../hooks/wrapText.tsx';
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
  SliderPlaceholder,
  SliderRefreshReason,
  SliderTrace,
  SliderVerdict,
} from './sliderChallenge.ts';
import { slideWords } from './slideWords.ts';
import { useSlide } from './useSlide.ts';
import { useSlideInput } from './useSlideInput.ts';

/** Props of a slider captcha. */
export interface SliderCaptchaProps extends Omit<FieldProps, 'label'> {
  /** Label of the field; 滑块验证 by default. */
  label?: string | undefined;
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** The challenge; null while loading. A new `id` resets the captcha, also after a success. */
  challenge: SliderChallenge | null;
  /**
   * Shown until the challenge comes. The box then has its final size and its content from the first paint on, which a document from a server
   * has before any script; without it, the box is empty while loading.
   */
  placeholder?: SliderPlaceholder | undefined;
  /** Has the trace verified. A rejected promise is shown as a missing response and does not count as an attempt. */
  onSubmit: (trace: SliderTrace) => Promise<SliderVerdict>;
  /** What is shown when a promise of `onSubmit` is rejected, in the words of the site; by default the sentence of the texts. */
  unanswered?: string | undefined;
  /** Receives the proof of a passed captcha, valid for one call of one form. */
  onProof: (proof: SlideProof) => void;
  /** Requests a new challenge: pass it as `challenge`. A rejected promise is shown as a loading error. */
  onRefresh: (reason: SliderRefreshReason) => void | Promise<void>;
  /** Requests more time before the challenge expires and after a slide timeout; without it none is offered. */
  onExtend?: (() => Promise<SliderExtension>) | undefined;
  /** The reader switches to the alternative (true) or back to the picture (false); without it no alternative is offered. */
  onAlternative?: ((wanted: boolean) => void) | undefined;
  /** Replaces the picture and its track: another check that returns the same proof. */
  alternative?: ReactNode;
  /**
   * Progress, 0 to 1, of a verification that takes noticeably long; shown while verifying.
   * @default null
   */
  working?: number | null | undefined;
  /**
   * Time, in milliseconds since 1970 UTC, until which a visitor is locked out after too many failed attempts.
   * @default null
   */
  lockedUntil?: number | null | undefined;
  /**
   * Collapses the picture after success, where a form has little room.
   * @default false
   */
  foldOnSuccess?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** Ref of the slider, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The clock; by default that of the nearest `ClockProvider`. Read once, on mount. */
  now?: Clock | undefined;
}

/**
 * A slider captcha: a piece is moved into the hole of a picture by mouse, touch, keys or assistive technology. It is independent of a
 * server: it passes out the trace, and receives a verdict and the proof. Visitors who cannot see the picture use the alternative.
 */
export function SliderCaptcha({
  label,
  labelHidden = false,
  description,
  error,
  required,
  disabled = false,
  challenge,
  placeholder,
  onSubmit,
  unanswered,
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
  rootRef,
  id,
  'aria-describedby': describedBy,
  ref,
  now: own,
  ...rest
}: SliderCaptchaProps) {
  const builtIn = useTexts('sliderCaptcha', sliderCaptchaTexts);
  const texts = unanswered === undefined ? builtIn : { ...builtIn, unanswered };
  const now = useClock(own);
  const { data } = splitData(rest);
  const keysId = useId();
  const [magnified, setMagnified] = useState(false);
  const slide = useSlide({ challenge, lockedUntil, now, onSubmit, onProof, onRefresh, onExtend });
  const { knob, range, movable, handlers } = useSlideInput(challenge, slide);
  const joined = useJoinedRef(knob, ref);
  const { state, ending, extending, lockEnd } = slide;
  const { phase } = state;
  const words = slideWords(state, { ...slide, working }, texts);
  const folded = foldOnSuccess && phase === 'success';
  const hasAlternative = alternative !== undefined && alternative !== null;
  const offersTime =
    onExtend !== undefined &&
    (ending !== null || (state.notice === 'slow' && phase === 'idle')) &&
    (extending !== 'given' || ending !== null);

  /** The pressed button disappears: the focus moves to the slider. */
  function withFocus(act: () => void) {
    return () => {
      act();
      knob.current?.focus({ preventScroll: true });
    };
  }

  function extend({ currentTarget }: { currentTarget: Element }) {
    slide.extend(() => {
      if (activeElementNear(currentTarget) === currentTarget) knob.current?.focus({ preventScroll: true });
    });
  }

  const other =
    onAlternative === undefined ? null : (
      <button type="button" data-part="other" onClick={() => onAlternative(!hasAlternative)}>
        {hasAlternative ? texts.picture : texts.other}
      </button>
    );
  const again = (
    <Button variant="secondary" size="sm" onClick={withFocus(slide.refresh)}>
      {texts.refresh}
    </Button>
  );
  const veil =
    phase === 'loading' ? (
      <Spinner label={texts.loading} />
    ) : phase === 'expired' ? (
      <VeilNote>
        <p>{words.announcement}</p>
        {again}
      </VeilNote>
    ) : phase === 'locked' ? (
      <VeilNote locked>
        <p>{texts.locked}</p>
        {lockEnd === null ? null : (
          <p>
            <Countdown until={lockEnd} format="short" now={now} onEnd={slide.unlock} /> <span>{texts.lockedRest}</span>
          </p>
        )}
      </VeilNote>
    ) : null;
  const foot = offersTime || (labelHidden && other !== null);

  return (
    <FieldFrame
      label={label ?? texts.label}
      {...{ labelHidden, description, error, required, className, style, rootRef, id, describedBy, data }}
    >
      {(control) => (
        <Box data-state={phase} data-folded={folded ? '' : undefined} data-disabled={disabled ? '' : undefined}>
          {labelHidden ? null : other}
          {hasAlternative ? (
            wrapText(alternative)
          ) : (
            <>
              {folded ? null : (
                <SlidePicture
                  challenge={challenge}
                  placeholder={phase === 'loading' && placeholder !== undefined ? placeholder : null}
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
                      onRefresh={withFocus(slide.refresh)}
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
                  <span>
                    {extending === 'failed' ? texts.extendFailed : ending === null ? texts.slowHint : texts.ending}
                  </span>
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
            <output>{hasAlternative || phase === 'loading' ? '' : words.announcement}</output>
            <output>
              {extending === 'given' && ending === null ? texts.extended : ending === null ? '' : texts.endingSaid}
            </output>
          </VisuallyHidden>
        </Box>
      )}
    </FieldFrame>
  );
}
