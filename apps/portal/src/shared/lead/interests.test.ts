import { leadInterests, leadInterestsMax } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadInterest } from '../contact/contactEvents.ts';
import { chosenBeside, interestsAtFirst, isChosen, isFull, withApp, withoutApp } from './interests.ts';

function interest(productId: string, packageProductId = ''): LeadInterest {
  return { productId, packageProductId, name: `应用${productId}` };
}

const someInterests = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 40 }).map(String),
    packageProductId: fc.constantFrom('', 'p-1', 'p-2'),
    name: fc.string(),
  }),
  { maxLength: 60 },
);

describe('interestsAtFirst', () => {
  it('starts with the apps of the request, then earlier choices, without duplicates', () => {
    const named = [interest('1', 'p-1')];
    const kept = [interest('2'), interest('1', 'p-1'), interest('2'), null, { productId: 3 }, 'x'];
    expect(interestsAtFirst(named, kept)).toEqual([interest('1', 'p-1'), interest('2')]);
  });

  it('is valid by the form’s rule for any choices', () => {
    fc.assert(
      fc.property(someInterests, someInterests, (named, kept) => {
        const first = interestsAtFirst(named, kept);
        expect(leadInterests.safeParse(first).success).toBe(true);
        expect(interestsAtFirst(first, first)).toEqual(first);
      }),
    );
  });
});

describe('withApp and withoutApp', () => {
  it('adds an app once and takes it away with its packages', () => {
    const chosen = withApp([interest('1', 'p-1'), interest('1', 'p-2')], { id: '2', name: '应用2' });
    expect(chosen).toEqual([interest('1', 'p-1'), interest('1', 'p-2'), interest('2')]);
    expect(withApp(chosen, { id: '1', name: '应用1' })).toBe(chosen);
    expect(withoutApp(chosen, '1')).toEqual([interest('2')]);
    expect(isChosen(chosen, '1')).toBe(true);
    expect(isChosen(withoutApp(chosen, '1'), '1')).toBe(false);
  });

  it('adds none at the limit', () => {
    const all = Array.from({ length: leadInterestsMax }, (_, index) => interest(String(index)));
    expect(isFull(all)).toBe(true);
    expect(withApp(all, { id: 'next', name: '下一个' })).toBe(all);
    expect(isFull(all.slice(1))).toBe(false);
  });
});

describe('chosenBeside', () => {
  it('leaves out the apps of the request', () => {
    expect(chosenBeside([interest('1', 'p-1')], [interest('1', 'p-1'), interest('2')])).toEqual([interest('2')]);
  });
});
