import { verifyScenePhone } from '@lima-id/api';
import {
  accountMessages,
  initialMobileVerification,
  initialSms,
  type MobileVerificationEvent,
  type MobileVerificationState,
  messages,
  nextMobileVerification,
  nextSms,
} from '@lima-id/domain';
import { type Clock, initialSendCode, type SendCodeSession } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { ask } from '../../../shared/api/ask.ts';
import { sceneQueryOptions, scenesOfVisit } from '../recordQuery.ts';
import type { RequestedIdentifier } from '../requestedIdentifier.ts';
import { asksForPhone } from './asksForPhone.ts';

/** The verification that the scenes of one identifier share. */
export interface SceneVerification {
  state: MobileVerificationState;
  /** When the latest code was sent, and how long to wait for another. */
  sms: SendCodeSession;
  /** The clock of that wait. */
  now: Clock;
  /** The number is to be changed although a code was sent to it. */
  changing: boolean;
  setChanging: (changing: boolean) => void;
  typeMobile: (mobile: string) => void;
  typeCode: (verifyCode: string) => void;
  /** Has a code sent for a scene; true when one is on its way or none is needed. */
  sendCode: (sceneConfId: string) => Promise<boolean>;
  /** Checks the code that was typed, and shows the scene. */
  checkCode: (sceneConfId: string) => Promise<void>;
  /** Begins anew with the same number: what was verified has expired. */
  reopen: () => void;
}

function justSent(moment: number): SendCodeSession {
  return { state: nextSms(nextSms(initialSms, { type: 'requested' }), { type: 'sent' }), sentAt: moment };
}

type Visit = Pick<RequestedIdentifier, 'text' | 'visit'>;

/** Keeps one number, and where its verification stands, for all scenes of the identifier of a visit. */
export function useSceneVerification(visit: Visit, now: Clock): SceneVerification {
  const queryClient = useQueryClient();
  const [state, setState] = useState(initialMobileVerification);
  const [sms, setSms] = useState(initialSendCode);
  const [changing, setChanging] = useState(false);
  // An answer that comes after several renders must meet the state of its own time.
  const current = useRef(state);

  function become(next: MobileVerificationState): void {
    current.current = next;
    setState(next);
  }
  /** Lets an event happen; whether it led to another phase. */
  function happen(event: MobileVerificationEvent): boolean {
    const before = current.current;
    become(nextMobileVerification(before, event));
    return current.current.phase !== before.phase;
  }

  /** Submits what was typed and tells what came of it; whether the server took it. */
  async function submit(type: 'mobileSubmitted' | 'codeSubmitted', sceneConfId: string): Promise<boolean> {
    if (!happen({ type })) return false;
    const { mobile, verifyCode } = current.current;
    const step = type === 'mobileSubmitted' ? { effect: 'SEND' as const } : { effect: 'VERIFY' as const, verifyCode };
    try {
      const asked = { identifier: visit.text, sceneConfId, mobile, ...step };
      const { elements } = await ask(() => verifyScenePhone, asked);
      if (!asksForPhone(elements)) {
        // What other scenes answered before they were open is worth nothing now.
        queryClient.removeQueries(scenesOfVisit(visit, asksForPhone));
        queryClient.setQueryData(sceneQueryOptions(visit, sceneConfId).queryKey, elements);
        return happen({ type: 'accepted' });
      }
      if (type === 'codeSubmitted') return !happen({ type: 'refused', message: accountMessages.codeWrong });
      setSms(justSent(now()));
      setChanging(false);
      return happen({ type: 'codeAsked' });
    } catch (error) {
      const otherwise = type === 'mobileSubmitted' ? accountMessages.smsFailed : messages.request.failed;
      happen({ type: 'refused', message: failureText(error, otherwise) });
      return false;
    }
  }

  return {
    state,
    sms,
    now,
    changing,
    setChanging,
    typeMobile: (mobile) => void happen({ type: 'mobileTyped', mobile }),
    typeCode: (verifyCode) => void happen({ type: 'codeTyped', verifyCode }),
    sendCode: (sceneConfId) => submit('mobileSubmitted', sceneConfId),
    checkCode: async (sceneConfId) => void (await submit('codeSubmitted', sceneConfId)),
    reopen: () => become({ ...initialMobileVerification, mobile: current.current.mobile }),
  };
}
