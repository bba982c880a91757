import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestRecall, type PublishedRecall, type RecallableObject, recallOf } from './recallOf.ts';
import type { RecallScope } from './recallScope.ts';

const model = fc.constantFrom('SB-3', 'GT-6');
const batchCode = fc.constantFrom('B20250801-01', 'B20250819-01', 'B20250819-02', 'B20250930-04', 'B2025', 'C1');
const day = fc.constantFrom('2025-07-31', '2025-08-01', '2025-08-22', '2025-09-30', '2025-10-01');
const identifier = fc.constantFrom('88.118.036/A', '88.118.036/B', '88.118.036/C');

const object: fc.Arbitrary<RecallableObject> = fc.record({ identifier, model, batchCode, producedDay: day });
const scope: fc.Arbitrary<RecallScope> = fc.oneof(
  fc.record({ kind: fc.constant('model' as const), model }),
  fc.record({ kind: fc.constant('batches' as const), model, first: batchCode, last: batchCode }),
  fc.record({ kind: fc.constant('days' as const), model, first: day, last: day }),
  fc.record({ kind: fc.constant('identifiers' as const), identifiers: fc.array(identifier, { maxLength: 3 }) }),
);
const recall: fc.Arbitrary<PublishedRecall> = fc.record({
  publishedAt: fc.integer({ min: 0, max: 5 }),
  withdrawn: fc.boolean(),
  scopes: fc.array(scope, { maxLength: 3 }),
});

/** Everything between two texts in a sorted list, both included: the reference implementation. */
function between(all: readonly string[], first: string, last: string): string[] {
  const sorted = [...all].sort();
  return first > last ? [] : sorted.slice(sorted.indexOf(first), sorted.lastIndexOf(last) + 1);
}

function coveredObjects(one: RecallScope, objects: readonly RecallableObject[]): RecallableObject[] {
  if (one.kind === 'identifiers') return objects.filter((found) => new Set(one.identifiers).has(found.identifier));
  const ofModel = objects.filter((found) => found.model === one.model);
  if (one.kind === 'model') return ofModel;
  const key = one.kind === 'batches' ? 'batchCode' : 'producedDay';
  const ticked = new Set(between([...ofModel.map((found) => found[key]), one.first, one.last], one.first, one.last));
  return ofModel.filter((found) => ticked.has(found[key]));
}

describe('recallOf', () => {
  it('finds what going through everything finds when any recalls are published', () => {
    fc.assert(
      fc.property(object, fc.array(recall, { maxLength: 6 }), (asked, recalls) => {
        let best: PublishedRecall | null = null;
        for (const one of recalls) {
          const covered = one.scopes.some((each) => coveredObjects(each, [asked]).length === 1);
          if (!one.withdrawn && covered && (best === null || one.publishedAt >= best.publishedAt)) best = one;
        }
        expect(recallOf(asked, recalls)).toBe(best);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not changed by recalls that are withdrawn or cover something else', () => {
    fc.assert(
      fc.property(object, fc.array(recall), fc.array(recall), (asked, recalls, others) => {
        const elsewhere = others.map((one): PublishedRecall => ({ ...one, withdrawn: true }));
        expect(recallOf(asked, [...recalls, ...elsewhere])).toBe(recallOf(asked, recalls));
        expect(recallOf({ ...asked, model: 'X', identifier: 'X' }, recalls)).toBeNull();
      }),
    );
  });

  it.each<[string, RecallScope, boolean]>([
    ['on the first day', { kind: 'days', model: 'SB-3', first: '2025-08-22', last: '2025-08-31' }, true],
    ['on the last day', { kind: 'days', model: 'SB-3', first: '2025-08-01', last: '2025-08-22' }, true],
    ['the day after', { kind: 'days', model: 'SB-3', first: '2025-08-01', last: '2025-08-21' }, false],
    ['in the first batch', { kind: 'batches', model: 'SB-3', first: 'B20250819-01', last: 'C' }, true],
    ['in the last batch', { kind: 'batches', model: 'SB-3', first: 'A', last: 'B20250819-01' }, true],
    ['of another model', { kind: 'batches', model: 'SB-2', first: 'A', last: 'Z' }, false],
  ])('decides an object made %s', (_, one, covered) => {
    const asked = { identifier: 'x', model: 'SB-3', batchCode: 'B20250819-01', producedDay: '2025-08-22' };
    const only = { publishedAt: 1, withdrawn: false, scopes: [one] };
    expect(recallOf(asked, [only])).toBe(covered ? only : null);
  });
});

describe('newestRecall', () => {
  it('takes the later in the list when two were published at the same moment', () => {
    const [first, second] = [{ publishedAt: 7 }, { publishedAt: 7 }];
    expect(newestRecall([first, second, { publishedAt: 6 }])).toBe(second);
    expect(newestRecall([])).toBeNull();
  });
});
