import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from './childProcess.ts';
import { makeDataFolder } from './dataFolder.ts';
import { startTestCluster } from './testCluster.ts';

describe('the PostgreSQL of a test run', () => {
  let parent: string;
  beforeEach(() => {
    parent = makeDataFolder('clusters');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const isRunning = (pid: number) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it('ends with its files when the run ends', { timeout: 60_000 }, async () => {
    const cluster = await startTestCluster(parent);
    expect(isRunning(cluster.pid)).toBe(true);
    await cluster.stop();
    expect(isRunning(cluster.pid)).toBe(false);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('ends when the run is killed, and the next run removes its files, but not those of another that runs', {
    timeout: 120_000,
  }, async () => {
    const run = runScript(`
      const { startTestCluster } = await import(${JSON.stringify(new URL('testCluster.ts', import.meta.url).href)});
      const { pid } = await startTestCluster(${JSON.stringify(parent)});
      console.log('pid ' + pid + '.');
      setInterval(() => {}, 1_000);
    `);
    await run.prints('.');
    const pid = Number(/pid (\d+)/.exec(run.printed())?.[1]);
    const [left] = readdirSync(parent);
    const beside = await startTestCluster(parent);
    expect(readdirSync(parent)).toHaveLength(2);
    await beside.stop();
    run.process.kill('SIGKILL');
    await run.ended;
    await expect.poll(() => isRunning(pid)).toBe(false);
    const next = await startTestCluster(parent);
    expect(existsSync(join(parent, String(left)))).toBe(false);
    await next.stop();
  });
});
