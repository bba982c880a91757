import { verifyScenePhone } from '@lima-id/api';
import {
  accountMessages,
  initialMobileVerification,
  initialSms,
  type MobileVerificationEvent,
  messages,
  nextMobileVerification,
  nextSms,
} from '@lima-id/domain';
import type { Clock, SendCodeSession } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { ask } from '../../../shared/api/ask.ts';
import { sceneQueryOptions, scenesOfVisit } from '../recordQuery.ts';
import { asksForPhone } from './asksForPhone.ts';
import type { VerificationPlace } from './useVerifiableScene.ts';
import { createVerificationStore, type VerificationSession, type VerificationStore } from './verificationStore.ts';

/** The verification that the scenes of one identifier share. */
export interface SceneVerification extends VerificationSession {
  /** The clock of the wait for another code. */
  now: Clock;
  setChanging: (changing: boolean) => void;
  typeMobile: (mobile: string) => void;
  typeCode: (verifyCode: string) => void;
  /** Has a code sent for a scene; true when one is on its way or none is needed. */
  sendCode: (sceneConfId: string) => Promise<boolean>;
  /** Checks the code that was typed, and shows the scene. */
  checkCode: (sceneConfId: string) => Promise<void>;
}

function justSent(moment: number): SendCodeSession {
  return { state: nextSms(nextSms(initialSms, { type: 'requested' }), { type: 'sent' }), sentAt: moment };
}

/** The store of a place. What was verified has expired when a phone is asked for again: it begins anew with the same number. */
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

  /** Lets an event happen; whether it led to another phase. */
  function happen(event: MobileVerificationEvent): boolean {
    const before = store.read().state;
    const state = nextMobileVerification(before, event);
    store.write({ state });
    return state.phase !== before.phase;
  }

  /** Submits what was typed and tells what came of it; whether the server took it. */
  async function submit(type: 'mobileSubmitted' | 'codeSubmitted', sceneConfId: string): Promise<boolean> {
    if (!happen({ type })) return false;
    const { mobile, verifyCode } = store.read().state;
    const step = type === 'mobileSubmitted' ? { effect: 'SEND' as const } : { effect: 'VERIFY' as const, verifyCode };
    try {
      const asked = { identifier: visit.text, sceneConfId, mobile, ...step };
      const { elements } = await ask(() => verifyScenePhone, asked);
      if (!asksForPhone(elements)) {
        // What other scenes answered before they were open is worth nothing now.
        queryClient.removeQueries(scenesOfVisit(visit, asksForPhone));
        queryClient.setQueryData(sceneQueryOptions(visit, sceneConfId).queryKey, elements);
        onVerified();
        return happen({ type: 'accepted' });
      }
      if (type === 'codeSubmitted') return !happen({ type: 'refused', message: accountMessages.codeWrong });
      store.write({ sms: justSent(now()), changing: false });
      return happen({ type: 'codeAsked' });
    } catch (error) {
      const otherwise = type === 'mobileSubmitted' ? accountMessages.smsFailed : messages.request.failed;
      happen({ type: 'refused', message: failureText(error, otherwise) });
      return false;
    }
  }

  return {
    ...session,
    now,
    setChanging: (changing) => store.write({ changing }),
    typeMobile: (mobile) => void happen({ type: 'mobileTyped', mobile }),
    typeCode: (verifyCode) => void happen({ type: 'codeTyped', verifyCode }),
    sendCode: (sceneConfId) => submit('mobileSubmitted', sceneConfId),
    checkCode: async (sceneConfId) => void (await submit('codeSubmitted', sceneConfId)),
  };
}
