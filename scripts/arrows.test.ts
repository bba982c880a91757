import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf, refusal, roomOf } from './arrows/imports.ts';
import { rooms, testFiles } from './arrows/rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file));
const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));

/** One file of each room that is there, as product code. */
const samples = new Map(
  files.flatMap((file) => (testFiles.test(file) ? [] : [[roomOf(file)?.name ?? 'none', file] as const])),
);

describe('the arrows between rooms', () => {
  it('are the only ones that files follow', () => {
    const refusals = [...graph].flatMap(([file, imported]) => imported.map((target) => refusal(file, target) ?? []));
    expect(refusals.flat()).toEqual([]);
  });

  it('make no circle, types included', () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  it('give a room to every file, and a file to every row of the table', () => {
    expect(samples.has('none')).toBe(false);
    const unused = rooms.filter((room) => !files.some((file) => room.files.test(file)));
    expect(unused).toEqual([]);
  });

  describe.each([...samples])('%s', (name, file) => {
    const others = [...samples].filter(([other]) => other !== name);
    const { imports = [] } = roomOf(file) ?? {};
    const isAllowed = (other: string) =>
      imports.some(
        (allowed) => allowed === other || (allowed.endsWith('/*') && other.startsWith(allowed.slice(0, -1))),
      );

    it('refuses a planted import of every other room that it may not follow', () => {
      for (const [other, target] of others) {
        const path = relative(dirname(file), target);
        const source = `import type { Planted } from '${path.startsWith('.') ? path : `./${path}`}';`;
        const [planted = ''] = importsOf(file, source);
        const isSameWorkspace = other.split('/')[0] === name.split('/')[0];
        expect(refusal(file, planted) === null, `${name} -> ${other}`).toBe(isSameWorkspace && isAllowed(other));
      }
    });
  });
});

/** Packages that a room may not take, and ways to import that are seen. */
const planted = [
  ['packages/domain/src/identifier/code.ts', "import { useState } from 'react';"],
  ['packages/domain/src/identifier/code.ts', "import { z } from 'zod';"],
  ['packages/domain/src/identifier/code.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/domain/src/identifier/code.ts', "import { call } from '@lima-id/api';"],
  ['packages/api/src/client/call.ts', "import type { ButtonProps } from '@lima-id/ui';"],
  ['packages/content/src/documents/sheet.ts', "import { styled } from 'styled-components';"],
  ['packages/content/src/documents/sheet.ts', "import { brand } from '../../../../apps/portal/src/brand/brand.ts';"],
  ['apps/portal/src/routes.tsx', "import { contentFiles } from '@lima-id/content';"],
  ['packages/ui/src/Button/Button.tsx', "import { Link } from 'react-router-dom';"],
  ['packages/ui/src/Button/Button.tsx', "export * from '@lima-id/api';"],
  ['packages/ui/src/Button/Button.tsx', "const Charts = lazy(() => import('../charts/TrendLine.tsx'));"],
  ['packages/ui/src/Button/Button.tsx', "import { LookupBar } from '../LookupBar/LookupBar.tsx';"],
  ['packages/ui/src/charts/TrendLine.tsx', "import { SceneIcon } from '../SceneIcon/SceneIcon.tsx';"],
  ['apps/portal/src/screens/home/HomeScreen.tsx', "import { styled } from 'styled-components';"],
  ['apps/portal/src/screens/market/store/FreeBlock.tsx', "import { HomeScreen } from '../../home/HomeScreen.tsx';"],
  ['apps/portal/src/routes.tsx', "import { app } from '@lima-id/gateway';"],
  ['apps/gateway/src/order/orderRow.ts', "import { Button } from '@lima-id/ui';"],
  ['apps/gateway/src/order/orderRow.ts', "import { testGateway } from './testing/orderGateway.ts';"],
] as const;

const allowed = [
  ['packages/domain/src/identifier/code.ts', "import * as z from 'zod/mini';"],
  ['packages/content/src/documents/sheet.ts', "import tokens from '@lima-id/ui/tokens.json' with { type: 'json' };"],
  ['packages/ui/src/charts/TrendLine.tsx', "import { Button } from '../Button/Button.tsx';"],
  ['packages/ui/src/LookupBar/LookupBar.tsx', "import { Button } from '../Button/Button.tsx';"],
  ['apps/portal/src/screens/home/HomeScreen.styles.ts', "import { styled } from 'styled-components';"],
  ['apps/gateway/src/order/orderRow.test.ts', "import { orderGateway } from './testing/orderGateway.ts';"],
] as const;

describe('an import', () => {
  it.each(planted)('is refused in %s: %s', (file, source) => {
    expect(importsOf(file, source).map((target) => refusal(file, target))).toEqual([expect.any(String)]);
  });

  it.each(allowed)('is allowed in %s: %s', (file, source) => {
    expect(importsOf(file, source).map((target) => refusal(file, target))).toEqual([null]);
  });
});
