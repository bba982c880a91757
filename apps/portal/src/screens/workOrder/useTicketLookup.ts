import type { FaultLookupReply } from '@lima-id/api';
import { lookUpFaultReport } from '@lima-id/api';
import { type FaultLookup, faultLookup, messages } from '@lima-id/domain';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { RequestFailure } from '../../shared/api/request.ts';

/** Why nothing was looked up: a sentence for each field that cannot be read, or one for both. */
export interface LookupRefusal {
  fields: Partial<Record<keyof FaultLookup, string>>;
  /** Empty when there is none. */
  whole: string;
  /** Whether the sentence for both is about what was typed. */
  marksBoth: boolean;
}

const accepted: LookupRefusal = { fields: {}, whole: '', marksBoth: false };

/** What of the typed cannot be read. */
function refusalOf(typed: FaultLookup): LookupRefusal | null {
  const verdict = faultLookup.safeParse(typed);
  if (verdict.success) return null;
  const fields = verdict.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { ...accepted, fields: Object.fromEntries(fields) };
}

/** A ticket as it is looked up. What was typed stays, whatever comes of it. */
export function useTicketLookup(number: string, onFound: (ticket: FaultLookupReply) => void) {
  const [typed, setTyped] = useState<FaultLookup>({ number, mobileTail: '' });
  const [refusal, setRefusal] = useState(accepted);
  const [ticket, setTicket] = useState<FaultLookupReply | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);

  async function look(wanted: FaultLookup): Promise<void> {
    try {
      const found = await call(lookUpFaultReport, wanted);
      setTyped({ number: found.number, mobileTail: found.mobileTail });
      setTicket(found);
      onFound(found);
    } catch (error) {
      // A wait, or a service that is away, says nothing of what was typed.
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
      // Another number asks for another ticket.
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
      await look(faultLookup.parse(typed));
      asking.current = false;
      setBusy(false);
    },
  };
}

export type TicketLookup = ReturnType<typeof useTicketLookup>;
