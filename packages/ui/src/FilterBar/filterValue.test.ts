import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenFilters,
  chosenOptions,
  clearFilters,
  type FilterGroup,
  type FilterValue,
  groupsOf,
  listedGroups,
  pressOption,
  removeChosen,
} from './filterValue.ts';

const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() }));
const level: FilterGroup = { key: 'level', label: '一级分类', options, clears: ['below'] };
const below: FilterGroup = { key: 'below', label: '二级分类', options };
const budget: FilterGroup = { key: 'budget', label: '预算', options, multiple: true };
const groups = [level, below, budget];

const values: fc.Arbitrary<FilterValue> = fc.dictionary(
  fc.constantFrom('level', 'below', 'budget', 'page'),
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'gone')),
);
const group = fc.constantFrom(...groups);
const option = fc.option(fc.constantFrom('a', 'b', 'c', 'd'));
const chosen = (of: FilterGroup, value: FilterValue) => chosenOptions(of, value).map((one) => one.value);

describe('pressOption', () => {
  it('replaces the choice and clears the levels below when one replaces the other', () => {
    expect(pressOption({ level: ['a'], below: ['b'] }, level, 'c')).toEqual({ level: ['c'] });
    expect(pressOption({ level: ['a'], below: ['b'] }, level, null)).toEqual({});
  });

  it('changes nothing when the chosen option is pressed again and one replaces the other', () => {
    expect(pressOption({ level: ['a'], below: ['b'] }, level, 'a')).toEqual({ level: ['a'], below: ['b'] });
  });

  it('leaves one choice at most when one replaces the other', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(level, below), option, (value, of, pressed) => {
        expect(chosen(of, pressOption(value, of, pressed))).toEqual(pressed === null ? [] : [pressed]);
      }),
    );
  });

  it('gives the same choices back when an option of several is pressed twice', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('a', 'b', 'c', 'd'), (value, pressed) => {
        const once = pressOption(value, budget, pressed);
        expect(chosen(budget, once).includes(pressed)).toBe(!chosen(budget, value).includes(pressed));
        expect(chosen(budget, pressOption(once, budget, pressed))).toEqual(chosen(budget, value));
      }),
    );
  });

  it('keeps what belongs to other groups and never holds an empty choice', () => {
    fc.assert(
      fc.property(values, group, option, (value, of, pressed) => {
        const after = pressOption(value, of, pressed);
        expect(after.page).toEqual(value.page);
        expect(after[of.key]?.length).not.toBe(0);
        for (const other of groups) {
          if (other === of || of.clears?.includes(other.key)) continue;
          expect(after[other.key]).toEqual(value[other.key]);
        }
      }),
    );
  });
});

describe('chosenFilters', () => {
  it('names what is chosen in the order of groups and options when there are unknown values too', () => {
    const value = { budget: ['d', 'gone', 'b'], level: ['c', 'a'], page: ['2'] };
    expect(chosenFilters(groups, value).map((one) => `${one.group.key}:${one.option.value}`)).toEqual([
      'level:a',
      'budget:b',
      'budget:d',
    ]);
  });

  it('loses exactly the removed choice and those below it when one is removed', () => {
    fc.assert(
      fc.property(values, (value) => {
        const all = chosenFilters(groups, value);
        for (const one of all) {
          const left = chosenFilters(groups, removeChosen(value, one));
          expect(left).toEqual(
            all.filter((other) => other !== one && one.group.clears?.includes(other.group.key) !== true),
          );
        }
      }),
    );
  });

  it('is empty when all is cleared, and what is no filter stays', () => {
    fc.assert(
      fc.property(values, (value) => {
        const after = clearFilters(value, groups);
        expect(chosenFilters(groups, after)).toEqual([]);
        expect(after.page).toEqual(value.page);
      }),
    );
  });
});

describe('groupsOf', () => {
  it('asks for the groups when they follow from the value', () => {
    const following = (value: FilterValue) => (value.level === undefined ? [level] : [level, below]);
    expect(groupsOf(following, {})).toEqual([level]);
    expect(groupsOf(following, { level: ['a'] })).toEqual([level, below]);
    expect(groupsOf(groups, {})).toBe(groups);
  });
});

describe('listedGroups', () => {
  it('leaves out what is not chosen here when the groups are shown', () => {
    expect(listedGroups([level, { ...budget, unlisted: true }, below])).toEqual([level, below]);
  });
});
