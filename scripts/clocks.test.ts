import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the device's own clock may be read, and why. */
const allowed: Readonly<Record<string, string>> = {
  'apps/portal/src/shared/clock/serverTime.ts': 'the one clock, which corrects it',
  'apps/portal/src/shared/clock/useOpenedAt.ts': 'a moment that is corrected later',
  'apps/portal/src/shared/lookup/recordQuery.ts': 'how long ago the query client had a failure, whatever the time is',
  'apps/portal/src/screens/identifier/sceneQueries.ts': 'when the query client received data, corrected',
  'apps/portal/src/screens/identifier/useIdentifierLookup.ts': 'tells one failure from the next, and is never shown',
  'apps/portal/src/screens/identifier/useSceneData.ts': 'tells one failure from the next, and is never shown',
  'packages/ui/src/Countdown/useClock.ts': 'the default of an application without a ClockProvider',
  'packages/api/src/client/createClient.ts':
    'a Retry-After that is a date, in a response without one; how long a call took while the device slept',
};

/** Files that only tests and stories run. */
const aside = /\.(?:test|stories)\.|\/testing\/|\/story[A-Z]\w*\.|\/(?:stories|msw)\//;

/** Readings of the device's clock in a source: each as it is written. */
function readings(name: string, source: string): string[] {
  const found: string[] = [];
  const note = ({ start, end }: { start: number; end: number }) => void found.push(source.slice(start, end));
  const { program } = parseSync(name, source);
  new Visitor({
    MemberExpression(node) {
      const { object, property } = node;
      const key = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : '';
      if (key === 'timeOrigin' || (key === 'now' && object.type === 'Identifier' && object.name === 'Date')) note(node);
      // The query client takes the device's time.
      if (key === 'dataUpdatedAt' || key === 'errorUpdatedAt') note(node);
      // What the browser says of itself, or of the global object by another name.
      if (key === 'Date' || key === 'Temporal') note(node);
    },
    NewExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'Date' && node.arguments.length === 0) note(node);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') note(node);
    },
    VariableDeclarator(node) {
      // Taken apart, or under another name.
      if (node.init?.type === 'Identifier' && (node.init.name === 'Date' || node.init.name === 'Temporal')) note(node);
    },
  }).visit(program);
  return found;
}

const files = globSync(
  ['apps/portal/src/**/*.{ts,tsx}', 'packages/{domain,ui}/src/**/*.{ts,tsx}', 'packages/api/src/client/*.ts'],
  {
    cwd: root,
  },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !aside.test(file));

describe('the clock of the device', () => {
  it('is read only where it is corrected, or where no server is known', () => {
    expect(files.length).toBeGreaterThan(1000);
    const reading = files.filter((file) => readings(file, readFileSync(join(root, file), 'utf8')).length > 0);
    expect(reading.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  it.each([
    'const now = Date.now();',
    "const now = Date['now']();",
    'const wait = (now = Date.now) => now();',
    'const today = new Date();',
    'const said = Date();',
    'const later = new Date().getTime();',
    'const start = performance.timeOrigin + 5;',
    'const now = globalThis.Date.now();',
    'const now = Temporal.Now.instant(); const other = window.Temporal;',
    'const { now } = Date;',
    'const at = query.dataUpdatedAt;',
    'const Clock = Date;',
  ])('is found when it is read by %s', (source) => {
    expect(readings('planted.ts', source)).not.toEqual([]);
  });

  it.each([
    'const at = new Date(5);',
    'const took = performance.now() - 5;',
    "const at = Date.parse('2026');",
    'const { now } = props;',
  ])('is not found in %s', (source) => {
    expect(readings('planted.ts', source)).toEqual([]);
  });
});
