import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Child, runScript } from './childProcess.ts';
import { makeDataFolder } from './dataFolder.ts';
import { openRunHome, removeLeftovers } from './runHome.ts';
import { startTestCluster } from './testCluster.ts';

let parent: string;
beforeEach(() => {
  parent = makeDataFolder('runs');
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

const moduleOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A run in a process of its own, with PostgreSQL and a temporary folder; `also` runs before. Returns the server's process id. */
async function beginElsewhere(also = ''): Promise<{ run: Child; pid: number }> {
  const run = runScript(`
    ${also}
    const { mkdtempSync } = await import('node:fs');
    const { openRunHome } = await import(${moduleOf('runHome.ts')});
    const { startTestCluster } = await import(${moduleOf('testCluster.ts')});
    const home = await openRunHome(${JSON.stringify(parent)});
    mkdtempSync(home.temporary + '/lima-pictures-');
    const { pid } = await startTestCluster(home.folder);
    console.log('pid ' + pid + '.');
    setInterval(() => {}, 1_000);
  `);
  await run.prints('.');
  return { run, pid: Number(/pid (\d+)/.exec(run.printed())?.[1]) };
}

describe('the folder of a test run', () => {
  it('goes with its server and its temporary folders when the run ends', { timeout: 60_000 }, async () => {
    const home = await openRunHome(parent);
    mkdirSync(join(home.temporary, 'left'));
    const cluster = await startTestCluster(home.folder);
    expect(isRunning(cluster.pid)).toBe(true);
    await cluster.stop();
    expect(isRunning(cluster.pid)).toBe(false);
    home.remove();
    expect(readdirSync(parent)).toEqual([]);
  });

  it.each([
    ['is stopped by Ctrl-C', 'SIGINT', ''],
    ['is asked to end', 'SIGTERM', ''],
    [
      'is asked to end, and its runner exits without a teardown',
      'SIGTERM',
      "process.once('SIGTERM', () => setTimeout(() => process.exit(), 1));",
    ],
  ] as const)('goes when the run %s', { timeout: 60_000 }, async (_how, signal, also) => {
    const { run, pid } = await beginElsewhere(also);
    expect(readdirSync(parent)).toHaveLength(1);
    run.process.kill(signal);
    await run.ended;
    expect(readdirSync(parent)).toEqual([]);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('is removed by the next run when the run is killed, but not that of another that runs', {
    timeout: 120_000,
  }, async () => {
    const { run, pid } = await beginElsewhere();
    const [left] = readdirSync(parent);
    const beside = await openRunHome(parent);
    expect(readdirSync(parent)).toHaveLength(2);
    beside.remove();
    run.process.kill('SIGKILL');
    await run.ended;
    await expect.poll(() => isRunning(pid)).toBe(false);
    const next = await openRunHome(parent);
    expect(existsSync(join(parent, String(left)))).toBe(false);
    next.remove();
  });

  it('takes along the clusters of its data folders that are kept elsewhere, and no others, when it is removed', async () => {
    const system = join(parent, 'system');
    const dead = join(parent, 'lima-tests-dead');
    mkdirSync(dead);
    writeFileSync(join(dead, 'locked'), '');
    for (const [name, origin] of [
      ['postgresql-1', join(dead, 'tmp/data')],
      ['postgresql-2', join(parent, 'lima-tests-deadly/data')],
      ['postgresql-3', '/srv/lima/data'],
    ] as const) {
      mkdirSync(join(system, name), { recursive: true });
      writeFileSync(join(system, `${name}.data-folder`), origin);
    }
    await removeLeftovers(parent, system);
    expect(existsSync(dead)).toBe(false);
    expect(readdirSync(system).filter((name) => name.startsWith('postgresql'))).toEqual([
      'postgresql-2',
      'postgresql-2.data-folder',
      'postgresql-3',
      'postgresql-3.data-folder',
    ]);
  });
});
