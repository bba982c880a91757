import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followOnUrl, joinPrefix, prefixRule, splitPrefix } from './prefixRule.ts';

const rules = [
  { nodePrefix: '88.118', areaCode: '371422', url: 'https://ningjin.example/add' },
  { nodePrefix: '88.131', areaCode: '371422', url: 'https://other.example/add' },
  { nodePrefix: '88.118', areaCode: '370000', url: 'https://shandong.example/add' },
];

describe('joinPrefix', () => {
  it('puts a dot between node and enterprise when both are given', () => {
    expect(joinPrefix('88.118', '001')).toBe('88.118.001');
  });
});

describe('splitPrefix', () => {
  it('takes apart again what was joined, and nothing without a dot', () => {
    const node = fc.stringMatching(/^\d{1,3}(\.\d{1,4}){1,2}$/);
    fc.assert(
      fc.property(node, fc.stringMatching(/^\d{3,4}$/), (nodePrefix, enterprisePrefix) => {
        expect(splitPrefix(joinPrefix(nodePrefix, enterprisePrefix))).toEqual({ nodePrefix, enterprisePrefix });
      }),
    );
    expect(splitPrefix('88')).toBeNull();
  });
});

describe('followOnUrl', () => {
  it.each([
    ['88.118', ['370000', '371400', '371422'], 'https://ningjin.example/add'],
    ['88.131', ['370000', '371400', '371422'], 'https://other.example/add'],
    ['88.118', ['370000', '371400'], 'https://shandong.example/add'],
    ['88.131', ['370000', '371400'], null],
    ['88.118', ['110000', '110100'], null],
    ['88.118', [], null],
    ['88', ['371422'], null],
    ['88.1180', ['371422'], null],
    ['88.118', ['3714220'], null],
  ])('finds the link when the node is %s and the area %j', (nodePrefix, areaCodes, url) => {
    expect(followOnUrl(rules, nodePrefix, areaCodes)).toBe(url);
  });

  it('finds nothing when the table is empty', () => {
    expect(followOnUrl([], '88.118', ['371422'])).toBeNull();
  });
});

describe('prefixRule', () => {
  it('takes a row when it names node, area and address', () => {
    expect(prefixRule.parse(rules[0])).toEqual(rules[0]);
    expect(prefixRule.safeParse({ nodePrefix: '88.118', areaCode: '371422' }).success).toBe(false);
  });
});
