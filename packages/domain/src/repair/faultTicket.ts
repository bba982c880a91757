import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { repairMessages } from '../messages/repair.ts';
import { typedPersonName } from '../text/personName.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { repairHoursMax, repairNameMaxLength, repairNoteMaxLength } from './limits.ts';

/** Names of the states of a ticket, in the order of its life. */
export const faultStates = { waiting: '待受理', underway: '处理中', done: '已完成', declined: '未受理' } as const;
export type FaultState = keyof typeof faultStates;

/** The state of a ticket in the API. */
export const faultState = z.enum(['waiting', 'underway', 'done', 'declined']);

/** What the maker does to a ticket. */
export type FaultEvent = 'accepted' | 'declined' | 'completed';

/** The state that each event leads to; an event that is missing is refused. Source: docs/rules/repair.md. */
export const faultTransitions: Record<FaultState, Partial<Record<FaultEvent, FaultState>>> = {
  waiting: { accepted: 'underway', declined: 'declined' },
  underway: { completed: 'done' },
  done: {},
  declined: {},
};

const messages = repairMessages.handling;

function text(message: string, least: 0 | 1, most: number, read = plainText) {
  return readField(message, read).check(
    z.refine((typed) => characterCount(typed) >= least && characterCount(typed) <= most, message),
  );
}

/** The acceptance of a ticket: the engineer, the service point, and the plan; the last two may be empty. */
export const faultAcceptance = z.object({
  engineer: text(messages.engineer, 1, repairNameMaxLength, typedPersonName),
  point: text(messages.point, 0, repairNameMaxLength),
  note: text(messages.note, 0, repairNoteMaxLength),
});
export type FaultAcceptance = z.infer<typeof faultAcceptance>;

/** Why a ticket is declined. */
export const faultDecline = z.object({ reason: text(messages.reason, 1, repairNoteMaxLength) });
export type FaultDecline = z.infer<typeof faultDecline>;

/** What was done, and how many hours it took. */
export const faultCompletion = z.object({
  result: text(messages.result, 1, repairNoteMaxLength),
  hours: z.number(messages.hours).check(z.positive(messages.hours), z.maximum(repairHoursMax, messages.hours)),
});
export type FaultCompletion = z.infer<typeof faultCompletion>;

/** Who did it, by account, and when, milliseconds since 1970 UTC. */
const done = { by: z.string(), at: z.number() };

/** A step in the life of a ticket, as it is kept and answered. */
export const faultStep = z.discriminatedUnion('event', [
  z.object({ event: z.literal('accepted'), ...done, engineer: z.string(), point: z.string(), note: z.string() }),
  z.object({ event: z.literal('declined'), ...done, reason: z.string() }),
  z.object({ event: z.literal('completed'), ...done, result: z.string(), hours: faultCompletion.shape.hours }),
]);
export type FaultStep = z.infer<typeof faultStep>;

/** The state of a ticket, and the steps that led to it, oldest first. */
export interface FaultTicket {
  state: FaultState;
  steps: readonly FaultStep[];
}

/** A ticket that was just opened. */
export const newFault: FaultTicket = { state: 'waiting', steps: [] };

/** A ticket after a step, or its refusal. */
export type FaultChange = { ok: true; ticket: FaultTicket } | { ok: false; reason: 'notAllowed'; message: string };

/** Applies a step to a ticket; it is recorded with who did it and when. Source: docs/rules/repair.md. */
export function changeFault({ state, steps }: FaultTicket, step: FaultStep): FaultChange {
  const next = faultTransitions[state][step.event];
  if (next === undefined)
    return { ok: false, reason: 'notAllowed', message: repairMessages.notAllowed(faultStates[state]) };
  return { ok: true, ticket: { state: next, steps: [...steps, step] } };
}
