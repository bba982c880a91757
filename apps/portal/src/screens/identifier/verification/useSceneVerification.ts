import { verifyScenePhone } from '@lima-id/api';
import {
  accountMessages,
  initialMobileVerification,
  initialSms,
  type MobileVerificationEvent,
  messages,
  nextMobileVerification,
  nextSms,
  type SlideProof,
  smsOffCode,
} from '@lima-id/domain';
import type { Clock, SendCodeSession, SendCodeVerdict } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { call } from '../../../shared/api/call.ts';
import { RequestFailure } from '../../../shared/api/request.ts';
import { proveByWork, workMessage } from '../../../shared/captcha/proveByWork.ts';
import { sceneQueryOptions, scenesOfVisit } from '../sceneQueries.ts';
import { asksForPhone } from './asksForPhone.ts';
import type { VerificationPlace } from './verificationPlace.ts';
import { createVerificationStore, type VerificationSession, type VerificationStore } from './verificationStore.ts';

/** The verification shared by the scenes of one identifier. */
export interface SceneVerification extends VerificationSession {
  /** The clock of the resend cooldown. */
  now: Clock;
  setChanging: (changing: boolean) => void;
  typeMobile: (mobile: string) => void;
  typeCode: (verifyCode: string) => void;
  /** Stores the passed slide, where one is needed. */
  giveSlide: (slide: SlideProof | null) => void;
  /** Requests a code for a scene; `ok` when one was sent or none is needed. */
  sendCode: (sceneConfId: string) => Promise<SendCodeVerdict>;
  /** Verifies the entered code, and shows the scene. */
  checkCode: (sceneConfId: string) => Promise<void>;
}

/** The two calls: sending a code for a passed slide, and verifying one. */
type Step = { effect: 'SEND'; slide: SlideProof } | { effect: 'VERIFY'; verifyCode: string };

function justSent(moment: number): SendCodeSession {
  return { state: nextSms(nextSms(initialSms, { type: 'requested' }), { type: 'sent' }), sentAt: moment };
}

function turnedOff({ state, sentAt }: SendCodeSession): SendCodeSession {
  const waiting = { ...state, phase: 'sending' } as const;
  return { state: nextSms(waiting, { type: 'failed', code: smsOffCode }), sentAt };
}

/** The store of a place. When a phone is requested again, the verification has expired: it restarts with the same number. */
function openStore({ kept }: VerificationPlace): VerificationStore {
  kept.store ??= createVerificationStore();
  const { state } = kept.store.read();
  if (state.phase === 'verified') kept.store.write({ state: { ...initialMobileVerification, mobile: state.mobile } });
  return kept.store;
}

/** Runs the verification of one number for all scenes of the identifier of a visit. */
export function useSceneVerification(place: VerificationPlace): SceneVerification {
  const { visit, now, onVerified } = place;
  const queryClient = useQueryClient();
  const [store] = useState(() => openStore(place));
  const session = useSyncExternalStore(store.subscribe, store.read);

  /** Dispatches an event; true when it led to another phase. */
  function dispatch(event: MobileVerificationEvent): boolean {
    const before = store.read().state;
    const state = nextMobileVerification(before, event);
    store.write({ state });
    return state.phase !== before.phase;
  }

  /**
   * A proof for one code: by the device's work, or the slide where the device failed. Null, after reporting it, when there is
   * none.
   */
  async function takeSlide(): Promise<SlideProof | null> {
    const { slideWanted, slide } = store.read();
    if (slideWanted !== null) {
      store.write(slide === null ? { slideWanted: accountMessages.slideMissing } : { slide: null });
      return slide;
    }
    try {
      return await proveByWork('scene', new AbortController().signal);
    } catch (error) {
      // Without a connection, no picture would load either.
      if (error instanceof RequestFailure && ['offline', 'unreachable'].includes(error.result.kind)) throw error;
      store.write({ slideWanted: workMessage(error) });
      return null;
    }
  }

  /** Shows the scene, or requests the code; returns whether the server accepted the submission. */
  async function submit(step: Step, sceneConfId: string): Promise<boolean> {
    const { mobile } = store.read().state;
    const { elements } = await call(verifyScenePhone, { identifier: visit.text, sceneConfId, mobile, ...step });
    if (!asksForPhone(elements)) {
      // Replies of other scenes from before the verification are outdated.
      queryClient.removeQueries(scenesOfVisit(visit, asksForPhone));
      queryClient.setQueryData(sceneQueryOptions(visit, sceneConfId).queryKey, elements);
      onVerified();
      return dispatch({ type: 'accepted' });
    }
    if (step.effect === 'VERIFY') return !dispatch({ type: 'refused', message: accountMessages.codeWrong });
    store.write({ sms: justSent(now()), changing: false, slideWanted: null });
    return dispatch({ type: 'codeAsked' });
  }

  async function sendCode(sceneConfId: string): Promise<SendCodeVerdict> {
    if (!dispatch({ type: 'mobileSubmitted' })) return { ok: false };
    try {
      const slide = await takeSlide();
      if (slide === null) {
        dispatch({ type: 'refused', message: '' });
        return { ok: false };
      }
      return { ok: await submit({ effect: 'SEND', slide }, sceneConfId) };
    } catch (error) {
      const code = error instanceof RequestFailure ? error.result.code : null;
      if (code === smsOffCode) store.write({ sms: turnedOff(store.read().sms) });
      dispatch({ type: 'refused', message: failureText(error, accountMessages.smsFailed) });
      return { ok: false, code };
    }
  }

  async function checkCode(sceneConfId: string): Promise<void> {
    if (!dispatch({ type: 'codeSubmitted' })) return;
    try {
      await submit({ effect: 'VERIFY', verifyCode: store.read().state.verifyCode }, sceneConfId);
    } catch (error) {
      dispatch({ type: 'refused', message: failureText(error, messages.request.failed) });
    }
  }

  return {
    ...session,
    now,
    setChanging: (changing) => store.write({ changing }),
    typeMobile: (mobile) => void dispatch({ type: 'mobileTyped', mobile }),
    typeCode: (verifyCode) => void dispatch({ type: 'codeTyped', verifyCode }),
    giveSlide: (slide) => store.write({ slide, slideWanted: '' }),
    sendCode,
    checkCode,
  };
}
