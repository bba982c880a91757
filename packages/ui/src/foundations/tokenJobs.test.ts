import { describe, expect, it } from 'vitest';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { TokenName } from '../tokens/token.ts';
import { jobOf, sampleOf, tokenJobNames, tokenJobs } from './tokenJobs.ts';

const names = Object.keys(lightTheme) as TokenName[];

describe('tokenJobs', () => {
  it('give every token exactly one job', () => {
    const jobs = (name: TokenName) =>
      tokenJobNames.filter((job) => tokenJobs[job].prefixes.some((prefix) => name.startsWith(prefix)));
    expect(names.filter((name) => jobs(name).length !== 1)).toEqual([]);
  });

  it('are none without tokens', () => {
    expect(tokenJobNames.filter((job) => !names.some((name) => jobOf(name) === job))).toEqual([]);
  });
});

describe('sampleOf', () => {
  it.each([
    ['bg-scrim', 'colour'],
    ['space-4', 'length'],
    ['radius-card', 'radius'],
    ['shadow-md', 'shadow'],
    ['font-code', 'font'],
    ['z-dialog', 'none'],
  ] as const)('shows %s as %s', (name, sample) => {
    expect(sampleOf(name, lightTheme[name])).toBe(sample);
  });
});
