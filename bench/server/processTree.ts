import { readdirSync, readFileSync } from 'node:fs';

/** A process's parent, and its further fields of /proc/PID/stat; undefined once it has ended. */
export function statOf(pid: number): { parent: number; fields: readonly number[] } | undefined {
  try {
    // The name in parentheses may have blanks.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const [, parent = 0, ...rest] = fields.split(' ').map(Number);
    return { parent, fields: rest };
  } catch {
    return undefined;
  }
}

/** A process and those that it started and that still run. */
export function treeOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat !== undefined) parents.set(Number(name), stat.parent);
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one) ?? 0;
    return one === pid || (parent > 0 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}
