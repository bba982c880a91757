import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { type Clock, SliderCaptcha, type SliderTrace, type SliderVerdict } from '@lima-id/ui';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { serverTime } from '../clock/serverTime.ts';
import { refusedVerdict } from './captchaFailure.ts';
import { WorkFailure } from './doWork.ts';
import { pictureAnswer } from './pictureAnswer.ts';
import waitingPicture from './placeholder.svg';
import { workMessage } from './proveByWork.ts';
import { pictureSize, usePictureChallenge } from './usePictureChallenge.ts';
import { usePictureWork } from './usePictureWork.ts';
import { WorkCheck } from './WorkCheck.tsx';

export interface CaptchaFieldProps {
  /** The purpose of the proof, which is valid for one call of this kind. */
  scene: CaptchaScene;
  /** The field's name; 滑块验证 by default. */
  label?: string;
  /** The label is read aloud but not shown. */
  labelHidden?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The error and its remedy. */
  error?: string;
  /** The proof of a passed check. Setting it to null, after a call used it, requires another check. */
  value?: SlideProof | null;
  onValueChange?: (proof: SlideProof | null) => void;
  /** Hides the picture once it is solved, where a form has little space. */
  foldOnSuccess?: boolean;
  name?: string;
  /** The element to focus when the form refuses: the slider, or the button of the alternative. */
  ref?: RefCallback<HTMLElement>;
  /** The clock; that of the server by default. */
  now?: Clock;
}

/** In the document of a page, and so small that it is part of it: the largest thing of the login page is there before its scripts. */
const placeholder = { picture: waitingPicture, ...pictureSize };

/**
 * Proves that a person is present: by sliding a piece into a picture, or without pictures by proof of work. Both give a proof for
 * one call; as a form field its value is that proof.
 */
export function CaptchaField({
  scene,
  value = null,
  onValueChange,
  foldOnSuccess = false,
  disabled = false,
  ref,
  name: _name,
  now = serverTime,
  ...field
}: CaptchaFieldProps) {
  const { challenge, lockedUntil, renew, replace } = usePictureChallenge(scene, now);
  const [withoutPicture, setWithoutPicture] = useState(false);
  const { part, result } = usePictureWork(withoutPicture ? null : challenge);
  const [workError, setWorkError] = useState('');
  const before = useRef(value);

  useEffect(() => {
    const usedUp = before.current !== null && value === null;
    before.current = value;
    if (usedUp) replace();
  }, [value, replace]);

  const give = (proof: SlideProof) => onValueChange?.(proof);

  async function judge(trace: SliderTrace): Promise<SliderVerdict> {
    setWorkError('');
    try {
      const answer = pictureAnswer(scene, trace, await result());
      return {
        ok: true,
        proof: await call(accountCall('answerChallenge'), answer, { quiet: true, awaited: true }),
      };
    } catch (error) {
      if (error instanceof WorkFailure) {
        setWorkError(workMessage(error));
        return { ok: false, reason: 'expired' };
      }
      const verdict = refusedVerdict(error);
      if (verdict === null) throw error;
      return verdict;
    }
  }

  return (
    <SliderCaptcha
      {...field}
      error={field.error === undefined || field.error === '' ? workError : field.error}
      working={part}
      disabled={disabled}
      challenge={challenge}
      placeholder={placeholder}
      lockedUntil={lockedUntil}
      onSubmit={judge}
      unanswered={brand.unreachable}
      onProof={give}
      onRefresh={renew}
      onAlternative={setWithoutPicture}
      alternative={
        withoutPicture ? (
          <WorkCheck scene={scene} passed={value !== null} onProof={give} disabled={disabled} buttonRef={ref} />
        ) : undefined
      }
      foldOnSuccess={foldOnSuccess}
      ref={ref}
      now={now}
    />
  );
}
