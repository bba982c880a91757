'use client';
import { type SmsEvent, smsButton } from '@lima-id/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { steadyClock } from '../Countdown/steadyClock.ts';
import { type Clock, useTicks } from '../Countdown/useTicks.ts';
import {
  nextSendCode,
  passTime,
  type SendCodeNews,
  type SendCodeSession,
  type SendCodeVerdict,
  sendCodeNews,
  sessionFor,
} from './sendCodeSession.ts';

interface SendCodeOptions {
  defaultSession: SendCodeSession;
  recipient: string | undefined;
  now: Clock;
  onSend: () => Promise<SendCodeVerdict>;
  onSent: (() => void) | undefined;
  onSessionChange: ((session: SendCodeSession) => void) | undefined;
}

/** The domain state machine, fed by presses, responses and the clock. */
export function useSendCode({ defaultSession, recipient, now, onSend, onSent, onSessionChange }: SendCodeOptions) {
  const [session, setSession] = useState(defaultSession);
  const [news, setNews] = useState<SendCodeNews | null>(null);
  const [clock] = useState(() => steadyClock(now));
  // A response that arrives several renders later must apply to the current session.
  const current = useRef(session);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  function become(next: SendCodeSession) {
    const before = current.current;
    if (next === before || !mounted.current) return;
    current.current = next;
    setSession(next);
    const announcement = sendCodeNews(before.state, next.state);
    if (announcement !== null || next.state.phase === 'sending') setNews(announcement);
    onSessionChange?.(next);
  }
  function dispatch(event: SmsEvent) {
    become(nextSendCode(current.current, event, clock()));
  }

  const others = useRef(new Map<string, SendCodeSession>());
  const turnTo = useEffectEvent((next: string) => {
    const before = current.current;
    const turned = sessionFor(next, before, others.current, clock());
    if (turned === before) return;
    if (before.recipient !== undefined) others.current.set(before.recipient, before);
    current.current = turned;
    setSession(turned);
    setNews(null);
    onSessionChange?.(turned);
  });
  const { phase } = session.state;
  useEffect(() => {
    // A request in progress for the previous recipient is reported first.
    if (recipient !== undefined && phase !== 'sending') turnTo(recipient);
  }, [recipient, phase]);

  useTicks(session.state.phase === 'countdown' ? session.sentAt : null, clock, (moment) => {
    const next = passTime(current.current, moment);
    become(next);
    return next.state.phase === 'countdown';
  });

  async function send() {
    if (smsButton(current.current.state).disabled) return;
    if (recipient !== undefined) current.current = { ...current.current, recipient };
    dispatch({ type: 'requested' });
    const verdict = await onSend().catch((): SendCodeVerdict => ({ ok: false }));
    dispatch(verdict.ok ? { type: 'sent' } : { type: 'failed', code: verdict.code ?? null });
    if (verdict.ok && mounted.current) onSent?.();
  }

  return { state: session.state, news, send };
}
