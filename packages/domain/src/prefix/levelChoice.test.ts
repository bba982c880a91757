import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from '../reference/level.ts';
import { chooseLevel, joinLevels, type LevelChoice, levelRequests, splitLevels } from './levelChoice.ts';

const full = ['370000', '371400', '371422'];

describe('chooseLevel', () => {
  it.each<[choice: LevelChoice, level: Level, code: string, after: LevelChoice]>([
    [[], 1, '370000', ['370000']],
    [['370000'], 2, '371400', ['370000', '371400']],
    [['370000', '371400'], 3, '371422', full],
    [full, 1, '110000', ['110000']],
    [full, 2, '371500', ['370000', '371500']],
    [full, 3, '371423', ['370000', '371400', '371423']],
    [full, 1, '', []],
    [full, 2, '', ['370000']],
    [full, 3, '', ['370000', '371400']],
  ])('clears the lower levels when %j has level %d changed to %j', (choice, level, code, after) => {
    expect(chooseLevel(choice, level, code)).toEqual(after);
  });

  it.each<[choice: LevelChoice, level: Level, code: string]>([
    [[], 1, ''],
    [[], 2, '371400'],
    [[], 3, '371422'],
    [['370000'], 3, '371422'],
    [['370000'], 2, ''],
    [['370000'], 1, '370000'],
    [full, 1, '370000'],
    [full, 2, '371400'],
    [full, 3, '371422'],
  ])('gives the same choice back when %j has level %d set to %j', (choice, level, code) => {
    expect(chooseLevel(choice, level, code)).toBe(choice);
  });

  it('never leaves a gap, a fourth level or a lower level under a changed one when levels are chosen at random', () => {
    const step = fc.tuple(fc.constantFrom<Level>(1, 2, 3), fc.constantFrom('', 'a', 'b'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let choice: LevelChoice = [];
        for (const [level, code] of steps) {
          const after = chooseLevel(choice, level, code);
          expect(after.length).toBeLessThanOrEqual(3);
          expect(after).not.toContain('');
          const changed = [...choice.slice(0, level - 1), ...(code === '' ? [] : [code])];
          expect(after).toEqual(after === choice ? choice : changed);
          choice = after;
        }
      }),
    );
  });
});

describe('levelRequests', () => {
  it.each([
    [[], [{ level: 1, parentCode: '-1' }]],
    [
      ['C'],
      [
        { level: 1, parentCode: '-1' },
        { level: 2, parentCode: 'C' },
      ],
    ],
    [
      ['C', '24'],
      [
        { level: 1, parentCode: '-1' },
        { level: 2, parentCode: 'C' },
        { level: 3, parentCode: '24' },
      ],
    ],
    [
      ['C', '24', '244'],
      [
        { level: 1, parentCode: '-1' },
        { level: 2, parentCode: 'C' },
        { level: 3, parentCode: '24' },
      ],
    ],
  ])('asks for every list that can be opened when %j is chosen', (choice, requests) => {
    expect(levelRequests(choice)).toEqual(requests);
  });
});

describe('joinLevels and splitLevels', () => {
  it.each([
    ['', []],
    [',', []],
    ['C', ['C']],
    ['C,24', ['C', '24']],
    [' C , 24 ,244', ['C', '24', '244']],
    ['C,,244', ['C']],
    [',24', []],
    ['C,24,', ['C', '24']],
    ['C,24,244,2441', ['C', '24', '244']],
  ])('reads the codes up to a gap when the record says %j', (text, choice) => {
    expect(splitLevels(text)).toEqual(choice);
  });

  it('writes the codes with commas when some are chosen', () => {
    expect(joinLevels([])).toBe('');
    expect(joinLevels(full)).toBe('370000,371400,371422');
  });

  it('gives back the choice when it is written and read', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z0-9]{1,6}$/), { maxLength: 3 }), (choice) => {
        expect(splitLevels(joinLevels(choice))).toEqual(choice);
      }),
    );
  });
});
