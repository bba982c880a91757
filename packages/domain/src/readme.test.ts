import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as domain from './index.ts';

const rows = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '));
/** The code spans in the second column: a name, and its value if it is a limit. */
const named = rows.flatMap((row) =>
  [...(row.split(' | ')[1] ?? '').matchAll(/`(\w+)(?: = ([^`]+))?`/g)].map(([, name = '', value]) => ({ name, value })),
);
const exported: Record<string, unknown> = domain;

describe('the tables of the README', () => {
  it('name what the package exports when they are read', () => {
    expect(named.length).toBeGreaterThan(200);
    expect(named.map(({ name }) => name).filter((name) => !(name in exported))).toEqual([]);
  });

  it('give the value of each limit', () => {
    const limits = named.filter(({ value }) => value !== undefined);
    expect(limits.length).toBeGreaterThan(80);
    for (const { name, value = '' } of limits) expect([name, exported[name]]).toEqual([name, JSON.parse(value)]);
  });

  it('leave nothing out when the package is listed', () => {
    const names = new Set(named.map(({ name }) => name));
    expect(Object.keys(exported).filter((name) => !names.has(name))).toEqual([]);
  });
});
