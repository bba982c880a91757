import { describe, expect, it } from 'vitest';
import { profileLevel, resetLevel, strengthLevels, strengthMeter } from './level.ts';

describe('resetLevel', () => {
  it.each([
    [0, 'weak'],
    [49, 'weak'],
    [50, 'medium'],
    [51, 'medium'],
    [69, 'medium'],
    [70, 'medium'],
    [71, 'strong'],
    [100, 'strong'],
  ] as const)('takes a score of %d as %s when a password is reset', (score, level) => {
    expect(resetLevel(score)).toBe(level);
  });
});

describe('profileLevel', () => {
  it.each([
    [0, 'weak'],
    [29, 'weak'],
    [30, 'weak'],
    [31, 'medium'],
    [59, 'medium'],
    [60, 'medium'],
    [61, 'strong'],
    [100, 'strong'],
  ] as const)('takes a score of %d as %s when a password is changed', (score, level) => {
    expect(profileLevel(score)).toBe(level);
  });
});

describe('strengthMeter', () => {
  it('shows nothing when nothing is typed', () => {
    expect(strengthMeter('', resetLevel)).toBeNull();
  });

  it('shows score, level and reasons when something is typed', () => {
    expect(strengthMeter(' ', resetLevel)).toEqual({
      score: 0,
      reasons: ['tooShort', 'lower', 'upper', 'digit'],
      level: 'weak',
    });
    expect(strengthMeter('Zhang@2025', resetLevel)).toEqual({
      score: 45,
      reasons: ['common', 'date', 'longer'],
      level: 'weak',
    });
    expect(strengthMeter('Zhang@2025', profileLevel)).toEqual({
      score: 45,
      reasons: ['common', 'date', 'longer'],
      level: 'medium',
    });
  });
});

describe('strengthLevels', () => {
  it('names each level when it is shown', () => {
    expect(strengthLevels).toEqual({ weak: '弱', medium: '中', strong: '强' });
  });
});
