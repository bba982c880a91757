import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as icons from '../icons/icons.tsx';
import * as identity from '../identity/index.ts';
import * as root from '../index.ts';

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** Doors for builds and servers, which no page fetches. */
const otherDoors = ['drawings', 'server'];

describe('the doors of the package', () => {
  it('export each icon and each identity component from its own door, and not from the root', () => {
    const own = [...Object.keys(icons), ...Object.keys(identity)];
    expect(own.length).toBeGreaterThan(70);
    expect(own.filter((name) => name in root)).toEqual([]);
  });

  it('have a size budget each, unless no page fetches them', () => {
    const { exports } = readJson('package.json');
    // A door to null is closed.
    const doors = Object.entries(exports as Record<string, unknown>)
      .filter(([door, target]) => door !== '.' && !door.includes('*') && typeof target === 'object' && target !== null)
      .map(([door]) => door.slice('./'.length));
    expect(doors).toContain('icons');
    expect(doors.filter((door) => !(door in readJson('sizes.json')))).toEqual(otherDoors);
  });
});
