import { leadMessages } from '../messages/lead.ts';
import { messages } from '../messages.ts';

/** The purpose of the modal: a contact request, or an inquiry about a price. */
export type LeadKind = keyof typeof leadMessages.sent;

/** Whether the dialog of a lead is shown, and whether it is being sent. */
export type LeadPhase = 'closed' | 'open' | 'submitting';

/** The modal of a contact request or an inquiry. */
export interface LeadModal {
  phase: LeadPhase;
  /** Forms sent so far. The input belongs to one round: a new round begins with an empty form. */
  round: number;
  /** The message when something ended; null otherwise. */
  notice: string | null;
}

/**
 * What happens to the modal. `submitted` is sent when every field is valid, the agreement included; the message of `failed` is the
 * server's, null without one.
 */
export type LeadEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'submitted' }
  | { type: 'sent' }
  | { type: 'failed'; message: string | null };

/** Before the modal is first opened. */
export const initialLeadModal: LeadModal = { phase: 'closed', round: 0, notice: null };

function table(failed: LeadPhase): Record<LeadPhase, Partial<Record<LeadEvent['type'], LeadPhase>>> {
  return {
    closed: { opened: 'open' },
    open: { submitted: 'submitting', closed: 'closed' },
    submitting: { sent: 'closed', failed },
  };
}

/**
 * The phase that each event leads to, by kind of lead; an event that is missing changes nothing. A failed contact request stays open, a
 * failed inquiry closes.
 */
export const leadTransitions = { contact: table('open'), inquiry: table('closed') } satisfies Record<LeadKind, unknown>;

function noticeOf(kind: LeadKind, event: LeadEvent): string | null {
  if (event.type === 'sent') return leadMessages.sent[kind];
  if (event.type !== 'failed') return null;
  const message = event.message?.trim() || messages.request.failed;
  return kind === 'contact' ? leadMessages.contactFailed + message : message;
}

/**
 * The modal after an event. Returns the same object when the event changes nothing. The input survives closing and failing, and is cleared
 * on success.
 */
export function nextLeadModal(kind: LeadKind, modal: LeadModal, event: LeadEvent): LeadModal {
  const phase = leadTransitions[kind][modal.phase][event.type];
  if (phase === undefined) return modal;
  return { phase, round: modal.round + (event.type === 'sent' ? 1 : 0), notice: noticeOf(kind, event) };
}
