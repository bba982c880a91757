import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { countCached, runSteps } from './runSteps.ts';
import type { Step } from './steps.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, turbo: ['check:format'], ...more });

/** Runs steps that take a moment each; gives what ran beside each of them when it began, and the first red one. */
async function record(chosen: Step[], fails: string[] = []): Promise<{ began: string[]; red: string | null }> {
  const now = new Set<string>();
  const began: string[] = [];
  const red = await runSteps(
    chosen,
    () => ({}),
    async ({ name }) => {
      began.push([name, ...now].join(' beside '));
      now.add(name);
      await wait(5);
      now.delete(name);
      return { isGreen: !fails.includes(name) };
    },
  );
  return { began, red };
}

describe('runSteps', () => {
  it('runs two steps at a time', async () => {
    const { began, red } = await record([step('format'), step('lint'), step('dead code')]);
    expect(began.slice(0, 2)).toEqual(['format', 'lint beside format']);
    expect(began).toHaveLength(3);
    expect(red).toBeNull();
  });

  it('runs a step that uses every core alone', async () => {
    const { began } = await record([step('lint'), step('types', { alone: true }), step('build')]);
    expect(began).toEqual(['lint', 'types', 'build']);
  });

  it('waits for the step that another one needs', async () => {
    const { began } = await record([step('build'), step('sizes', { after: ['build'] })]);
    expect(began).toEqual(['build', 'sizes']);
  });

  it('runs a step whose need was not chosen', async () => {
    expect((await record([step('sizes', { after: ['build'] })])).began).toEqual(['sizes']);
  });

  it('starts no step after a red one', async () => {
    const { began, red } = await record([step('lint', { alone: true }), step('types')], ['lint']);
    expect(began).toEqual(['lint']);
    expect(red).toBe('lint');
  });

  it('is red at a step whose browser is missing', async () => {
    const fail = () => {
      throw new Error('No Chromium was found.');
    };
    expect(await runSteps([step('stories')], fail, () => Promise.resolve({ isGreen: true }))).toBe('stories');
  });
});

describe('countCached', () => {
  it('reads the number of cached tasks from the last lines of Turborepo', () => {
    const printed =
      ' Tasks:    3 successful, 3 total\nCached:    \u001B[1m2 cached\u001B[0m, 3 total\n  Time:    165ms';
    expect(countCached(printed)).toEqual({ tasks: 3, cached: 2 });
  });

  it('counts nothing as cached when Turborepo stopped before', () => {
    expect(countCached('  x Could not find task')).toEqual({ tasks: 0, cached: 0 });
  });
});
