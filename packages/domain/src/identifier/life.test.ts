import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierMessages } from '../messages/identifier.ts';
import {
  changeIdentifier,
  type IdentifierEvent,
  type IdentifierState,
  identifierAnswers,
  identifierStates,
} from './life.ts';

const states = Object.keys(identifierStates) as IdentifierState[];
const events: readonly IdentifierEvent[] = ['activated', 'suspended', 'resumed', 'voided'];
const expected: Record<IdentifierState, (IdentifierState | null)[]> = {
  draft: ['active', null, null, 'void'],
  active: [null, 'suspended', null, 'void'],
  suspended: [null, null, 'active', 'void'],
  void: [null, null, null, null],
};
const rows = states.flatMap((state) =>
  events.map((event, index) => ({ state, event, to: expected[state][index] ?? null })),
);

describe('changeIdentifier', () => {
  it.each(rows)('leads from $state by $event to $to', ({ state, event, to }) => {
    const refused = {
      ok: false,
      reason: 'notAllowed',
      message: identifierMessages.notAllowed(identifierStates[state]),
    };
    expect(changeIdentifier(state, event)).toEqual(to === null ? refused : { ok: true, state: to });
  });

  it('never leads out of void and never back to draft, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let state: IdentifierState = 'draft';
        let voided = false;
        for (const [index, event] of happened.entries()) {
          const change = changeIdentifier(state, event);
          if (change.ok) state = change.state;
          voided ||= event === 'voided';
          expect(state === 'void').toBe(voided);
          expect(state === 'draft').toBe(
            !happened.slice(0, index + 1).some((one) => one === 'activated' || one === 'voided'),
          );
        }
      }),
    );
  });
});

describe('identifierAnswers', () => {
  it('never says of a void code that it does not exist', () => {
    expect(identifierAnswers).toEqual({ draft: 'unknown', active: 'record', suspended: 'warned', void: 'void' });
  });
});

describe('identifierMessages', () => {
  it('says what happened and what to do', () => {
    expect(identifierMessages.void('2026-05-12')).toBe('该标识已于2026-05-12作废，请勿使用该产品，并联系企业核实');
    expect(identifierMessages.suspended('2026-05-12')).toBe(
      '该标识已于2026-05-12暂停使用，请联系企业核实后再使用该产品',
    );
    expect(identifierMessages.elsewhere('工程机械行业二级节点（88.256）', '某研究院')).toBe(
      '该标识属于工程机械行业二级节点（88.256），由某研究院负责解析，请前往其平台查询',
    );
  });
});
