import type { FaultLookupReply } from '@lima-id/api';
import { lookUpFaultReport } from '@lima-id/api';
import { type FaultLookup, faultLookup, messages } from '@lima-id/domain';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { RequestFailure } from '../../shared/api/request.ts';
import { useVisit } from '../../shared/page/useVisit.ts';

/** Why the lookup was refused: a message for each invalid field, or one for both. */
export interface LookupRefusal {
  fields: Partial<Record<keyof FaultLookup, string>>;
  /** Empty without one. */
  whole: string;
  /** Whether the message for both is about the input. */
  marksBoth: boolean;
}

const accepted: LookupRefusal = { fields: {}, whole: '', marksBoth: false };

/** The invalid part of the input. */
function refusalOf(typed: FaultLookup): LookupRefusal | null {
  const verdict = faultLookup.safeParse(typed);
  if (verdict.success) return null;
  const fields = verdict.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { ...accepted, fields: Object.fromEntries(fields) };
}

/** A ticket lookup. The input stays, whatever the outcome; `onFound` is not called once the visitor has left the page. */
export function useTicketLookup(number: string, onFound: (ticket: FaultLookupReply) => void) {
  const [typed, setTyped] = useState<FaultLookup>({ number, mobileTail: '' });
  const [refusal, setRefusal] = useState(accepted);
  const [ticket, setTicket] = useState<FaultLookupReply | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);
  const visit = useVisit();

  async function look(wanted: FaultLookup, { signal }: AbortController): Promise<void> {
    try {
      const found = await call(lookUpFaultReport, wanted, { signal });
      // A visitor who has navigated elsewhere stays there.
      if (signal.aborted) return;
      setTyped({ number: found.number, mobileTail: found.mobileTail });
      setTicket(found);
      onFound(found);
    } catch (error) {
      // A rate limit, or a service that is unavailable, says nothing about the input.
      const isWrong = error instanceof RequestFailure && error.result.status === 404 && error.result.data !== null;
      if (isWrong) setTicket(null);
      setRefusal({ ...accepted, whole: failureText(error, messages.request.failed), marksBoth: isWrong });
    }
  }

  return {
    typed,
    refusal,
    ticket,
    busy,
    type(change: Partial<FaultLookup>) {
      // Another number is another ticket.
      if (change.number !== undefined && change.number !== typed.number) setTicket(null);
      setTyped((before) => ({ ...before, ...change }));
      setRefusal(accepted);
    },
    async submit(): Promise<void> {
      if (asking.current) return;
      const unread = refusalOf(typed);
      setRefusal(unread ?? accepted);
      if (unread !== null) return;
      asking.current = true;
      setBusy(true);
      await look(faultLookup.parse(typed), visit.current);
      asking.current = false;
      setBusy(false);
    },
  };
}

export type TicketLookup = ReturnType<typeof useTicketLookup>;
