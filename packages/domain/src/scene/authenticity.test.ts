import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentifierState, identifierStates } from '../identifier/life.ts';
import {
  type AuthenticityFacts,
  authenticityVerdict,
  coatingState,
  describeAuthenticity,
  judgeAuthenticity,
  unusualLookups,
} from './authenticity.ts';
import { authenticityFastCount, authenticityRecordsKept, authenticityReminderLine } from './limits.ts';

const states = Object.keys(identifierStates) as IdentifierState[];
/** Few lookups, few recent ones and low thresholds, so that all combinations occur. */
const anyFacts: fc.Arbitrary<AuthenticityFacts> = fc
  .record({
    state: fc.constantFrom(null, ...states),
    recalled: fc.boolean(),
    count: fc.integer({ min: 1, max: 30 }),
    recent: fc.integer({ min: 1, max: 30 }),
    reminderLine: fc.integer({ min: -1, max: 40 }),
    coating: fc.constantFrom(...coatingState.options),
  })
  .map((facts) => ({ ...facts, recent: Math.min(facts.recent, facts.count) }));

const facts: AuthenticityFacts = {
  state: 'active',
  recalled: false,
  count: 1,
  recent: 1,
  reminderLine: authenticityReminderLine,
  coating: 'none',
};
const saysGenuine = (verdict: ReturnType<typeof judgeAuthenticity>, count: number) => {
  const { title, text } = describeAuthenticity(verdict, { count, firstTime: '2026-05-12 09:31' });
  return `${title}${text}`.includes('正品');
};

describe('judgeAuthenticity', () => {
  it('says genuine of an active, unrecalled identifier at its first lookup with its coating code shown, and never else', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { state, recalled, count, coating } = given;
        const shown = coating === 'none' || coating === 'passed';
        const genuine = state === 'active' && !recalled && count === 1 && shown;
        expect(saysGenuine(judgeAuthenticity(given), count)).toBe(genuine);
      }),
      { numRuns: 2000 },
    );
  });

  it('reveals nothing of lookups, recall or suspension before the coating code is shown', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('asked' as const, 'locked' as const), (given, coating) => {
        const judged = judgeAuthenticity({ ...given, coating });
        const others = judgeAuthenticity({ ...given, coating, count: 1, recent: 1, recalled: false });
        expect(judged).toBe(others);
      }),
    );
  });

  it('warns from the line of the enterprise on and not below it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: authenticityFastCount }),
        fc.integer({ min: 2, max: 40 }),
        (count, reminderLine) => {
          const verdict = judgeAuthenticity({ ...facts, count, recent: count, reminderLine });
          expect(verdict === 'many').toBe(count >= reminderLine);
          expect(describeAuthenticity(verdict).tone).toBe(count >= reminderLine ? 'warning' : 'success');
        },
      ),
    );
  });

  it.each<[Partial<AuthenticityFacts>, ReturnType<typeof judgeAuthenticity>]>([
    [{}, 'first'],
    [{ coating: 'passed' }, 'first'],
    [{ coating: 'asked' }, 'coating'],
    [{ coating: 'locked', recalled: true }, 'locked'],
    [{ count: 2 }, 'again'],
    [{ count: 4, recent: 4 }, 'again'],
    [{ count: 5 }, 'many'],
    [{ count: 40, recent: authenticityFastCount, reminderLine: 100 }, 'again'],
    [{ count: 40, recent: authenticityFastCount + 1, reminderLine: 100 }, 'fast'],
    [{ count: 40, recent: 40 }, 'many'],
    [{ count: 1, reminderLine: 0 }, 'first'],
    [{ count: 1, reminderLine: 1 }, 'first'],
    [{ state: 'suspended', count: 9 }, 'suspended'],
    [{ recalled: true, state: 'suspended' }, 'recalled'],
    [{ state: 'draft' }, 'unknown'],
    [{ state: 'void', recalled: true }, 'unknown'],
    [{ state: null, coating: 'passed' }, 'unknown'],
  ])('of %j says %s', (changed, verdict) => {
    expect(judgeAuthenticity({ ...facts, ...changed })).toBe(verdict);
  });

  it('can see that lookups come fast in the records that are kept', () => {
    expect(authenticityRecordsKept).toBeGreaterThan(authenticityFastCount);
  });
});

describe('unusualLookups', () => {
  it('says why lookups are unusual, whatever else is true of the identifier', () => {
    expect(unusualLookups({ count: 5, recent: 1, reminderLine: 5 })).toBe('many');
    expect(unusualLookups({ count: 20, recent: 20, reminderLine: 21 })).toBe('fast');
    expect(unusualLookups({ count: 4, recent: 4, reminderLine: 5 })).toBeNull();
  });
});

describe('describeAuthenticity', () => {
  it('counts the lookup and names the first one when it was looked up before', () => {
    expect(describeAuthenticity('again', { count: 3, firstTime: '2026-05-12 09:31' })).toEqual({
      tone: 'success',
      title: '第 3 次查询',
      text: '首次查询于 2026-05-12 09:31。如果之前的查询与您无关，请核对购买渠道。',
    });
  });

  it.each(['unknown', ...authenticityVerdict.options] as const)(
    'leaves no place open in the words of %s',
    (verdict) => {
      const { title, text } = describeAuthenticity(verdict, { count: 2, firstTime: '2026-05-12 09:31' });
      expect(`${title}${text}`).not.toMatch(/[{}！]/);
    },
  );

  it('says what the product says of a code that does not exist', () => {
    expect(describeAuthenticity('unknown').title).toBe('未查询到您的产品标识编码');
    expect(describeAuthenticity('many').title).toBe('已被多次查询，请留意');
  });
});
