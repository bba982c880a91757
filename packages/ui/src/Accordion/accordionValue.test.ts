import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccordionRules, isLocked, openItem, toggleItem } from './accordionValue.ts';

const single: AccordionRules = { type: 'single', collapsible: true };
const multiple: AccordionRules = { type: 'multiple', collapsible: true };

describe('toggleItem', () => {
  it('closes the others when an item of a single accordion is opened', () => {
    expect(toggleItem(['warranty'], 'repair', single)).toEqual(['repair']);
  });

  it('keeps the others when an item of a multiple accordion is opened', () => {
    expect(toggleItem(['warranty'], 'repair', multiple)).toEqual(['warranty', 'repair']);
  });

  it('closes an open item when it is pressed', () => {
    expect(toggleItem(['repair'], 'repair', single)).toEqual([]);
    expect(toggleItem(['warranty', 'repair'], 'warranty', multiple)).toEqual(['repair']);
  });

  it('keeps the only open item when one has to be open', () => {
    expect(toggleItem(['repair'], 'repair', { type: 'single', collapsible: false })).toEqual(['repair']);
    expect(toggleItem(['repair'], 'repair', { type: 'multiple', collapsible: false })).toEqual(['repair']);
    expect(toggleItem(['repair', 'parts'], 'repair', { type: 'multiple', collapsible: false })).toEqual(['parts']);
  });
});

describe('openItem', () => {
  it('returns the same list when the item is open already, so that nothing is reported', () => {
    const open = ['repair', 'parts'];
    expect(openItem(open, 'parts', multiple)).toBe(open);
  });
});

describe('isLocked', () => {
  it('is true of the only open item alone when one has to be open', () => {
    const rules: AccordionRules = { type: 'multiple', collapsible: false };
    expect(isLocked(['repair'], 'repair', rules)).toBe(true);
    expect(isLocked(['repair'], 'parts', rules)).toBe(false);
    expect(isLocked(['repair', 'parts'], 'repair', rules)).toBe(false);
    expect(isLocked(['repair'], 'repair', multiple)).toBe(false);
  });
});

describe('an accordion', () => {
  const rules = fc.record({
    type: fc.constantFrom('single' as const, 'multiple' as const),
    collapsible: fc.boolean(),
  });
  const presses = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

  it('never opens an item twice or two of a single one, and keeps one open where it must, whatever is pressed', () => {
    fc.assert(
      fc.property(rules, presses, (given, pressed) => {
        let open: readonly string[] = [];
        for (const item of pressed) {
          const before = open;
          open = toggleItem(open, item, given);
          expect(new Set(open).size).toBe(open.length);
          expect(open.length).toBeLessThanOrEqual(given.type === 'single' ? 1 : 4);
          expect(open.length).toBeGreaterThanOrEqual(!given.collapsible && before.length > 0 ? 1 : 0);
          expect(open.includes(item)).toBe(!before.includes(item) || isLocked(before, item, given));
        }
      }),
    );
  });
});
