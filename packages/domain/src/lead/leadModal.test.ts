import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialLeadModal,
  type LeadEvent,
  type LeadKind,
  type LeadModal,
  type LeadPhase,
  nextLeadModal,
} from './leadModal.ts';

const kinds: LeadKind[] = ['contact', 'inquiry'];
const phases: LeadPhase[] = ['closed', 'open', 'submitting'];
const events: LeadEvent[] = [
  { type: 'opened' },
  { type: 'closed' },
  { type: 'submitted' },
  { type: 'sent' },
  { type: 'failed', message: '号码无效' },
];

/** The phase after each event, in the order of `events`; a dash where nothing changes. */
const table: Record<LeadKind, Record<LeadPhase, string[]>> = {
  contact: {
    closed: ['open', '-', '-', '-', '-'],
    open: ['-', 'closed', 'submitting', '-', '-'],
    submitting: ['-', '-', '-', 'closed', 'open'],
  },
  inquiry: {
    closed: ['open', '-', '-', '-', '-'],
    open: ['-', 'closed', 'submitting', '-', '-'],
    submitting: ['-', '-', '-', 'closed', 'closed'],
  },
};

describe('nextLeadModal', () => {
  const rows = kinds.flatMap((kind) =>
    phases.flatMap((phase) => events.map((event, index) => ({ kind, phase, event, after: table[kind][phase][index] }))),
  );

  it.each(rows)('leads a $kind from $phase by $event.type to $after', ({ kind, phase, event, after }) => {
    const modal: LeadModal = { phase, round: 4, notice: '先前' };
    const next = nextLeadModal(kind, modal, event);
    expect(next === modal ? '-' : next.phase).toBe(after);
  });

  const submitting: LeadModal = { phase: 'submitting', round: 2, notice: null };

  it('closes, promises and begins a new round when it was sent', () => {
    expect(nextLeadModal('contact', submitting, { type: 'sent' })).toEqual({
      phase: 'closed',
      round: 3,
      notice: '提交成功，我们将在1个工作日内与您联系',
    });
    expect(nextLeadModal('inquiry', submitting, { type: 'sent' })).toEqual({
      phase: 'closed',
      round: 3,
      notice: '询价提交成功，工作人员将在1-3个工作日内与您联系',
    });
  });

  it.each<[LeadKind, string | null, LeadModal]>([
    ['contact', '号码无效', { phase: 'open', round: 2, notice: '提交失败：号码无效' }],
    ['contact', null, { phase: 'open', round: 2, notice: '提交失败：请求出错，请稍后再试' }],
    ['contact', ' ', { phase: 'open', round: 2, notice: '提交失败：请求出错，请稍后再试' }],
    ['inquiry', ' 号码无效 ', { phase: 'closed', round: 2, notice: '号码无效' }],
    ['inquiry', null, { phase: 'closed', round: 2, notice: '请求出错，请稍后再试' }],
  ])('keeps the text when a %s failed with %j', (kind, message, after) => {
    expect(nextLeadModal(kind, submitting, { type: 'failed', message })).toEqual(after);
  });

  it.each(['opened', 'closed', 'submitted'] as const)('drops the notice and keeps the text when it is %s', (type) => {
    const phase = type === 'opened' ? 'closed' : 'open';
    expect(nextLeadModal('contact', { phase, round: 2, notice: '先前' }, { type })).toMatchObject({
      round: 2,
      notice: null,
    });
  });

  it('counts one round for each success when events come at random', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom(...events), { maxLength: 40 }),
        (kind, sequence) => {
          let modal = initialLeadModal;
          let successes = 0;
          for (const event of sequence) {
            if (modal.phase === 'submitting' && event.type === 'sent') successes += 1;
            modal = nextLeadModal(kind, modal, event);
            expect(modal.round).toBe(successes);
          }
        },
      ),
    );
  });

  it('begins closed and silent when nothing happened', () => {
    expect(initialLeadModal).toEqual({ phase: 'closed', round: 0, notice: null });
  });
});
