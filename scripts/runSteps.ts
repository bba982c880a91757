// Runs checks, two in parallel unless one uses every core; starts none after the first failure.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { commandOf, root, type Step } from './steps.ts';

/** Steps that run in parallel. */
const lanes = 2;

export interface Outcome {
  isGreen: boolean;
  seconds: number;
  /** Number of tasks, and of those whose result came from the cache; 0 when the step did not get that far. */
  tasks: number;
  cached: number;
}

/** How many tasks a run of Turborepo had, and how many results came from the cache, from its last lines. */
export function countCached(printed: string): { tasks: number; cached: number } {
  const [, cached = '0', tasks = '0'] =
    /Cached:\s+(\d+) cached, (\d+) total/.exec(stripVTControlCharacters(printed)) ?? [];
  return { tasks: Number(tasks), cached: Number(cached) };
}

/** Runs one step. Buffers its output unless it runs alone, so that the output of two steps does not interleave. */
export function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { name, alone } = step;
  const command = commandOf(step);
  const started = performance.now();
  const printed: Buffer[] = [];
  const keep = (chunk: Buffer) => {
    printed.push(chunk);
    if (alone) process.stdout.write(chunk);
  };
  if (alone) console.log(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let problem = '';
    child.on('error', ({ message }) => {
      problem = `, ${message}`;
    });
    child.on('close', (code, signal) => {
      const output = Buffer.concat(printed);
      if (!alone) {
        console.log(`\n── ${name}`);
        process.stdout.write(output);
      }
      const seconds = (performance.now() - started) / 1000;
      const isGreen = code === 0;
      if (signal !== null) problem = `, killed by ${signal}`;
      console.log(`── ${name}: ${isGreen ? 'green' : 'red'} in ${seconds.toFixed(1)} s${problem}`);
      resolve({ isGreen, seconds, ...countCached(output.toString()) });
    });
  });
}

/** Whether a step may start now. */
function mayStart(step: Step, running: readonly Step[], chosen: readonly Step[], green: ReadonlySet<string>): boolean {
  if (running.length >= (step.alone ? 1 : lanes) || running.some(({ alone }) => alone)) return false;
  return (step.after ?? []).every((name) => green.has(name) || !chosen.some((one) => one.name === name));
}

/**
 * Runs steps in order; returns the name of the first that failed, or null. A step fails when `envOf` throws. `ended` receives the outcome of
 * each that ran.
 */
export async function runSteps<Ended extends { isGreen: boolean } = Outcome>(
  chosen: readonly Step[],
  envOf: (step: Step) => NodeJS.ProcessEnv,
  run: (step: Step, env: NodeJS.ProcessEnv) => Promise<Ended>,
  ended: (step: Step, outcome: Ended) => void = () => undefined,
): Promise<string | null> {
  const waiting = [...chosen];
  const running = new Map<Step, Promise<void>>();
  const green = new Set<string>();
  let red: string | null = null;

  async function follow(step: Step): Promise<void> {
    try {
      // Asynchronous, so that the step is in `running` before it can end.
      const env = await Promise.resolve(step).then(envOf);
      const outcome = await run(step, env);
      ended(step, outcome);
      if (outcome.isGreen) green.add(step.name);
      else red ??= step.name;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      red ??= step.name;
    } finally {
      running.delete(step);
    }
  }

  for (;;) {
    const next = waiting[0];
    if (red === null && next !== undefined && mayStart(next, [...running.keys()], chosen, green)) {
      waiting.shift();
      running.set(next, follow(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else return red;
  }
}
