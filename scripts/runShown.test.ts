import { describe, expect, it } from 'vitest';
import { failureOf, runShown } from './runShown.ts';

const what = 'The portal could not be built';
const run = (script: string) => runShown(what, process.execPath, ['--eval', script], {});

describe('runShown', () => {
  it('resolves with null when the program succeeds', async () => {
    expect(await run('')).toBeNull();
  });

  it('points at the lines above when the program printed some', async () => {
    expect(await run(`console.error('No such file.'); process.exitCode = 2`)).toBe(`${what}; the lines above say why.`);
  });

  it('names the exit code when the program printed nothing', async () => {
    expect(await run('process.exitCode = 2')).toBe(`${what}: it ended with exit code 2 and printed nothing.`);
  });

  it('names the program when it cannot be started', async () => {
    const sentence = await runShown(what, '/nowhere/turbo', [], {});
    expect(sentence).toBe(`${what}: spawn /nowhere/turbo ENOENT.`);
  });

  it('names the signal when the program was ended by one after printing lines', async () => {
    expect(await run(`console.log('begun'); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`)).toBe(
      `${what}: it was ended by SIGTERM.`,
    );
  });
});

describe('failureOf', () => {
  it('suggests too little memory when a program was killed', () => {
    const ended = { signal: 'SIGKILL', status: null, hasPrinted: true } as const;
    expect(failureOf(what, ended)).toContain('memory');
  });
});
