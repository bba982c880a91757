import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairMessages } from '../messages/repair.ts';
import {
  changeFault,
  type FaultEvent,
  type FaultState,
  type FaultStep,
  faultAcceptance,
  faultCompletion,
  faultDecline,
  faultStates,
  faultStep,
  newFault,
} from './faultTicket.ts';
import { repairHoursMax, repairNameMaxLength, repairNoteMaxLength } from './limits.ts';

const states = Object.keys(faultStates) as FaultState[];
const events: readonly FaultEvent[] = ['accepted', 'declined', 'completed'];

/** A step of each kind. */
function step(event: FaultEvent, by = 'a', at = 0): FaultStep {
  switch (event) {
    case 'accepted':
      return { event, by, at, engineer: '李振', point: '德州服务网点', note: '下午到场' };
    case 'declined':
      return { event, by, at, reason: '重复报修' };
    case 'completed':
      return { event, by, at, result: '更换排线', hours: 2 };
  }
}

const expected: Record<FaultState, (FaultState | null)[]> = {
  waiting: ['underway', 'declined', null],
  underway: [null, null, 'done'],
  done: [null, null, null],
  declined: [null, null, null],
};
const rows = states.flatMap((state) =>
  events.map((event, index) => ({ state, event, to: expected[state][index] ?? null })),
);

describe('changeFault', () => {
  it.each(rows)('leads from $state by $event to $to', ({ state, event, to }) => {
    const change = changeFault({ state, steps: [] }, step(event));
    const refused = { ok: false, reason: 'notAllowed', message: repairMessages.notAllowed(faultStates[state]) };
    expect(change).toEqual(to === null ? refused : { ok: true, ticket: { state: to, steps: [step(event)] } });
  });

  it('keeps exactly the steps it took, with who and when, whatever happens in whatever order', () => {
    const occurrence = fc.record({ event: fc.constantFrom(...events), by: fc.string(), at: fc.nat() });
    fc.assert(
      fc.property(fc.array(occurrence), (happened) => {
        let ticket = newFault;
        const taken: FaultStep[] = [];
        for (const { event, by, at } of happened) {
          const before = structuredClone(ticket);
          const done = step(event, by, at);
          const change = changeFault(ticket, done);
          expect(ticket).toEqual(before);
          if (!change.ok) continue;
          taken.push(done);
          ticket = change.ticket;
        }
        expect(ticket.steps).toEqual(taken);
        // At most two steps lead to every state, and the state determines them.
        const paths = { waiting: [], underway: ['accepted'], done: ['accepted', 'completed'], declined: ['declined'] };
        expect(ticket.steps.map(({ event }) => event)).toEqual(paths[ticket.state]);
      }),
    );
  });

  it('reaches every state, and leaves the last ones never', () => {
    const reached = new Set<FaultState>(['waiting']);
    for (const { state, to } of rows) if (to !== null && reached.has(state)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
    for (const state of ['done', 'declined'] as const)
      for (const event of events) expect(changeFault({ state, steps: [] }, step(event)).ok).toBe(false);
  });
});

describe('what a maker says of a repair', () => {
  const first = (verdict: { error?: { issues: { message: string }[] } | undefined }) =>
    verdict.error?.issues[0]?.message ?? null;
  const { handling } = repairMessages;

  it.each([
    ['an engineer and nothing else', { engineer: '李振', point: '', note: '' }, null],
    ['no engineer', { engineer: ' ', point: '', note: '' }, handling.engineer],
    ['a long engineer', { engineer: '李'.repeat(repairNameMaxLength + 1), point: '', note: '' }, handling.engineer],
    ['a long point', { engineer: '李振', point: '点'.repeat(repairNameMaxLength + 1), note: '' }, handling.point],
    ['a long note', { engineer: '李振', point: '', note: '话'.repeat(repairNoteMaxLength + 1) }, handling.note],
  ])('is judged when an acceptance has %s', (_case, given, message) => {
    expect(first(faultAcceptance.safeParse(given))).toBe(message);
  });

  it.each([
    ['', handling.reason],
    ['重复报修', null],
    ['话'.repeat(repairNoteMaxLength + 1), handling.reason],
  ])('is judged when the reason is %j', (reason, message) => {
    expect(first(faultDecline.safeParse({ reason }))).toBe(message);
  });

  it.each([
    [{ result: '更换排线', hours: 0.1 }, null],
    [{ result: '更换排线', hours: repairHoursMax }, null],
    [{ result: '更换排线', hours: 0 }, handling.hours],
    [{ result: '更换排线', hours: repairHoursMax + 1 }, handling.hours],
    [{ result: '更换排线', hours: Number.NaN }, handling.hours],
    [{ result: '', hours: 1 }, handling.result],
  ])('is judged when a completion is %j', (given, message) => {
    expect(first(faultCompletion.safeParse(given))).toBe(message);
  });

  it('is kept as it was judged when it becomes a step', () => {
    for (const event of events) expect(faultStep.parse(step(event))).toEqual(step(event));
  });
});
